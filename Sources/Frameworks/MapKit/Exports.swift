// What `import MapKit` brings along on Apple's platforms.
@_exported import CoreLocation
@_exported import SwiftUI
