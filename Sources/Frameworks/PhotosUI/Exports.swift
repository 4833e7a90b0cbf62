// What `import PhotosUI` brings along on Apple's platforms.
@_exported import Foundation
@_exported import Photos
@_exported import UIKit
