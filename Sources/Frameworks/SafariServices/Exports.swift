// What `import SafariServices` brings along on Apple's platforms.
@_exported import UIKit
