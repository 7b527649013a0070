// SPDX-License-Identifier: MIT

import A11yOpening
import Foundation

/// Tells addresses of pages from paths of documents.
public enum PageAddress {
  /// Whether the given text names a web page: an address, or an HTML file.
  public static func isPage(_ text: String) -> Bool {
    let path = text.lowercased()
    return isAddress(text) || [".html", ".htm", ".xhtml"].contains { path.hasSuffix($0) }
  }

  /// Whether a text is an address: a scheme and what follows.
  public static func isAddress(_ text: String) -> Bool {
    ["http://", "https://", "file://", "data:", "about:"].contains {
      text.lowercased().hasPrefix($0)
    }
  }

  /// The address of a file.
  static func file(_ path: String) throws(SubjectError) -> String {
    guard FileManager.default.fileExists(atPath: path) else {
      throw SubjectError("\(path): there is no such file", field: "open")
    }
    return URL(fileURLWithPath: path).standardizedFileURL.absoluteString
  }
}
