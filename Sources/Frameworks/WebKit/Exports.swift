// What `import WebKit` brings along on Apple's platforms, and what it needs of Foundation.
@_exported import FoundationNetworking
@_exported import SwiftUI
