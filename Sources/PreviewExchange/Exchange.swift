/// The folder through which the tool and a preview's program meet: names of the files in it.
package enum Exchange {
  /// A `DrawRequest`, from the tool.
  package static let request = "request.json"
  /// A `JournalEntry` a line, from the program; a last line without its end is not one yet.
  package static let journal = "journal"
  /// A `CrashReport`, if the program crashed.
  package static let crash = "crash"
  /// What the program printed.
  package static let output = "stdout"
  /// What the program, or its runtime when it crashed, complained about.
  package static let errors = "stderr"
}
