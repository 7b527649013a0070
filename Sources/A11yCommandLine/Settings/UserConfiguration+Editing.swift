// SPDX-License-Identifier: MIT

import A11yFiles
import Foundation

extension UserConfiguration {
  /// The parsed content of a line in the configuration file.
  enum Content: Hashable {
    /// An empty line or a comment.
    case nothing
    case option(name: String, value: String)
    case other(String)

    init(_ line: some StringProtocol) {
      let content = String(line).trimmed
      if content.isEmpty || content.hasPrefix("#") {
        self = .nothing
      } else if let equals = content.firstIndex(of: "=") {
        self = .option(
          name: String(content[..<equals]).trimmed,
          value: String(content[content.index(after: equals)...]).trimmed
        )
      } else {
        self = .other(content)
      }
    }

    fileprivate func sets(_ name: String) -> Bool {
      if case .option(name, _) = self { true } else { false }
    }
  }

  /// Returns the text of a file with an option set to a value or removed. The result is `nil` if the text does not
  /// contain the option to be removed. All other lines stay unchanged.
  package static func text(
    _ text: String,
    setting name: String,
    to value: String?
  ) -> String? {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let place = lines.firstIndex { Content($0).sets(name) }
    if value == nil, place == nil { return nil }
    lines.removeAll { Content($0).sets(name) }
    if let value { lines.insert("\(name) = \(value)", at: place ?? lines.endIndex) }
    return lines.map { $0 + "\n" }.joined()
  }
}
