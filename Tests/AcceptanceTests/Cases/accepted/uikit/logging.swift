import OSLog
import os

struct Shop {
  private static let log = Logger(subsystem: "com.example.shop", category: "orders")
  private let count = OSAllocatedUnfairLock(initialState: 0)

  func order(_ name: String, price: Double) {
    Self.log.info("ordered \(name, privacy: .public) for \(price, format: .fixed(precision: 2))")
    Self.log.debug("order \(count.withLock { $0 }) of \(name)")
    count.withLock { $0 += 1 }
    os_log("an order of %{public}@", log: .default, type: .info, "shop")
  }
}

let poster = OSSignposter(subsystem: "com.example.shop", category: .pointsOfInterest)

func measure(_ work: () -> Void) {
  let state = poster.beginInterval("load", id: poster.makeSignpostID())
  work()
  poster.endInterval("load", state)
}
