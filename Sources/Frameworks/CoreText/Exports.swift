// What `import CoreText` brings along: UIKit declares fonts of both kinds, which are one here.
@_exported import UIKit
