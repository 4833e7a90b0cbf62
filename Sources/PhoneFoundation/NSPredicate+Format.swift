import Foundation

// Foundation on Linux reads no formats and has no key-value coding; overloads beside those that it
// declares unavailable let code that uses them be checked.

extension NSPredicate {
  /// Stands for a predicate of a format, which cannot be read here: it holds for everything.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(value: true)
  }

  /// Stands for a predicate of a format, which cannot be read here: it holds for everything.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(value: true)
  }
}

extension NSSortDescriptor {
  /// Stands for an order by the name of a property, which cannot be looked up here.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.hash, ascending: ascending)
  }

  /// Sorts by a property that may be empty or has no order of its own: by what it is as text.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { first, second in
      "\(first)".compare("\(second)", options: .numeric)
    }
  }
}
