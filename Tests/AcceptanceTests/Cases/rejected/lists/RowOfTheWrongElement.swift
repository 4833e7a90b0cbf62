import SwiftUI

struct Fruit: Identifiable {
  let id: Int
  var name: String
}

struct FruitList: View {
  let fruits = [Fruit(id: 1, name: "Apple")]
  var body: some View {
    List(fruits) { fruit in  // error: generic parameter 'Data' could not be inferred // error: cannot convert value of type '[Fruit]' to expected argument type 'Binding<Data>'
      Text(fruit.title)  // error: initializer 'init(_:)' requires that 'Binding<Subject>' conform to 'StringProtocol'
    }
  }
}
