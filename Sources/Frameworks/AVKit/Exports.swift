// What `import AVKit` brings along on Apple's platforms.
@_exported import AVFoundation
@_exported import SwiftUI
