// SPDX-License-Identifier: MIT

import Foundation

/// Returns the relative path from a folder to a file.
enum RelativePath {
  static func from(_ folder: URL, to place: URL) -> String {
    let start = folder.standardizedFileURL.pathComponents
    let end = place.standardizedFileURL.pathComponents
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let ups = Array(repeating: "..", count: start.count - shared)
    return (ups + end.dropFirst(shared)).joined(separator: "/")
  }
}
