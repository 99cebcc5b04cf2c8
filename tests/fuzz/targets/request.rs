#![no_main]

#[path = "../bodies/place.rs"]
mod place;
#[path = "../bodies/request.rs"]
mod request;
#[path = "../bodies/small_file.rs"]
mod small_file;

use std::path::Path;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, LazyLock};
use std::thread;

use signal_hook::consts::SIGPIPE;
use signal_hook::flag;
use tenpin::archive::NightReference;
use tenpin::serve::{Bind, PageView, ServeNews, ServeOptions, serve};
use tenpin::store::Watcher;

/// The address of a server that runs as long as the fuzzer.
static URL: LazyLock<String> = LazyLock::new(|| {
    // A client that leaves early must not end the process; Rust programs ignore this signal by default.
    flag::register(SIGPIPE, Arc::default()).unwrap();
    let (told, opened) = channel();
    thread::spawn(|| {
        let directory = place::directory();
        let path = directory.path().join("tenpin.db");
        std::fs::write(&path, &*small_file::FILE).unwrap();
        run(&path, told);
    });
    opened.recv().unwrap()
});

fn run(path: &Path, told: Sender<String>) {
    let options = ServeOptions {
        data: path.to_path_buf(),
        bind: Bind::At(([127, 0, 0, 1], 0).into()),
        page: PageView::Phone,
    };
    let watcher = Watcher::new(path, NightReference::Last).unwrap();
    let tell = |news| {
        if let ServeNews::Open(url, _) = news {
            told.send(url).unwrap();
        }
        Ok(())
    };
    serve(&options, watcher, tell, std::future::pending()).unwrap();
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| request::check(&URL, bytes));
