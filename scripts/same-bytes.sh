#!/usr/bin/env bash
# Builds the site again, in another folder and with nothing cached, and compares it with site/.
#   same-bytes.sh CATALOG
set -euo pipefail
cd "$(dirname "$0")/.."

catalog=$(realpath "$1")
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT

cp -R catalog.yml content "$copy"
"$catalog" build --root "$copy"

# The copy has no README.md: that one is written by hand and only kept by the build.
if ! diff --recursive --brief --exclude=README.md site "$copy/site"; then
  echo "same-bytes: two builds of the same pages differ" >&2
  exit 1
fi
echo "same-bytes: $(find "$copy/site" -type f | wc -l) files, all the same"
