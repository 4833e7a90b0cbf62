// What `import Charts` brings along on Apple's platforms.
@_exported import SwiftUI
