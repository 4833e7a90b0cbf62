import CCmark

/// A node of libcmark's tree, for as long as `withParsed` keeps it.
struct CNode {
  let pointer: OpaquePointer

  var type: cmark_node_type { cmark_node_get_type(pointer) }
  /// Counts from 1 where the parsed bytes start.
  var line: Int { Int(cmark_node_get_start_line(pointer)) }
  var lastLine: Int { Int(cmark_node_get_end_line(pointer)) }
  /// Counts bytes from 1; reliable for blocks only.
  var column: Int { Int(cmark_node_get_start_column(pointer)) }
  var level: Int { Int(cmark_node_get_heading_level(pointer)) }
  var destination: String { string(cmark_node_get_url(pointer)) }
  var title: String { string(cmark_node_get_title(pointer)) }
  var literal: String { string(cmark_node_get_literal(pointer)) }
  /// The first number of an ordered list.
  var start: Int? {
    guard cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST else { return nil }
    return Int(cmark_node_get_list_start(pointer))
  }

  var isTight: Bool { cmark_node_get_list_tight(pointer) == 1 }

  /// Reads the children, each of which is gone afterwards: libcmark's tree takes far more memory than
  /// what is read from it.
  func takeChildren(_ read: (CNode) -> Void) {
    while let child = firstChild {
      read(child)
      child.free()
    }
  }

  var firstChild: CNode? { cmark_node_first_child(pointer).map(CNode.init) }

  func free() {
    cmark_node_unlink(pointer)
    cmark_node_free(pointer)
  }

  private func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}
