import SwiftUI

struct Fruit { var name: String }

struct FruitList: View {
  let fruits = [Fruit(name: "Apple")]
  var body: some View {
    List(fruits) { fruit in  // error: requires that 'Fruit' conform to 'Identifiable'
      Text(fruit.name)
    }
  }
}
