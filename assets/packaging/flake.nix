# `nix build ./assets/packaging#tenpin` in a clone. Not tried with Nix yet.
{
  description = "Scoreboard for a bowling night, in the terminal";
  inputs.nixpkgs.url = "nixpkgs/nixos-unstable";

  outputs = { self, nixpkgs }:
    let
      systems = [ "x86_64-linux" "aarch64-linux" "x86_64-darwin" "aarch64-darwin" ];
      each = nixpkgs.lib.genAttrs systems;
      package = pkgs: pkgs.rustPlatform.buildRustPackage {
        pname = "tenpin";
        version = "0.1.0";
        src = ../..;
        cargoLock.lockFile = ../../Cargo.lock;
        nativeBuildInputs = [ pkgs.installShellFiles ];
        # The tests need terminals and a browser, which the sandbox does not have.
        doCheck = false;
        postInstall = ''
          cargo run --release --offline --example manual -- manual
          mkdir -p $out/share
          cp -r manual $out/share/man
          installShellCompletion --cmd tenpin \
            --bash <($out/bin/tenpin completions bash) \
            --zsh <($out/bin/tenpin completions zsh) \
            --fish <($out/bin/tenpin completions fish)
        '';
        meta = { license = nixpkgs.lib.licenses.mit; mainProgram = "tenpin"; };
      };
    in {
      packages = each (system: rec {
        tenpin = package nixpkgs.legacyPackages.${system};
        default = tenpin;
      });
    };
}
