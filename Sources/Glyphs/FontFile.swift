internal import CHarfBuzz

/// A font file, opened once; its instances have a weight and other variations set.
package final class FontFile: Sendable {
  package let path: String
  package let unitsPerEm: Int
  private let face: Handle

  /// Opens the first face of a font file.
  package init(path: String) throws(FontError) {
    let blob = hb_blob_create_from_file_or_fail(path)
    guard let blob else { throw FontError(path: path, problem: .unreadable) }
    defer { hb_blob_destroy(blob) }
    guard hb_face_count(blob) > 0, let face = hb_face_create(blob, 0) else {
      throw FontError(path: path, problem: .notAFont)
    }
    hb_face_make_immutable(face)
    self.path = path
    self.face = Handle(face)
    unitsPerEm = Int(hb_face_get_upem(face))
  }

  deinit { hb_face_destroy(face.pointer) }

  /// The font at a weight (from 100 to 900), with the shapes for a size in points; fonts that don't
  /// vary stay as they are.
  package func instance(weight: Double = 400, opticalSize: Double? = nil) -> FontInstance {
    FontInstance(face: face, file: self, weight: weight, opticalSize: opticalSize)
  }
}

/// Why a font can't be used.
package struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Problem: String, Hashable, Sendable {
    case missing = "is in none of the font folders"
    case unreadable = "can't be read"
    case notAFont = "holds no font"
  }

  package var path: String
  package var problem: Problem

  package init(path: String, problem: Problem) {
    self.path = path
    self.problem = problem
  }

  package var description: String { "font \(path) \(problem.rawValue)" }
}

/// A pointer of HarfBuzz to something that is immutable, and so safe to use from any thread.
struct Handle: @unchecked Sendable {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
  }
}
