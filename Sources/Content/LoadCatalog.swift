import Diagnostics
import Foundation

extension Catalog {
  /// Reads the catalog in a folder with all of its pages.
  ///
  /// - Returns: no catalog only where the folder has no `catalog.yml`. The diagnostics are sorted;
  ///   whether the pages fit together is for their outline to say.
  package static func load(root: URL) -> (Catalog?, [Diagnostic]) {
    let (folder, problems) = CatalogFolder.open(root)
    guard let folder else { return (nil, problems) }
    let read = concurrentMap(folder.pages) { folder.page($0) }
    let catalog = Catalog(
      root: root, configuration: folder.configuration,
      pages: Section(of: read.compactMap(\.0)).allPages, support: folder.support,
      assets: folder.assets)
    return (catalog, (problems + read.flatMap(\.1)).sorted())
  }
}
