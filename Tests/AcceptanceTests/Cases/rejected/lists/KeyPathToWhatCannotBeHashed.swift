import SwiftUI

struct Shade { var amount = 0.5 }
struct Fruit { var name: String, shade: Shade }

struct FruitList: View {
  let fruits = [Fruit(name: "Apple", shade: Shade())]
  var body: some View {
    ForEach(fruits, id: \.shade) { fruit in  // error: requires that 'Shade' conform to 'Hashable'
      Text(fruit.name)
    }
  }
}
