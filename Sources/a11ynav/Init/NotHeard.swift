// SPDX-License-Identifier: MIT

import A11yProjects

/// What an app's files use that is accepted here and not heard.
struct NotHeard {
  /// A name that is used, and where first.
  struct Use {
    /// The type, or the modifier with a dot before it.
    let name: String
    /// Whether a listener loses something.
    let isPartial: Bool
    /// What the name does, or what is lost.
    let note: String
    /// The file and line of the first use.
    let place: String
    /// How often the name is used.
    var count = 1
  }

  /// What loses something first, then by name.
  let uses: [Use]

  /// Looks for names of the table in files. What the app itself declares is its own.
  init(in files: [SourceFile]) {
    let words = files.map { SwiftWords(in: $0.text) }
    let own = words.reduce(into: Set<Substring>()) { $0.formUnion($1.declared) }
    var found: [Substring: Use] = [:]
    for (file, words) in zip(files, words) {
      for word in words.used where !own.contains(word.name) {
        guard let row = Self.rows[word.text] else { continue }
        found[word.text, default: Use(row, at: "\(file.path):\(word.line)", count: 0)].count += 1
      }
    }
    uses = found.values.sorted { one, other in
      (one.isPartial ? 0 : 1, one.name) < (other.isPartial ? 0 : 1, other.name)
    }
  }

  /// One line that counts them; `nil` if there are none.
  func summary(listedBy command: String) -> String? {
    guard !uses.isEmpty else { return nil }
    let lost = uses.count(where: \.isPartial)
    let losing = lost == 0 ? "" : ", \(lost) of them with a loss for listeners"
    let are = uses.count == 1 ? "declaration is" : "declarations are"
    return "\(uses.count) \(are) accepted but not heard\(losing); list them with \(command)"
  }

  private typealias Row = (name: Substring, isPartial: Bool, note: Substring)

  private static let rows: [Substring: Row] = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { line in
      let cells = line.split(separator: " ", maxSplits: 2)
      return (cells[0], (cells[0], cells[1] == "partial", cells[2]))
    }
  )
}

extension NotHeard.Use {
  fileprivate init(
    _ row: (name: Substring, isPartial: Bool, note: Substring),
    at place: String,
    count: Int
  ) {
    name = String(row.name)
    isPartial = row.isPartial
    note = String(row.note)
    self.place = place
    self.count = count
  }

  /// The place, the name and what is lost, on one line.
  var line: String { "\(place): \(name)\(count == 1 ? "" : " (\(count) times)"): \(note)" }
}
