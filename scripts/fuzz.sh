#!/usr/bin/env bash
# Fuzzes the readers of what authors write: libFuzzer makes inputs from the corpus in
# Tests/FuzzingTests/Cases, for some seconds in all. What it finds it writes to .build/fuzz, from
# where it belongs, once mended, into the corpus.
#   fuzz.sh [SECONDS [READER…]]
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-60}
readers=(markdown markdown-repeated page page-repeated fence fence-repeated settings)
[ $# -lt 2 ] || readers=("${@:2}")
build=.build/fuzz
each=$((seconds / ${#readers[@]}))

# Only lld keeps the program's own `main` where libFuzzer brings another.
swift build -c release --scratch-path "$build" --product catalog-fuzz \
  -Xswiftc -sanitize=fuzzer -Xswiftc -use-ld=lld -Xswiftc -DFUZZING

export SWIFT_BACKTRACE=enable=no
failed=()
for reader in "${readers[@]}"; do
  found=$build/corpus/$reader
  mkdir -p "$found"
  echo "== $reader"
  "$build/release/catalog-fuzz" "$reader" -max_total_time=$((each > 1 ? each : 1)) -max_len=1000 \
    -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 -verbosity=0 \
    -artifact_prefix="$build/$reader-" "$found" "Tests/FuzzingTests/Cases/${reader%-repeated}" ||
    failed+=("$reader")
done
[ ${#failed[@]} -eq 0 ] || { echo "fuzz: found something in ${failed[*]}, see $build" >&2; exit 1; }
