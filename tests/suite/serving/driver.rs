//! A headless Chromium, driven through its debugging pipe.

use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, LazyLock, Mutex, Weak};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

/// Looked for only once: each start of a browser takes long.
static INSTALLED: LazyLock<Option<&str>> = LazyLock::new(installed);
/// A browser on a busy machine may be slow.
const PATIENCE: Duration = Duration::from_secs(30);

/// Records violations of the content policy from the start.
const NOTE_VIOLATIONS: &str = "window.violations = [];
    addEventListener('securitypolicyviolation', (event) =>
        violations.push(event.violatedDirective + ' ' + event.blockedURI))";

/// Shared by tests that run at the same time: each start costs a second.
static RUNNING: Mutex<Weak<Chromium>> = Mutex::new(Weak::new());

/// A running browser.
struct Chromium {
    child: Child,
    pipe: Mutex<Pipe>,
    _directory: TempDir,
}

struct Pipe {
    orders: File,
    answers: BufReader<File>,
    count: u64,
}

impl Chromium {
    fn shared() -> Option<Arc<Self>> {
        let program = INSTALLED.or_else(skipped)?;
        let mut running = RUNNING.lock().unwrap();
        let shared = running.upgrade();
        let shared = shared.unwrap_or_else(|| Arc::new(Self::start(program)));
        *running = Arc::downgrade(&shared);
        Some(shared)
    }

    fn start(program: &str) -> Self {
        let directory = tempfile::tempdir().unwrap();
        let [orders, answers] = ["orders", "answers"].map(|name| directory.path().join(name));
        let made = Command::new("mkfifo").args([&orders, &answers]).status();
        assert!(made.unwrap().success());
        // The pipe uses file descriptors 3 and 4 of the browser.
        let child = Command::new("sh")
            .args(["-c", "exec \"$0\" \"$@\" 3<orders 4>answers", program])
            .args(["--headless=new", "--no-sandbox", "--disable-gpu"])
            .args(["--disable-background-networking", "--disable-sync"])
            // All pages count as visible, as if each were on its own phone.
            .args(["--disable-renderer-backgrounding"])
            .args(["--disable-background-timer-throttling"])
            .args(["--disable-backgrounding-occluded-windows"])
            .args(["--no-first-run", "--remote-debugging-pipe"])
            .arg(format!("--user-data-dir={}", directory.path().display()))
            .current_dir(directory.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let orders = File::options().write(true).open(orders).unwrap();
        let answers = BufReader::new(File::open(answers).unwrap());
        Self {
            child,
            pipe: Mutex::new(Pipe {
                orders,
                answers,
                count: 0,
            }),
            _directory: directory,
        }
    }

    /// The browser's answer, or None if it is gone.
    fn order(&self, mut order: Value) -> Option<Value> {
        let mut pipe = self.pipe.lock().ok()?;
        pipe.count += 1;
        let count = pipe.count;
        order["id"] = count.into();
        pipe.orders
            .write_all(format!("{order}\0").as_bytes())
            .ok()?;
        // Events may come in between.
        std::iter::from_fn(|| pipe.message()).find(|answer| answer["id"] == count)
    }
}

impl Pipe {
    fn message(&mut self) -> Option<Value> {
        let mut message = Vec::new();
        self.answers.read_until(0, &mut message).ok()?;
        message.pop();
        serde_json::from_slice(&message).ok()
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A page with its own cookies, storage and window.
pub(super) struct Browser {
    chromium: Arc<Chromium>,
    context: String,
    page: String,
}

impl Browser {
    /// None if there is no browser, which is a failure if one is required.
    pub(super) fn start(language: &str, (width, height): (u32, u32)) -> Option<Self> {
        let mut browser = Self {
            chromium: Chromium::shared()?,
            context: String::new(),
            page: String::new(),
        };
        let text = |answer: &Value| answer.as_str().unwrap().to_owned();
        let context = browser.order("Target.createBrowserContext", &json!({}));
        browser.context = text(&context["browserContextId"]);
        let target = json!({ "url": "about:blank", "browserContextId": browser.context });
        let target = browser.order("Target.createTarget", &target);
        let target = json!({ "targetId": target["targetId"], "flatten": true });
        let page = browser.order("Target.attachToTarget", &target);
        browser.page = text(&page["sessionId"]);
        browser.resize((width, height));
        browser.speak(language);
        browser.order("Page.enable", &json!({}));
        browser.order(
            "Page.addScriptToEvaluateOnNewDocument",
            &json!({ "source": NOTE_VIOLATIONS }),
        );
        Some(browser)
    }

    fn speak(&mut self, language: &str) {
        let agent = self.evaluate("navigator.userAgent");
        let own = json!({ "userAgent": agent, "acceptLanguage": language });
        self.order("Emulation.setUserAgentOverride", &own);
    }

    pub(super) fn resize(&mut self, (width, height): (u32, u32)) {
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false
        });
        self.order("Emulation.setDeviceMetricsOverride", &size);
    }

    /// Panics if the browser is gone.
    fn order(&self, method: &str, parameters: &Value) -> Value {
        let mut order = json!({ "method": method, "params": parameters });
        if !self.page.is_empty() {
            order["sessionId"] = self.page.as_str().into();
        }
        let answer = self.chromium.order(order).unwrap();
        assert!(answer["error"].is_null(), "{method}: {answer}");
        answer["result"].clone()
    }

    pub(super) fn visit(&mut self, url: &str) {
        self.order("Page.navigate", &json!({ "url": url }));
    }

    /// The value of this expression on the page.
    pub(super) fn evaluate(&mut self, expression: &str) -> Value {
        let asked = json!({ "expression": expression, "returnByValue": true });
        self.order("Runtime.evaluate", &asked)["result"]["value"].clone()
    }

    /// The recorded violations of the page's content policy.
    pub(super) fn violations(&mut self) -> Vec<String> {
        serde_json::from_value(self.evaluate("violations")).unwrap()
    }

    pub(super) fn html(&mut self) -> String {
        let html = self.evaluate("document.documentElement.outerHTML");
        html.as_str().unwrap_or_default().to_owned()
    }

    /// As on a device in dark mode.
    #[cfg(feature = "centre")]
    pub(super) fn prefer_dark(&mut self) {
        let dark = json!({ "name": "prefers-color-scheme", "value": "dark" });
        self.order("Emulation.setEmulatedMedia", &json!({ "features": [dark] }));
    }

    /// A PNG of the visible part of the page.
    #[cfg(feature = "centre")]
    pub(super) fn picture(&mut self) -> Vec<u8> {
        let picture = self.order("Page.captureScreenshot", &json!({ "format": "png" }));
        from_base64(picture["data"].as_str().unwrap())
    }

    /// Waits until the page shows this text.
    pub(super) fn see(&mut self, text: &str) {
        self.wait_for(&format!(
            "document.body?.innerText.includes({})",
            json!(text)
        ));
    }

    /// Waits until this is true on the page.
    pub(super) fn wait_for(&mut self, expression: &str) {
        let start = Instant::now();
        while self.evaluate(expression) != true {
            assert!(
                start.elapsed() < PATIENCE,
                "{expression}\n{}",
                self.evaluate("document.body?.innerText")
            );
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let context = json!({ "browserContextId": self.context });
        let closed = json!({ "method": "Target.disposeBrowserContext", "params": context });
        // It may be gone already.
        let _ = self.chromium.order(closed);
    }
}

pub(crate) fn from_base64(text: &str) -> Vec<u8> {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let letters = text.bytes().filter(|letter| *letter != b'=');
    let bits = letters.map(|letter| LETTERS.iter().position(|own| *own == letter).unwrap());
    let (mut bytes, mut rest, mut count) = (Vec::new(), 0_usize, 0);
    for six in bits {
        rest = (rest << 6 | six) & 0xffff;
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push(u8::try_from(rest >> count & 0xff).unwrap());
        }
    }
    bytes
}

fn skipped() -> Option<&'static str> {
    let is_required = std::env::var_os("TENPIN_BROWSER").is_some();
    assert!(!is_required, "there is no browser");
    println!("skipped: there is no browser");
    None
}

fn installed() -> Option<&'static str> {
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let is_there = |name: &&str| {
        let mut version = Command::new(name);
        let version = version.arg("--version").stdout(Stdio::null());
        let status = version.stderr(Stdio::null()).status();
        status.is_ok_and(|status| status.success())
    };
    names.into_iter().find(is_there)
}
