import SwiftData

@Model
final class Basket {  // error: @Model requires an initializer be provided for 'Basket'
  var count: Int
}
