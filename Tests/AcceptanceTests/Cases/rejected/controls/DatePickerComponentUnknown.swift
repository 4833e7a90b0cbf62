import SwiftUI

struct Page: View {
  @State private var date = Date()
  var body: some View {
    DatePicker("Date", selection: $date, displayedComponents: .time)  // error: type 'DatePickerComponents' has no member 'time'
  }
}
