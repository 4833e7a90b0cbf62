import UIKit

let accent = UIColor.systemLime  // error: type 'UIColor' has no member 'systemLime'
