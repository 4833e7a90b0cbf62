import Snippets
import Tables

/// The symbols that are news to a version of iOS, or that it tells to use no more.
package struct VersionedSymbols: Sendable {
  private let target: SystemVersion
  private let table: SymbolTable
  /// By their paths.
  private let symbols: [String: [Symbol]]
  /// By a word that code which uses them has in it, the other words that it has, too.
  private let words: [String: [[String]]]

  package init(_ table: SymbolTable, target: SystemVersion) {
    self.target = target
    self.table = table
    let all = table.symbols { ios, deprecated in
      SystemVersion(ios) ?? .any > target || SystemVersion(deprecated) ?? .never <= target
    }.filter { $0.isObjectionable(on: target) }
    symbols = Dictionary(grouping: all, by: \.path)
    words = Dictionary(grouping: all.map(\.tellingWords)) { $0[0] }
      .mapValues { $0.map { Array($0.dropFirst()) } }
  }

  /// Whether code with these words may use any of them.
  package func mayBeUsed(in words: Set<Substring>) -> Bool {
    words.contains { word in
      self.words[String(word)]?.contains { $0.allSatisfy { words.contains($0[...]) } } ?? false
    }
  }

  /// What there is to say of a use of a symbol.
  ///
  /// - Parameters:
  ///   - signature: what the compiler calls it where it tells overloads apart.
  ///   - version: what the code around it makes sure of, if anything.
  package func objection(
    to path: String, signature: String, where version: () -> SystemVersion
  ) -> Objection? {
    for symbol in symbols[path] ?? [] {
      let overload = symbol.overload(signature)
      if let needed = SystemVersion(overload.ios), needed > target, !isAsNew(needed, symbol.owner),
        needed > version(), !hasElder(symbol)
      {
        return .newer(needed)
      }
      if let since = overload.deprecatedSince, since <= target {
        let own = overload.replacement
        return .deprecated(since, replacements: own.isEmpty ? symbol.replacements : [own])
      }
    }
    return nil
  }

  /// Whether something else of that name would be taken on the target: on Apple's platforms, what is
  /// not there yet is taken last.
  private func hasElder(_ symbol: Symbol) -> Bool {
    let owners = ["View", "Shape", "ShapeStyle", "Scene"].map { $0 + "/" + symbol.name }
    return ([symbol.path] + owners).contains { path in
      table.symbols(at: path).contains { !$0.isNewer(than: target) }
    }
  }

  /// Whether a type is: then it, or whatever takes a value of it, is told of.
  private func isAsNew(_ version: SystemVersion, _ type: String?) -> Bool {
    symbols[type ?? ""]?.contains { SystemVersion($0.ios) ?? .any >= version } ?? false
  }

  package enum Objection: Hashable, Sendable {
    case newer(SystemVersion)
    case deprecated(SystemVersion, replacements: [String])
  }
}

extension Symbol {
  /// Where overloads differ, the oldest counts.
  fileprivate func isObjectionable(on target: SystemVersion) -> Bool {
    let all = overloads.isEmpty ? [Overload(ios: ios, deprecation: deprecation)] : overloads
    return isNewer(than: target)
      || all.contains { $0.deprecatedSince ?? .never <= target }
  }

  /// Whether all of its overloads are.
  fileprivate func isNewer(than target: SystemVersion) -> Bool {
    let versions = overloads.isEmpty ? [ios] : overloads.map(\.ios)
    return versions.allSatisfy { SystemVersion($0) ?? .any > target }
  }

  /// The words without which nobody can use it, the most telling one first.
  fileprivate var tellingWords: [String] {
    let parts = name.split { "(:)".contains($0) }.map(String.init)
    let base = parts.first ?? name
    let labels = parts.dropFirst().filter { $0 != "_" && !Self.labelsOfClosures.contains($0) }
    guard kind == .initializer else { return [base] + labels.prefix(1) }
    let type = owner?.split(separator: "/").last.map(String.init) ?? base
    return [type] + labels.prefix(1)
  }

  /// Closures that may trail have none of these.
  private static let labelsOfClosures: Set<String> = [
    "action", "content", "destination", "label", "perform", "body", "icon", "header", "footer",
    "actions", "message", "onEditingChanged", "onCommit", "placeholder", "rowContent", "columns",
    "rows", "currentValueLabel", "minimumValueLabel", "maximumValueLabel", "description", "title",
    "tag", "keyframes", "animation", "transform", "completion", "onDismiss", "sidebar", "detail",
    "optionalLabel", "markedValueLabels", "background", "overlay", "condition",
    "completionCriteria",
    "primaryAction", "cells", "renderer", "symbols", "tick", "ticks", "makeContent", "builder",
  ]
}
