#!/usr/bin/env bash
# Installs what the project needs and this machine lacks; does nothing when all is there.
#   setup.sh site    to build the catalog and write the site
#   setup.sh test    that, and what the browser tests need
set -euo pipefail
cd "$(dirname "$0")/.."

purpose=${1:?site or test}
venv=.build/venv

# docs/dependencies.md says what each is for.
packages=(
  libcmark-dev libyaml-dev libharfbuzz-dev pkg-config
  fonts-inter-variable fonts-jetbrains-mono fonts-noto-core bootstrap-icons librsvg2-bin
  bubblewrap python3 python3-venv
)
[ "$purpose" = site ] || packages+=(chromium)

fail() {
  printf 'setup: %s\n' "$@" >&2
  exit 3
}

check_swift() {
  command -v swift >/dev/null || fail "no 'swift' on PATH; install a Swift 6.3 toolchain first"
  local version
  version=$(swift --version 2>/dev/null | grep -oE 'Swift version [0-9]+\.[0-9]+' | head -n 1)
  version=${version#Swift version }
  case $version in
    6.[3-9] | 6.[1-9][0-9]) ;;
    *) fail "this needs Swift 6.3 or a later 6, and 'swift' is version ${version:-unknown}" ;;
  esac
}

missing_packages() {
  local package
  for package in "${packages[@]}"; do
    # "config-files" is what a removed package leaves behind, so the state is read, not the name.
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] ||
      echo "$package"
  done
}

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

install_packages() {
  local missing
  command -v dpkg-query >/dev/null && command -v apt-get >/dev/null ||
    fail "this is not a Debian; install what these packages hold: ${packages[*]}"
  mapfile -t missing < <(missing_packages)
  [ ${#missing[@]} -gt 0 ] || return 0
  [ "$(id -u)" = 0 ] || command -v sudo >/dev/null ||
    fail "these packages are missing, and only root can install them:" \
      "  apt-get install ${missing[*]}"
  echo "setup: installing ${missing[*]}"
  as_root apt-get update -q
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -q -y --no-install-recommends "${missing[@]}" ||
    fail "apt-get could not install ${missing[*]}"
}

# A virtual environment keeps the Python of the system as it is. Each list of requirements that
# was installed is copied into it, which shows the next time whether anything has changed.
install_wheels() {
  local list=scripts/requirements-$1.txt
  ! cmp -s "$list" "$venv/requirements-$1.txt" || return 0
  "$venv/bin/python" -m pip --version >/dev/null 2>&1 || python3 -m venv --clear "$venv" ||
    fail "python3 could not make a virtual environment in $venv"
  echo "setup: installing $list"
  "$venv/bin/python" -m pip install -q --disable-pip-version-check --require-hashes -r "$list" ||
    fail "pip could not install $list"
  cp "$list" "$venv/requirements-$1.txt"
}

# The wheel keeps its program in a folder of its own; `catalog build` looks for it on PATH, where
# the Makefile puts the programs of the virtual environment.
link_pagefind() {
  local program
  program=$("$venv/bin/python" -c 'import pagefind_bin; print(pagefind_bin.__path__[0])')/pagefind
  ln -sfrn "$program" "$venv/bin/pagefind"
}

check_swift
install_packages
install_wheels site
[ -e "$venv/bin/pagefind" ] || link_pagefind
[ "$purpose" = site ] || install_wheels test
