//! The pictures in README: what the program paints, stored as files. `assets/pictures.sh` updates
//! them; look at them before you commit them.

mod drawing;
mod shapes;

use std::fs;
use std::path::Path;

use tenpin::app::ThemeName;
use tenpin::archive::{ClockTime, SaveState};

use crate::stage::Stage;
use drawing::{moving_svg, svg};

/// README has to load quickly on any connection.
const LARGEST: usize = 60_000;

/// The animated picture has every ball of a game.
const LARGEST_MOVING: usize = 200_000;

const FOUR: &str = "pjs<Enter>kyj<Enter>abc<Enter>lee<Enter><Enter>";
const SIX_FRAMES: &str = "x9-6/8/8/x-9x81xf89/x7/72x9/8-9/63xxx8/";
const THE_REST: &str = "x9/817-9-x7/x9/72x9/xx89/x81x9/";

struct Picture {
    name: &'static str,
    size: (u16, u16),
    theme: ThemeName,
    keys: String,
}

fn pictures() -> [Picture; 4] {
    [
        Picture {
            name: "sheet",
            size: (116, 36),
            theme: ThemeName::Alley,
            keys: format!("{SIX_FRAMES}x9"),
        },
        Picture {
            name: "board",
            size: (80, 24),
            theme: ThemeName::Dark,
            keys: format!("{SIX_FRAMES}x9"),
        },
        Picture {
            name: "big",
            size: (80, 24),
            theme: ThemeName::Alley,
            keys: "vx9-6/8/xx-9xx".into(),
        },
        Picture {
            name: "results",
            size: (116, 36),
            theme: ThemeName::Dark,
            keys: format!("{SIX_FRAMES}{THE_REST}"),
        },
    ]
}

impl Picture {
    fn paint(&self) -> String {
        let mut stage = Stage::new(self.size.0, self.size.1);
        stage.app = stage.app.with_theme(self.theme);
        stage.desk.saving = SaveState::Saved(Some(ClockTime::new(19, 42)));
        stage.type_keys(FOUR);
        stage.type_keys(&self.keys);
        svg(stage.terminal.backend().buffer())
    }
}

/// Three friends, up to the turkey: one frame per ball.
fn play() -> String {
    let mut stage = Stage::new(80, 24);
    stage.app = stage.app.with_theme(ThemeName::Alley);
    stage.desk.saving = SaveState::Saved(Some(ClockTime::new(19, 42)));
    stage.type_keys("pjs<Enter>kyj<Enter>abc<Enter><Enter>");
    let mut paints = vec![stage.terminal.backend().buffer().clone()];
    for ball in "x9/81x7-9/x".chars() {
        stage.type_keys(&ball.to_string());
        paints.push(stage.terminal.backend().buffer().clone());
    }
    moving_svg(&paints, 1.2, 4.0)
}

fn check(name: &str, painted: &str, largest: usize) {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/pictures");
    let file = directory.join(format!("{name}.svg"));
    assert!(painted.len() < largest, "{name}: {}", painted.len());
    if std::env::var_os("TENPIN_PICTURES").is_some_and(|order| order == "write") {
        fs::write(&file, painted).unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        kept == painted,
        "{} shows something else than the program: run assets/pictures.sh",
        file.display()
    );
}

#[test]
fn the_pictures_are_what_the_program_paints() {
    for picture in pictures() {
        check(picture.name, &picture.paint(), LARGEST);
    }
    check("play", &play(), LARGEST_MOVING);
}

#[test]
fn readme_shows_each_of_them() {
    let readme = include_str!("../../README.md");
    for name in pictures()
        .map(|picture| picture.name)
        .into_iter()
        .chain(["play"])
    {
        let shown = format!("(assets/pictures/{name}.svg)");
        assert!(readme.contains(&shown), "{shown}");
    }
}
