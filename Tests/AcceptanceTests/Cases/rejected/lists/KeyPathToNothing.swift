import SwiftUI

struct Fruit { var name: String }

struct FruitList: View {
  let fruits = [Fruit(name: "Apple")]
  var body: some View {
    ForEach(fruits, id: \.title) { fruit in  // error: generic parameter 'C' could not be inferred // error: cannot convert value of type '[Fruit]' to expected argument type 'Binding<C>' // error: cannot infer key path type from context
      Text(fruit.name)  // error: initializer 'init(_:)' requires that 'Binding<Subject>' conform to 'StringProtocol'
    }
  }
}
