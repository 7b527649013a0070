// SPDX-License-Identifier: MIT

import Foundation

/// The address of a page in normalized form, without a fragment, without a default port, and with a lowercase host.
package struct SiteAddress: Hashable, Sendable, CustomStringConvertible {
  /// The address.
  package let text: String
  /// The scheme, host and port, such as `https://example.org:8443`.
  package let origin: String
  /// The path and the query, such as `/teas?page=2`.
  package let path: String

  /// Reads an absolute HTTP or HTTPS address, or returns `nil` for any other text, such as a `mailto:` address or a
  /// filename.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.longest, var parts = URLComponents(string: text),
      let scheme = parts.scheme?.lowercased(), scheme == "http" || scheme == "https",
      let host = parts.host?.lowercased(), !host.isEmpty, parts.user == nil, parts.password == nil
    else { return nil }
    parts.scheme = scheme
    parts.host = host
    parts.fragment = nil
    if parts.port == (scheme == "http" ? 80 : 443) { parts.port = nil }
    if parts.path.isEmpty { parts.path = "/" }
    if parts.query?.isEmpty == true { parts.query = nil }
    guard let whole = parts.string else { return nil }
    self.text = whole
    origin = "\(scheme)://\(host)\(parts.port.map { ":\($0)" } ?? "")"
    path = String(whole.dropFirst(origin.count))
  }

  /// The maximum length of an address to follow, in bytes.
  private static let longest = 4_096

  /// The path without the query.
  var pathAlone: Substring { path.prefix { $0 != "?" } }

  /// The path without the query and with `#` in place of each number. The pages for the days of a calendar therefore
  /// have the same shape.
  var shape: String { String(pathAlone.replacing(/[0-9]+/, with: "#")) }

  /// Whether the path ends with a filename extension that is not used for pages.
  var isOtherFile: Bool {
    guard let name = pathAlone.split(separator: "/").last, let dot = name.lastIndex(of: ".") else {
      return false
    }
    return Self.otherFiles.contains(name[name.index(after: dot)...].lowercased())
  }

  private static let otherFiles: Set<String> = [
    "7z", "apk", "atom", "avi", "avif", "bz2", "css", "csv", "deb", "dmg", "doc", "docx", "eot",
    "epub", "exe", "flac", "gif", "gz", "ics", "ico", "iso", "jar", "jpeg", "jpg", "js", "json",
    "m4a", "m4v", "map", "mjs", "mov", "mp3", "mp4", "mpeg", "msi", "odp", "ods", "odt", "ogg",
    "ogv", "otf", "pdf", "png", "ppt", "pptx", "ps", "rar", "rpm", "rss", "rtf", "svg", "tar",
    "tgz", "tif", "tiff", "ttf", "txt", "wasm", "wav", "webm", "webmanifest", "webp", "woff",
    "woff2", "xls", "xlsx", "xml", "xz", "zip",
  ]

  /// The address.
  package var description: String { text }
}
