import CIndexStore
import Foundation

/// Reads what the compiler notes of the symbols in files, with the library that comes with it.
///
/// Everything of C stays in here.
final class IndexStore {
  struct Occurrence: Hashable, Codable {
    var line: Int
    var column: Int
    /// The compiler's own name of the symbol, unique among all modules.
    var usr: String
    /// As in `padding(_:)`.
    var name = ""
    /// Whether the symbol is declared there.
    var isDeclaration = false
  }

  private let library: Library
  private let store: index_store
  private let folder: URL

  /// - Returns: `nil` where there is no library in the toolchain, or no store in the folder.
  init?(_ folder: URL, of toolchain: Toolchain) {
    guard let library = Library(Self.library(of: toolchain)),
      let store = library.create(folder.path, nil)
    else {
      return nil
    }
    self.library = library
    self.store = store
    self.folder = folder
  }

  static func library(of toolchain: Toolchain) -> URL {
    toolchain.resources.deletingLastPathComponent().appendingPathComponent("libIndexStore.so")
  }

  deinit {
    library.dispose(store)
  }

  /// The names that somebody wrote in a file to mean a symbol, or to declare one, in no particular
  /// order.
  func occurrences(inFile name: String) -> Set<Occurrence> {
    var occurrences = Occurrences(library: library)
    for record in records where record.hasPrefix(name + "-") {
      guard let reader = library.open(store, record, nil) else { continue }
      withUnsafeMutablePointer(to: &occurrences) { pointer in
        _ = library.visit(reader, pointer, add)
      }
      library.close(reader)
    }
    return occurrences.all
  }

  private lazy var records: [String] = {
    let files = FileManager.default.enumerator(atPath: folder.path)
    let paths = (files?.allObjects ?? []).compactMap { $0 as? String }
    return paths.filter { $0.contains("/records/") }.map { ($0 as NSString).lastPathComponent }
      .sorted()
  }()
}

/// What the library calls for each occurrence.
private func add(_ context: UnsafeMutableRawPointer?, _ occurrence: index_occurrence?) -> Bool {
  guard let occurrences = context?.assumingMemoryBound(to: Occurrences.self), let occurrence else {
    return false
  }
  occurrences.pointee.add(occurrence)
  return true
}

private struct Occurrences {
  let library: Library
  var all: Set<IndexStore.Occurrence> = []

  mutating func add(_ occurrence: index_occurrence) {
    let roles = library.roles(occurrence)
    guard roles & Role.written != 0, roles & Role.implicit == 0,
      let symbol = library.symbol(occurrence)
    else { return }
    var (line, column) = (UInt32(0), UInt32(0))
    library.place(occurrence, &line, &column)
    all.insert(
      .init(
        line: Int(line), column: Int(column), usr: text(library.usr(symbol)),
        name: text(library.name(symbol)), isDeclaration: roles & Role.declaration != 0))
  }

  private func text(_ string: index_string) -> String {
    let bytes = UnsafeRawBufferPointer(start: string.data, count: string.length)
    return String(decoding: bytes, as: UTF8.self)
  }

  private enum Role {
    static let declaration: UInt64 = 0b011
    static let written: UInt64 = 0b111
    static let implicit: UInt64 = 1 << 8
  }
}

/// The functions of the library that are used.
private struct Library {
  let create: indexstore_store_create_f
  let dispose: indexstore_store_dispose_f
  let open: indexstore_record_reader_create_f
  let close: indexstore_record_reader_dispose_f
  let visit: indexstore_record_reader_occurrences_apply_f
  let symbol: indexstore_occurrence_get_symbol_f
  let roles: indexstore_occurrence_get_roles_f
  let place: indexstore_occurrence_get_line_col_f
  let usr: indexstore_symbol_get_usr_f
  let name: indexstore_symbol_get_usr_f

  init?(_ file: URL) {
    guard let library = dlopen(file.path, RTLD_NOW | RTLD_LOCAL) else { return nil }
    func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(library, "indexstore_" + name).map { unsafeBitCast($0, to: type) }
    }
    guard let create = function("store_create", as: indexstore_store_create_f.self),
      let dispose = function("store_dispose", as: indexstore_store_dispose_f.self),
      let open = function("record_reader_create", as: indexstore_record_reader_create_f.self),
      let close = function("record_reader_dispose", as: indexstore_record_reader_dispose_f.self),
      let visit = function(
        "record_reader_occurrences_apply_f", as: indexstore_record_reader_occurrences_apply_f.self),
      let symbol = function("occurrence_get_symbol", as: indexstore_occurrence_get_symbol_f.self),
      let roles = function("occurrence_get_roles", as: indexstore_occurrence_get_roles_f.self),
      let place = function(
        "occurrence_get_line_col", as: indexstore_occurrence_get_line_col_f.self),
      let usr = function("symbol_get_usr", as: indexstore_symbol_get_usr_f.self),
      let name = function("symbol_get_name", as: indexstore_symbol_get_usr_f.self)
    else { return nil }
    (self.create, self.dispose, self.open, self.close) = (create, dispose, open, close)
    (self.visit, self.symbol, self.roles) = (visit, symbol, roles)
    (self.place, self.usr, self.name) = (place, usr, name)
  }
}
