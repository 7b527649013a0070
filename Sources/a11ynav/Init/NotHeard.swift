// SPDX-License-Identifier: MIT

import A11yProjects

/// The names in an app's files that are accepted but have no effect on speech.
struct NotHeard {
  /// A name that an app uses, with the location of its first use.
  struct Use {
    /// The name of a type, or the name of a modifier after a period.
    let name: String
    /// Whether a listener misses information because the name has no effect.
    let isPartial: Bool
    /// A description of the name's effect, or of the information that the listener misses.
    let note: String
    /// The file and line of the first use.
    let place: String
    /// The number of uses of the name.
    var count = 1
  }

  /// The uses of names without effect, sorted by name. Uses that cause a listener to miss information come first.
  let uses: [Use]

  /// Searches files for the names in the table, ignoring names that the app itself declares.
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

  /// Returns a line that states how many such names are used, or `nil` if none are used.
  func summary(listedBy command: String) -> String? {
    guard !uses.isEmpty else { return nil }
    let lost = uses.count(where: \.isPartial)
    let losing = lost == 0 ? "" : ", including \(lost) where a listener misses something"
    let are = uses.count == 1 ? "declaration is" : "declarations are"
    return
      "\(uses.count) \(are) accepted but have no effect on the spoken words\(losing); "
      + "list them with \(command)"
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

  /// The source location, the name, and its effect or the missed information, as one line.
  var line: String { "\(place): \(name)\(count == 1 ? "" : " (\(count) times)"): \(note)" }
}
