// What `import CoreData` brings along on Apple's platforms.
@_exported import Foundation
