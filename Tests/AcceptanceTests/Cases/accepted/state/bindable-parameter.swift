import SwiftUI

@Observable
final class Profile {
  var name = ""
}

struct ProfileEditor: View {
  @Bindable var profile: Profile

  var body: some View {
    TextField("Name", text: $profile.name)
  }
}

struct ProfileList: View {
  @State private var profiles = [Profile(), Profile()]

  var body: some View {
    ForEach(profiles.indices, id: \.self) { index in
      ProfileEditor(profile: profiles[index])
    }
  }
}

#Preview {
  let profile = Profile()
  profile.name = "Ada"
  return ProfileEditor(profile: profile)
}
