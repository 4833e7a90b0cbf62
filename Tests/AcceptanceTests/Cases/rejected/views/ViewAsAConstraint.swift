import SwiftUI

func show(_ view: View) {}  // warning: use of protocol 'View' as a type must be written 'any View'
