"""Measures how long a preview takes to be laid out and drawn once its program runs.

Loading the program, its fonts and its views is paid once. So the same preview is drawn a few times
and many times, and the difference is what the drawings took.
"""

import json
import statistics
import subprocess
import sys
import time

FEW = 10
MANY = 410
RUNS = 5

FONT_FOLDERS = ["/usr/share/fonts/truetype/inter-vf"]

SNIPPET = """\
import SwiftUI

struct Sample: View {
  var body: some View {
    VStack(spacing: 24) {
      ForEach(1..<6) { number in
        Button {
        } label: {
          Text("Continue to step \\(number)")
            .font(.callout)
            .padding(14)
            .frame(minWidth: 220)
            .background { Color(.systemGray3).clipShape(Capsule()) }
        }
      }
    }
  }
}

#Preview {
  Sample()
}
"""

ENTRY = """\
@_silgen_name("catalog_draw_previews") private func drawPreviews() -> CInt
@_cdecl("main") public func main() -> CInt { drawPreviews() }
"""


def milliseconds_per_drawing(products, folder):
    program = compile_program(products, folder)
    few = statistics.median(seconds(program, folder, FEW) for _ in range(RUNS))
    many = statistics.median(seconds(program, folder, MANY) for _ in range(RUNS))
    return (many - few) / (MANY - FEW) * 1000


def compile_program(products, folder):
    program = folder / "program"
    sources = {"Snippet.swift": SNIPPET, "Entry.swift": ENTRY}
    for name, text in sources.items():
        (folder / name).write_text(text)
    command = ["swiftc", "-wmo", "-parse-as-library", "-module-name", "Page"]
    command += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "snippet_main"]
    command += ["-load-plugin-library", products / "libPreviewMacros.so"]
    command += ["-I", products / "Modules", "-L", products, "-lPreviewRuntime"]
    command += ["-Xlinker", "-rpath", "-Xlinker", products, "-o", program]
    run([*command, *(folder / name for name in sources)])
    return program


def seconds(program, folder, drawings):
    """Seconds that the program takes to draw its preview so many times."""
    variant = {"appearance": "light", "textSize": "large", "scale": 3, "metrics": "ios18"}
    request = {
        "variants": [variant] * drawings,
        "storyboards": [],
        "fontFolders": FONT_FOLDERS,
        "wantsElements": False,
        "file": "Snippet.swift",
        "firstPreview": 0,
    }
    (folder / "request.json").write_text(json.dumps(request))
    start = time.perf_counter()
    run([program, folder])
    duration = time.perf_counter() - start
    drawn = (folder / "journal").read_text().count("<svg")
    if drawn != drawings:
        sys.exit(f"bench: {drawn} drawings instead of {drawings}")
    return duration


def run(command):
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"bench: {command[0]} failed:\n{result.stdout}{result.stderr}")
