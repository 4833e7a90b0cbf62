import Diagnostics
import SwiftSyntax

/// Which version of iOS code can count on, place by place, since it or what is around it says so.
package struct VersionChecks {
  private let parsed: ParsedText

  package init(_ text: SourceText) {
    parsed = ParsedText(text)
  }

  /// What the code around a place makes sure of, by attributes and by conditions.
  ///
  /// - Parameters:
  ///   - line: counts from 1.
  ///   - column: counts UTF-8 bytes from 1.
  package func version(line: Int, column: Int) -> SystemVersion {
    steps(line, column).map { $0.parent.version(for: $0.child) }.max() ?? .any
  }

  /// What a declaration asks for, or the extension that it is in, whose name stands at a place.
  ///
  /// To use what is in a type, one has to have the type first.
  package func declaredVersion(line: Int, column: Int) -> SystemVersion {
    let declarations = steps(line, column).map(\.parent).filter(\.hasAttributes).prefix(2)
    guard let own = declarations.first else { return .any }
    let extended = declarations.last?.as(ExtensionDeclSyntax.self)
    return max(own.attributedVersion, extended?.attributes.version ?? .any)
  }

  /// The way up from what stands at a place.
  private func steps(_ line: Int, _ column: Int) -> [(child: Syntax, parent: Syntax)] {
    let position = parsed.position(of: .init(line: line - 1, column: column - 1))
    guard let token = parsed.tree.token(at: position) else { return [] }
    return sequence(first: Syntax(token), next: \.parent).compactMap { child in
      child.parent.map { (child, $0) }
    }
  }
}

extension Syntax {
  /// What this makes sure of for something in it.
  fileprivate func version(for child: Syntax) -> SystemVersion {
    if let condition = self.as(IfExprSyntax.self) { return condition.version(for: child) }
    if let loop = self.as(WhileStmtSyntax.self) {
      return loop.body.id == child.id ? loop.conditions.version : .any
    }
    if let exit = self.as(GuardStmtSyntax.self) {
      return exit.body.id == child.id ? exit.conditions.versionWhereFalse : .any
    }
    if let list = self.as(ConditionElementListSyntax.self) { return list.version(before: child) }
    if let list = self.as(CodeBlockItemListSyntax.self) { return list.version(before: child) }
    return attributedVersion
  }

  fileprivate var hasAttributes: Bool { asProtocol((any WithAttributesSyntax).self) != nil }

  fileprivate var attributedVersion: SystemVersion {
    asProtocol((any WithAttributesSyntax).self)?.attributes.version ?? .any
  }
}

extension IfExprSyntax {
  fileprivate func version(for child: Syntax) -> SystemVersion {
    if body.id == child.id { return conditions.version }
    return elseBody.map { Syntax($0).id } == child.id ? conditions.versionWhereFalse : .any
  }
}

extension CodeBlockItemListSyntax {
  /// What statements before one make sure of, since they leave otherwise.
  fileprivate func version(before child: Syntax) -> SystemVersion {
    prefix { $0.id != child.id }.compactMap { $0.item.as(GuardStmtSyntax.self)?.conditions.version }
      .max() ?? .any
  }
}

extension ConditionElementListSyntax {
  /// Where all of them hold.
  fileprivate var version: SystemVersion { map(\.version).max() ?? .any }

  /// Where not all of them hold: which one does not is known where there is but one.
  fileprivate var versionWhereFalse: SystemVersion {
    count == 1 ? first?.versionWhereFalse ?? .any : .any
  }

  fileprivate func version(before child: Syntax) -> SystemVersion {
    prefix { $0.id != child.id }.map(\.version).max() ?? .any
  }
}

extension ConditionElementSyntax {
  fileprivate var version: SystemVersion { version(asking: .poundAvailable) }

  fileprivate var versionWhereFalse: SystemVersion { version(asking: .poundUnavailable) }

  private func version(asking keyword: TokenKind) -> SystemVersion {
    guard let check = condition.as(AvailabilityConditionSyntax.self),
      check.availabilityKeyword.tokenKind == keyword
    else { return .any }
    return check.availabilityArguments.version
  }
}
