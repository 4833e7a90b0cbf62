import CoreGraphics
import Foundation
import Synchronization

/// Draws SF Symbols by name, with icons of an open set that are nearest to them.
///
/// What was drawn once is remembered.
package final class SymbolLibrary: Sendable {
  private let folders: [URL]
  private let recipes: SymbolRecipes
  private let known = Mutex<[String: SymbolDrawing?]>([:])

  /// Looks for the table of names and for the icons in folders, in the order given.
  ///
  /// Without a table every name is unknown; without its icon a symbol is one that cannot be drawn.
  package init(folders: [URL]) {
    self.folders = folders
    recipes = folders.lazy.compactMap { SymbolRecipes(contentsOf: $0) }.first ?? SymbolRecipes([])
  }

  /// The library that images ask, set once when a program starts.
  package static var shared: SymbolLibrary {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  private static let current = Mutex(SymbolLibrary(folders: []))

  /// What is drawn for a symbol; `nil` where nothing is near, or where there is no such symbol.
  package func drawing(of name: String) -> SymbolDrawing? {
    known.withLock { known in
      if let drawing = known[name] { return drawing }
      let drawing = recipe(for: name).flatMap { SymbolDrawing($0, icon: icon) }
      known[name] = .some(drawing)
      return drawing
    }
  }

  /// How a symbol is drawn; `nil` where there is none of that name.
  package func recipe(for name: String) -> SymbolRecipe? { recipes[name] }

  /// Whether names are known at all.
  package var isEmpty: Bool { recipes.isEmpty }

  private func icon(_ name: String) -> Icon? {
    folders.lazy.compactMap { folder in
      try? String(contentsOf: folder.appendingPathComponent(name + ".svg"), encoding: .utf8)
    }.first.flatMap { Icon(svg: $0) }
  }
}
