// Feeds a reader: `catalog-fuzz READER FILE…` with files; built with libFuzzer, as `make fuzz` does,
// `catalog-fuzz READER OPTION… FOLDER…` with whatever libFuzzer makes of the files in the folders.

import Foundation

guard Fed.reader != nil else {
  print("usage: catalog-fuzz \(Fed.names.joined(separator: "|")) FILE…")
  exit(2)
}

#if FUZZING
  // libFuzzer takes the name of the reader for that of the program.
  var count = CommandLine.argc - 1
  var arguments = CommandLine.unsafeArgv.advanced(by: 1)
  exit(
    runDriver(&count, &arguments) { bytes, count in
      Fed.feed(Array(UnsafeBufferPointer(start: bytes, count: count)))
      return 0
    })
#else
  for path in CommandLine.arguments.dropFirst(2) {
    Fed.feed(Array(try Data(contentsOf: URL(fileURLWithPath: path))))
  }
#endif
