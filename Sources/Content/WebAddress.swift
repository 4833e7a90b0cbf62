import Foundation

/// Whether a site can be at an address: one that starts with `https://` or `http://`, names a host,
/// and ends with nothing that pages could not stand behind.
package func isWebAddress(_ text: String) -> Bool {
  guard let url = URL(string: text, encodingInvalidCharacters: false),
    ["http", "https"].contains(url.scheme?.lowercased()), let host = url.host, !host.isEmpty
  else { return false }
  return url.query == nil && url.fragment == nil
}
