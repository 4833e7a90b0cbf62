import Foundation

extension URL {
  /// The bytes of what is there, which are read when they are first asked for.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8

    fileprivate let url: URL

    /// Starts with the first byte.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }

    /// The bytes as lines of text in UTF-8, without what ends them.
    public var lines: AsyncLineSequence<AsyncBytes> { AsyncLineSequence(self) }

    /// Gives one byte after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// A byte.
      public typealias Element = UInt8

      fileprivate let url: URL
      private var rest: Data.Iterator?

      fileprivate init(url: URL) {
        self.url = url
      }

      /// The next byte.
      ///
      /// - Throws: where nothing can be read.
      public mutating func next() async throws -> UInt8? {
        if rest == nil { rest = try Data(contentsOf: url).makeIterator() }
        return rest?.next()
      }
    }
  }

  /// The bytes of what is there.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

  /// The lines of what is there, as text in UTF-8.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

/// Lines of text, made of bytes in UTF-8; empty ones are left out.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A line, without what ends it.
  public typealias Element = String

  private let base: Base

  init(_ base: Base) {
    self.base = base
  }

  /// Starts with the first line.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }

  /// Gives one line after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// A line, without what ends it.
    public typealias Element = String

    fileprivate var base: Base.AsyncIterator

    /// The next line that is not empty.
    ///
    /// - Throws: what the bytes throw.
    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while let byte = try await base.next() {
        guard byte == 0x0A || byte == 0x0D else {
          line.append(byte)
          continue
        }
        if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}
