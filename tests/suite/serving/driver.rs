//! A headless Chromium, driven through its debugging pipe.

use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

/// Looked for once: each start of a browser takes its time.
static INSTALLED: LazyLock<Option<&str>> = LazyLock::new(installed);
/// A browser on a busy machine takes its time.
const PATIENCE: Duration = Duration::from_secs(30);

/// Notes from the first on what the policy of a page forbids.
const NOTE_VIOLATIONS: &str = "window.violations = [];
    addEventListener('securitypolicyviolation', (event) =>
        violations.push(event.violatedDirective + ' ' + event.blockedURI))";

/// With one page.
pub(super) struct Browser {
    child: Child,
    orders: File,
    answers: BufReader<File>,
    page: String,
    count: u64,
    _directory: TempDir,
}

impl Browser {
    /// None if there is no browser; that is a failure where one is required.
    pub(super) fn start(language: &str, (width, height): (u32, u32)) -> Option<Self> {
        let program = INSTALLED.or_else(skipped)?;
        let directory = tempfile::tempdir().unwrap();
        let [orders, answers] = ["orders", "answers"].map(|name| directory.path().join(name));
        let made = Command::new("mkfifo").args([&orders, &answers]).status();
        assert!(made.unwrap().success());
        // The pipe is the third and the fourth descriptor of the browser.
        let child = Command::new("sh")
            .args(["-c", "exec \"$0\" \"$@\" 3<orders 4>answers", program])
            .args(["--headless=new", "--no-sandbox", "--disable-gpu"])
            .args(["--disable-background-networking", "--disable-sync"])
            .args(["--no-first-run", "--remote-debugging-pipe"])
            .arg(format!("--accept-lang={language}"))
            .arg(format!("--user-data-dir={}", directory.path().display()))
            .current_dir(directory.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let orders = File::options().write(true).open(orders).unwrap();
        let answers = BufReader::new(File::open(answers).unwrap());
        let mut browser = Self {
            child,
            orders,
            answers,
            page: String::new(),
            count: 0,
            _directory: directory,
        };
        browser.open_page(width, height);
        Some(browser)
    }

    fn open_page(&mut self, width: u32, height: u32) {
        let target = self.order("Target.createTarget", &json!({ "url": "about:blank" }));
        let target = json!({ "targetId": target["targetId"], "flatten": true });
        let page = self.order("Target.attachToTarget", &target);
        page["sessionId"]
            .as_str()
            .unwrap()
            .clone_into(&mut self.page);
        self.resize((width, height));
        self.order("Page.enable", &json!({}));
        self.order(
            "Page.addScriptToEvaluateOnNewDocument",
            &json!({ "source": NOTE_VIOLATIONS }),
        );
    }

    pub(super) fn resize(&mut self, (width, height): (u32, u32)) {
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false
        });
        self.order("Emulation.setDeviceMetricsOverride", &size);
    }

    /// What the browser answers.
    fn order(&mut self, method: &str, parameters: &Value) -> Value {
        self.count += 1;
        let mut order = json!({ "id": self.count, "method": method, "params": parameters });
        if !self.page.is_empty() {
            order["sessionId"] = self.page.as_str().into();
        }
        self.orders
            .write_all(format!("{order}\0").as_bytes())
            .unwrap();
        let count = self.count;
        let mut answers = std::iter::repeat_with(|| self.message());
        // Events come in between.
        let answer = answers.find(|answer| answer["id"] == count).unwrap();
        assert!(answer["error"].is_null(), "{method}: {answer}");
        answer["result"].clone()
    }

    fn message(&mut self) -> Value {
        let mut message = Vec::new();
        let length = self.answers.read_until(0, &mut message).unwrap();
        assert!(length > 0, "the browser is gone");
        message.pop();
        serde_json::from_slice(&message).unwrap()
    }

    pub(super) fn visit(&mut self, url: &str) {
        self.order("Page.navigate", &json!({ "url": url }));
    }

    /// What this expression is on the page.
    pub(super) fn evaluate(&mut self, expression: &str) -> Value {
        let asked = json!({ "expression": expression, "returnByValue": true });
        self.order("Runtime.evaluate", &asked)["result"]["value"].clone()
    }

    /// What the policy of the page forbade.
    pub(super) fn violations(&mut self) -> Vec<String> {
        serde_json::from_value(self.evaluate("violations")).unwrap()
    }

    pub(super) fn html(&mut self) -> String {
        let html = self.evaluate("document.documentElement.outerHTML");
        html.as_str().unwrap_or_default().to_owned()
    }

    /// As on a device that is set to dark.
    #[cfg(feature = "centre")]
    pub(super) fn prefer_dark(&mut self) {
        let dark = json!({ "name": "prefers-color-scheme", "value": "dark" });
        self.order("Emulation.setEmulatedMedia", &json!({ "features": [dark] }));
    }

    /// A picture of what is in sight, as the PNG that the browser makes of it.
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
            let page = self.evaluate("document.body?.innerText");
            assert!(start.elapsed() < PATIENCE, "{expression}\n{page}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
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
