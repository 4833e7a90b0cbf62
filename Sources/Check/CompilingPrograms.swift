import Diagnostics
import Foundation
import Snippets

extension Compilation {
  /// Compiles a program by itself.
  func alone(_ program: Program) async throws -> Verdict {
    let texts = [program.main] + program.companions
    let files = texts.enumerated().map { index, text in
      (name: Self.name(index), text: text.string)
    }
    let result = try await self(files, stage: program.stage, limits: limits ?? .alone)
    let isBroken = !program.syntaxErrors.isEmpty
    let finder = PlaceFinder(texts: texts, isBroken: isBroken) { site in
      guard let index = texts.indices.first(where: { site.isIn(Self.name($0)) }) else {
        return nil
      }
      return Verdict.Place(text: index, line: site.line, column: site.column)
    }
    var verdict = Verdict(messages: finder.convert(result.output.messages))
    verdict.failure = result.failure.map { failure in
      Verdict.Failure(kind: failure.kind, place: failure.site.flatMap(finder.place))
    }
    return verdict
  }

  private static func name(_ index: Int) -> String {
    index == 0 ? "main-text.swift" : "companion-\(index).swift"
  }

  /// Compiles many programs as one module.
  ///
  /// - Returns: a verdict for each, in their order; `nil` for those that must be compiled alone,
  ///   since something is wrong with them or, where that cannot be told, with any of them.
  func together(_ programs: [Program]) async throws -> [Verdict?] {
    let prefix = unsaidName(in: programs)
    let nested = programs.enumerated().map { NestedProgram($1, name: "\(prefix)\($0)") }
    let decided = try await decide(Array(programs.indices), programs, nested)
    return programs.indices.map { decided[$0] }
  }

  private func decide(
    _ indices: [Int], _ programs: [Program], _ nested: [NestedProgram]
  ) async throws -> [Int: Verdict] {
    var left = indices
    for _ in 0..<Self.rounds where !left.isEmpty {
      let result = try await self(
        left.flatMap { nested[$0].namedFiles }, limits: limits ?? .together(left.count))
      let culprits = left.filter { result.isFault(of: nested[$0]) }
      if let failure = result.failure, culprits.isEmpty {
        return failure.kind == .crash ? try await decideHalves(left, programs, nested) : [:]
      }
      if result.isClean {
        let verdicts = left.map {
          Verdict(result.output.messages, of: programs[$0], nested[$0])
        }
        return Dictionary(zip(left, verdicts)) { first, _ in first }.compactMapValues(\.self)
      }
      // With errors about, the compiler skips its later stages for all: look at the rest again.
      if culprits.isEmpty { return [:] }
      left.removeAll(where: culprits.contains)
    }
    return [:]
  }

  /// Half as many are half as likely to hold whatever made the compiler crash.
  private func decideHalves(
    _ indices: [Int], _ programs: [Program], _ nested: [NestedProgram]
  ) async throws -> [Int: Verdict] {
    guard indices.count > Self.fewPrograms else { return [:] }
    let middle = indices.count / 2
    var decided: [Int: Verdict] = [:]
    for half in [indices.prefix(middle), indices.suffix(indices.count - middle)] {
      decided.merge(try await decide(Array(half), programs, nested)) { first, _ in first }
    }
    return decided
  }

  /// Not worth to be halved again.
  private static let fewPrograms = 8
  /// A stage of the compiler that finds mistakes takes one, and so does every crash.
  private static let rounds = 10

  /// A name that no program can mean, since none has it in its text.
  func unsaidName(in programs: [Program]) -> String {
    var name = "Program"
    while programs.contains(where: { $0.says(name) }) { name += "_" }
    return name
  }
}

extension Compilation.Result {
  /// Whether all that was compiled is right, but for warnings.
  fileprivate var isClean: Bool {
    failure == nil && !output.messages.contains { $0.severity == "error" }
  }

  /// Whether it is a program that there are errors in, or that the compiler came to grief over.
  fileprivate func isFault(of program: NestedProgram) -> Bool {
    if let failure { return failure.site?.isIn(program) ?? false }
    return output.messages.contains { $0.severity == "error" && $0.concerns(program) }
  }
}

extension Program {
  fileprivate func says(_ name: String) -> Bool {
    ([main] + companions).contains { $0.lines.contains { $0.text.contains(name) } }
  }
}

extension NestedProgram {
  var namedFiles: [(name: String, text: String)] {
    files.enumerated().map { (fileName($0), $1.string) }
  }
}

extension Verdict {
  /// What the compiler says of a program in company; `nil` where it would say it otherwise of the
  /// program alone.
  fileprivate init?(
    _ messages: [CompilerOutput.Message], of program: Program, _ nested: NestedProgram
  ) {
    let finder = PlaceFinder(program, nested)
    self.init(messages: finder.convert(messages.filter { $0.concerns(nested) }))
    let texts = self.messages.flatMap { [$0.text] + $0.notes.map(\.text) }
    if texts.contains(where: { $0.contains(nested.name) }) { return nil }
  }
}
