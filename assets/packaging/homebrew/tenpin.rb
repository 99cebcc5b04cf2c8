# Builds from the latest commit of a clone: `brew install --HEAD ./tenpin.rb`. Not tried on macOS yet.
class Tenpin < Formula
  desc "Scoreboard for a bowling night, in the terminal"
  license "MIT"
  head "file://#{File.expand_path("../../..", __dir__)}", using: :git, branch: "main"

  depends_on "rust" => :build

  def install
    system "cargo", "install", *std_cargo_args
    system "cargo", "run", "--release", "--example", "manual", "--", "manual"
    man1.install Dir["manual/man1/*.1"]
    (man/"ko/man1").install Dir["manual/ko/man1/*.1"]
    generate_completions_from_executable(bin/"tenpin", "completions", shells: [:bash, :zsh, :fish])
  end

  test do
    assert_match "300", shell_output("#{bin}/tenpin score X X X X X X X X X XXX")
  end
end
