// SPDX-License-Identifier: MIT

import A11yTranscripts
import A11yTree
import A11yWeb
import Foundation

extension Subject {
  /// Returns the lines of a header for a transcript in a given folder. Paths are relative to the folder, and secrets in
  /// addresses are masked.
  func header(inFolder folder: String) -> [String] {
    fields.map { field in
      let isPath =
        field.name == "serve"
        || field.name == "open" && self["serve"] == nil && !PageAddress.isAddress(field.value)
      let value =
        isPath && !field.value.hasPrefix("/")
        ? Self.path(field.value, from: folder) : field.value
      return "\(field.name): \(AddressMask.masked(text: value))"
    }
  }

  /// Converts a path relative to the current folder into a path relative to another folder.
  private static func path(_ path: String, from folder: String) -> String {
    let target = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    let start = URL(fileURLWithPath: folder.isEmpty ? "." : folder).standardizedFileURL
      .pathComponents
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - common)
    let relative = (up + target[common...]).joined(separator: "/")
    return relative.isEmpty ? "." : relative
  }
}
