// SPDX-License-Identifier: MIT

/// A search for the known name that the user most likely meant when mistyping a name.
public enum NearestName {
  /// Returns the known name with the smallest edit distance, or `nil` if no known name is similar enough.
  ///
  /// The complexity is O(number of known names × letters²).
  public static func find(_ name: String, among known: [String]) -> String? {
    let wanted = Array(name.lowercased().prefix(64))
    let limit = max(2, wanted.count / 2)
    var best: (name: String, distance: Int)?
    for candidate in known {
      let distance = distance(wanted, Array(candidate.lowercased().prefix(64)))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name ?? known.first { !name.isEmpty && $0.hasPrefix(name.lowercased()) }
  }

  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let substitution = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substitution, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
