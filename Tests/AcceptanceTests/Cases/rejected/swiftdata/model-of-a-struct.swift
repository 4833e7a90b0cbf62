import SwiftData

@Model  // error: @Model cannot be applied to a struct
struct Basket {
  var count: Int
}
