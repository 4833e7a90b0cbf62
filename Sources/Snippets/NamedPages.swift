import Content

/// The paths of other pages whose blocks a page is compiled with, as far as it names them itself.
package func pagesNamed(by blocks: [Snippet]) -> [String] {
  let names = blocks.flatMap { block in
    ([block.attributes.from].compactMap(\.self) + block.attributes.uses).map {
      BlockName($0, on: block.id.page).page
    }
  }
  return Set(names).subtracting(blocks.map(\.id.page)).sorted()
}
