import SwiftUI

final class Profile {
  var name = ""
}

struct ProfileEditor: View {
  @Bindable var profile: Profile  // error: 'init(wrappedValue:)' is unavailable: The wrapped value must be an object that conforms to Observable

  var body: some View {
    Text(profile.name)
  }
}
