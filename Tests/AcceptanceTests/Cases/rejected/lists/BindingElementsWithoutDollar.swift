import SwiftUI

struct Fruit: Identifiable {
  let id: Int
  var isRipe = false
}

struct FruitList: View {
  @State private var fruits = [Fruit(id: 1)]
  var body: some View {
    List(fruits) { fruit in  // error: cannot convert value 'fruits' of type '[Fruit]' to expected type 'Binding<[Fruit]>', use wrapper instead
      Toggle("Ripe", isOn: fruit.isRipe)
    }
  }
}
