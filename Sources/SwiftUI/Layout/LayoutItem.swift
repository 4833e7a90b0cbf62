/// One thing that a container arranges.
package final class LayoutItem {
  let layout: any ItemLayout
  let children: [LayoutItem]
  let environment: EnvironmentValues

  init(_ layout: any ItemLayout, _ children: [LayoutItem] = [], in environment: EnvironmentValues) {
    self.layout = layout
    self.children = children
    self.environment = environment
  }
}
