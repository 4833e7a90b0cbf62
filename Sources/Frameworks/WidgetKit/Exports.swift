// What `import WidgetKit` brings along on Apple's platforms.
@_exported import Foundation
@_exported import SwiftUI
