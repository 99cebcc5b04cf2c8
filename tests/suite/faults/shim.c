/* Loaded before libc: fails chosen calls on the files below one directory, or logs every change there.
 *
 * TENPIN_SHIM_DIRECTORY   the directory; nothing outside of it is touched
 * TENPIN_SHIM_PLAN        a file with a `struct plan`, mapped, so that the test changes it while this runs
 * TENPIN_SHIM_LOG         a file that every change is appended to
 *
 * Nothing is synced for real, and nobody sleeps: no test here depends on either. */

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum call { NO_CALL, WRITE, SYNC, TRUNCATE, LOCK, OPEN, SYNC_DIRECTORY, NAME, VANISH, SLEEP, CALLS };

struct plan {
    uint32_t call;    /* which calls fail */
    uint32_t first;   /* from this one on, counted from 1 */
    uint32_t failing; /* this many */
    uint32_t error;   /* with this errno; 0: half is written, and then there is no space */
    uint32_t struck;  /* how many have failed */
    uint32_t calls[CALLS];
};

enum kind { ELSEWHERE, A_FILE, A_DIRECTORY, AN_INDEX };

static struct { enum kind kind; unsigned long inode; } files[4096];
static const char *directory;
static size_t length;
static struct plan *plan;
static int log_file = -1;

__attribute__((constructor)) static void begin(void) {
    directory = getenv("TENPIN_SHIM_DIRECTORY");
    length = directory ? strlen(directory) : 0;
    const char *path = getenv("TENPIN_SHIM_PLAN");
    if (path) {
        int file = syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CLOEXEC, 0);
        void *mapped = mmap(NULL, sizeof *plan, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        if (file < 0 || mapped == MAP_FAILED) abort();
        plan = mapped;
        syscall(SYS_close, file);
    }
    path = getenv("TENPIN_SHIM_LOG");
    if (path) {
        log_file = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_APPEND | O_CLOEXEC, 0);
        if (log_file < 0) abort();
    }
}

static int ends_with(const char *text, const char *end) {
    size_t whole = strlen(text), part = strlen(end);
    return whole >= part && strcmp(text + whole - part, end) == 0;
}

static enum kind kind_at(const char *path) {
    if (!length || strncmp(path, directory, length) != 0) return ELSEWHERE;
    if (path[length] != '/' && path[length] != 0) return ELSEWHERE;
    struct stat found;
    if (stat(path, &found) == 0 && S_ISDIR(found.st_mode)) return A_DIRECTORY;
    return ends_with(path, "-shm") ? AN_INDEX : A_FILE;
}

static enum kind kind_behind(int file) {
    return file >= 0 && file < 4096 ? files[file].kind : ELSEWHERE;
}

/* Counts a call, and says whether it fails. */
static int fails(enum call call) {
    if (!plan) return 0;
    uint32_t number = ++plan->calls[call];
    if (plan->call != call || number < plan->first) return 0;
    if (number - plan->first >= plan->failing) return 0;
    plan->struck++;
    errno = plan->error ? (int)plan->error : ENOSPC;
    return 1;
}

/* One record: a line, and the bytes that it announces. */
static void record(const void *bytes, size_t size, const char *format, ...) {
    if (log_file < 0) return;
    char line[1024];
    va_list arguments;
    va_start(arguments, format);
    int written = vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    struct iovec parts[] = {{line, written}, {(void *)bytes, size}};
    if (syscall(SYS_writev, log_file, parts, 2) != (long)(written + size)) abort();
}

static const char *name_of(const char *path) {
    return path[length] ? path + length + 1 : path + length;
}

/* Opening */

static int open_any(int at, const char *path, int flags, mode_t mode) {
    enum kind kind = kind_at(path);
    if (kind != ELSEWHERE && fails(OPEN)) return -1;
    int is_new = kind == A_FILE && syscall(SYS_faccessat, AT_FDCWD, path, F_OK) != 0;
    int file = syscall(SYS_openat, at, path, flags, mode);
    if (file < 0 || file >= 4096) return file;
    files[file].kind = kind;
    struct stat found;
    if (kind == ELSEWHERE || fstat(file, &found) != 0) return file;
    files[file].inode = found.st_ino;
    if (is_new) record(NULL, 0, "create %lu %s\n", files[file].inode, name_of(path));
    if (kind == A_FILE && !is_new && (flags & O_TRUNC))
        record(NULL, 0, "truncate %lu 0\n", files[file].inode);
    return file;
}

#define MODE(flags, last)                              \
    mode_t mode = 0;                                   \
    if ((flags) & (O_CREAT | O_TMPFILE)) {             \
        va_list arguments;                             \
        va_start(arguments, last);                     \
        mode = va_arg(arguments, mode_t);              \
        va_end(arguments);                             \
    }

int open(const char *path, int flags, ...) { MODE(flags, flags) return open_any(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags, flags) return open_any(AT_FDCWD, path, flags, mode); }
int openat(int at, const char *path, int flags, ...) { MODE(flags, flags) return open_any(at, path, flags, mode); }
int openat64(int at, const char *path, int flags, ...) { MODE(flags, flags) return open_any(at, path, flags, mode); }

int close(int file) {
    if (file >= 0 && file < 4096) files[file].kind = ELSEWHERE;
    return syscall(SYS_close, file);
}

/* Writing */

/* At the end of a file that is appended to, this is where `write` writes. */
static long here(int file) { return syscall(SYS_lseek, file, 0, SEEK_CUR); }

static ssize_t written(int file, const void *bytes, ssize_t size, long offset) {
    if (size >= 0 && kind_behind(file) == A_FILE)
        record(bytes, size, "write %lu %ld %zd\n", files[file].inode, offset, size);
    return size;
}

/* How much of it is written: all, half, or -1. */
static ssize_t allowed(int file, size_t size) {
    if (kind_behind(file) == ELSEWHERE || !fails(WRITE)) return size;
    int is_first = plan->calls[WRITE] == plan->first;
    return plan->error == 0 && is_first && size > 1 ? (ssize_t)(size / 2) : -1;
}

ssize_t write(int file, const void *bytes, size_t size) {
    ssize_t part = allowed(file, size);
    if (part < 0) return -1;
    if (kind_behind(file) == ELSEWHERE) return syscall(SYS_write, file, bytes, part);
    long offset = here(file);
    return written(file, bytes, syscall(SYS_write, file, bytes, part), offset);
}

ssize_t pwrite64(int file, const void *bytes, size_t size, off64_t offset) {
    ssize_t part = allowed(file, size);
    if (part < 0) return -1;
    return written(file, bytes, syscall(SYS_pwrite64, file, bytes, part, offset), offset);
}

ssize_t pwrite(int file, const void *bytes, size_t size, off_t offset) { return pwrite64(file, bytes, size, offset); }

int ftruncate64(int file, off64_t size) {
    enum kind kind = kind_behind(file);
    if (kind != ELSEWHERE && fails(TRUNCATE)) return -1;
    int outcome = syscall(SYS_ftruncate, file, size);
    if (outcome == 0 && kind == A_FILE) record(NULL, 0, "truncate %lu %ld\n", files[file].inode, (long)size);
    return outcome;
}

int ftruncate(int file, off_t size) { return ftruncate64(file, size); }

int fsync(int file) {
    enum kind kind = kind_behind(file);
    if (kind == ELSEWHERE) return syscall(SYS_fsync, file);
    if (fails(kind == A_DIRECTORY ? SYNC_DIRECTORY : SYNC)) return -1;
    if (kind == A_DIRECTORY) record(NULL, 0, "directory\n");
    if (kind == A_FILE) record(NULL, 0, "sync %lu\n", files[file].inode);
    return 0;
}

int fdatasync(int file) { return fsync(file); }

/* Locks; giving one back never fails. */

static int fcntl_any(int file, int command, void *argument) {
    int is_lock = command == F_SETLK || command == F_SETLKW;
    if (is_lock && kind_behind(file) != ELSEWHERE) {
        if (((struct flock *)argument)->l_type != F_UNLCK && fails(LOCK)) return -1;
    }
    return syscall(SYS_fcntl, file, command, argument);
}

#define ARGUMENT(last)                          \
    va_list arguments;                          \
    va_start(arguments, last);                  \
    void *argument = va_arg(arguments, void *); \
    va_end(arguments);

int fcntl(int file, int command, ...) { ARGUMENT(command) return fcntl_any(file, command, argument); }
int fcntl64(int file, int command, ...) { ARGUMENT(command) return fcntl_any(file, command, argument); }

/* Somebody deletes the file just before it is locked. */
static void vanish(int file) {
    char link[64], path[1024];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t size = readlink(link, path, sizeof path - 1);
    if (size < 0) abort();
    path[size] = 0;
    syscall(SYS_unlinkat, AT_FDCWD, path, 0);
}

int flock(int file, int operation) {
    if (kind_behind(file) != ELSEWHERE && fails(VANISH)) vanish(file);
    if (kind_behind(file) != ELSEWHERE && !(operation & LOCK_UN) && fails(LOCK)) return -1;
    return syscall(SYS_flock, file, operation);
}

/* Names */

static int is_logged(const char *path) { return kind_at(path) == A_FILE; }

int linkat(int from_at, const char *from, int to_at, const char *to, int flags) {
    if (kind_at(to) != ELSEWHERE && fails(NAME)) return -1;
    int outcome = syscall(SYS_linkat, from_at, from, to_at, to, flags);
    if (outcome == 0 && is_logged(to)) record(NULL, 0, "link %s %s\n", name_of(from), name_of(to));
    return outcome;
}

int link(const char *from, const char *to) { return linkat(AT_FDCWD, from, AT_FDCWD, to, 0); }

int rename(const char *from, const char *to) {
    if (kind_at(to) != ELSEWHERE && fails(NAME)) return -1;
    int is_known = is_logged(from);
    int outcome = syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
    if (outcome == 0 && is_known) record(NULL, 0, "rename %s %s\n", name_of(from), name_of(to));
    return outcome;
}

int unlink(const char *path) {
    if (kind_at(path) != ELSEWHERE && access(path, F_OK) == 0 && fails(NAME)) return -1;
    int is_known = is_logged(path);
    int outcome = syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    if (outcome == 0 && is_known) record(NULL, 0, "unlink %s\n", name_of(path));
    return outcome;
}

/* Sleep: patience is counted, not slept through. */

static int sleep_any(void) {
    if (plan) plan->calls[SLEEP]++;
    return 0;
}

int usleep(useconds_t time) { (void)time; return sleep_any(); }
int nanosleep(const struct timespec *time, struct timespec *rest) { (void)time; (void)rest; return sleep_any(); }
int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
    (void)clock; (void)flags; (void)time; (void)rest;
    return sleep_any();
}
