// SPDX-License-Identifier: MIT

/// The rules in a site's `robots.txt` about the pages that a program may read, as specified in RFC 9309.
package struct RobotsRules: Hashable, Sendable {
  private struct Line: Hashable {
    var pattern: String
    var allows: Bool
  }

  private var lines: [Line] = []
  /// The addresses of the sitemaps that the `robots.txt` file names.
  package private(set) var sitemaps: [String] = []

  /// Creates rules that allow all paths.
  package init() {}

  /// Reads a file. The rules in the file for this program apply or, if there are none, the rules for all programs.
  ///
  /// - Parameter agent: The program's name, in lower case.
  package init(_ text: String, for agent: String = "a11ynav") {
    var groups: [String: [Line]] = [:]
    var agents: [String] = []
    var isNaming = false
    for line in text.prefix(Self.longest).split(whereSeparator: \.isNewline) {
      let content = line.prefix { $0 != "#" }
      guard let colon = content.firstIndex(of: ":") else { continue }
      let name = content[..<colon].trimmed.lowercased()
      let value = content[content.index(after: colon)...].trimmed
      switch name {
      case "user-agent":
        if !isNaming { agents = [] }
        agents.append(value.lowercased())
        groups[value.lowercased(), default: []] += []
      case "allow", "disallow":
        guard !value.isEmpty else { break }
        let line = Line(pattern: value, allows: name == "allow")
        for agent in agents { groups[agent, default: []].append(line) }
      case "sitemap": sitemaps.append(value)
      default: break
      }
      isNaming = name == "user-agent"
    }
    lines = groups[agent] ?? groups["*"] ?? []
  }

  /// The maximum number of characters that are read from a `robots.txt` file. The standard requires that at least 500
  /// KiB of a `robots.txt` file be read.
  private static let longest = 1 << 20

  /// Returns whether a program may read a path, including its query. The longest matching pattern determines the
  /// result. Among patterns of equal length, `Allow` takes precedence.
  package func allows(_ path: String) -> Bool {
    let matching = lines.filter { Self.matches($0.pattern, path) }
    guard let longest = matching.map(\.pattern.utf8.count).max() else { return true }
    return matching.contains { $0.allows && $0.pattern.utf8.count == longest }
  }

  /// Returns whether the beginning of a path matches a pattern. A `*` matches any text, and a final `$` matches the
  /// end.
  private static func matches(_ pattern: String, _ path: String) -> Bool {
    let isWhole = pattern.hasSuffix("$")
    let parts = (isWhole ? pattern.dropLast() : pattern[...])
      .split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, path.hasPrefix(first) else { return false }
    var rest = path.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    guard parts.count > 1, let last = parts.last else { return !isWhole || rest.isEmpty }
    return isWhole ? rest.hasSuffix(last) : last.isEmpty || rest.contains(last)
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
