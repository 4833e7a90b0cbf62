import SwiftData
import SwiftUI

struct Item: Identifiable {
  let id = 1
}

struct ItemCount: View {
  @Query(sort: \Item.id) private var items: [Item]  // error: requires that 'Item' conform to 'PersistentModel'

  var body: some View {
    Text("\(items.count)")
  }
}
