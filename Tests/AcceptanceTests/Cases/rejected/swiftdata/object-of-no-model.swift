import SwiftData

struct Item {}

func keep(_ item: Item, in context: ModelContext) {
  context.insert(item)  // error: requires that 'Item' conform to 'PersistentModel'
}
