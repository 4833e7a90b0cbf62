import CProgram
import Foundation

/// The running program's own file, and where it lies in memory.
///
/// The linker gathers the records of all previews in sections of the executable. Finding a section
/// by its name takes the file, since names are not loaded.
struct ProgramImage {
  private let file: Data
  /// What is added to an address in the file to get the one in memory.
  private let slide: UInt

  init() throws {
    file = try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped)
    slide = Self.slideOfProgram()
  }

  /// A section's bytes in memory, or `nil` where the program has no such section.
  func section(named name: String) -> UnsafeRawBufferPointer? {
    guard let header = value(Elf64_Ehdr.self, at: 0) else { return nil }
    let sections = (0..<Int(header.e_shnum)).compactMap { index in
      value(Elf64_Shdr.self, at: Int(header.e_shoff) + index * Int(header.e_shentsize))
    }
    guard sections.indices.contains(Int(header.e_shstrndx)) else { return nil }
    let names = Int(sections[Int(header.e_shstrndx)].sh_offset)
    guard
      let section = sections.first(where: { string(at: names + Int($0.sh_name)) == name })
    else { return nil }
    return UnsafeRawBufferPointer(
      start: UnsafeRawPointer(bitPattern: UInt(section.sh_addr) + slide),
      count: Int(section.sh_size))
  }

  private func value<Value>(_ type: Value.Type, at offset: Int) -> Value? {
    guard offset >= 0, offset + MemoryLayout<Value>.size <= file.count else { return nil }
    return file.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: type) }
  }

  private func string(at offset: Int) -> String? {
    guard file.indices.contains(offset) else { return nil }
    return String(decoding: file[offset...].prefix { $0 != 0 }, as: UTF8.self)
  }

  /// The program headers as they lie in memory.
  static var segments: UnsafeBufferPointer<Elf64_Phdr> {
    UnsafeBufferPointer(
      start: UnsafePointer(bitPattern: getauxval(UInt(AT_PHDR))),
      count: Int(getauxval(UInt(AT_PHNUM))))
  }

  /// The program headers say at which address they lie in the file.
  static func slideOfProgram() -> UInt {
    guard let own = segments.first(where: { $0.p_type == UInt32(PT_PHDR) }) else { return 0 }
    return getauxval(UInt(AT_PHDR)) - UInt(own.p_vaddr)
  }
}
