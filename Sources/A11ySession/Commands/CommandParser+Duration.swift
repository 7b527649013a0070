// SPDX-License-Identifier: MIT

extension CommandParser {
  /// Parses a time such as `2s`, `1.5`, `750ms` or `1min`. A bare number is in seconds.
  ///
  /// - Throws: ``SessionError`` if it is not a time, is negative, or is longer than a day.
  public static func duration(_ text: String) throws(SessionError) -> Duration {
    let units: [(String, Double)] = [("ms", 0.001), ("min", 60), ("s", 1), ("", 1)]
    let trimmed = text.trimmed
    for (unit, seconds) in units where trimmed.hasSuffix(unit) {
      let number = String(trimmed.dropLast(unit.count)).trimmed
      guard let value = Double(number), value >= 0, value * seconds <= 86_400 else { break }
      return .milliseconds(Int((value * seconds * 1000).rounded()))
    }
    throw .usage("“\(text)” is no time; write 2s, 750ms or 1min, up to a day")
  }
}
