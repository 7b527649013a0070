// SPDX-License-Identifier: MIT

/// A day, month, week or time of day in the format of HTML's date fields.
///
/// For example, `2012-12-12` is a day, `2012-12` a month, `2012-W50` a week, `17:30` a time, and `2012-12-12T17:30` a
/// day with its time.
struct SpokenDate: Hashable, Sendable {
  private var year: Int?
  private var month: Int?
  private var day: Int?
  private var week: Int?
  private var time: [Int]?

  /// Parses the value of a date field, or returns `nil` if the value is not a date.
  init?(_ text: String) {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    switch halves.count {
    case 1 where text.contains(":"):
      guard let time = Self.time(halves[0]) else { return nil }
      self.time = time
    case 1:
      guard readDay(halves[0]) else { return nil }
    case 2:
      guard readDay(halves[0]), day != nil, let time = Self.time(halves[1]) else { return nil }
      self.time = time
    default: return nil
    }
  }

  /// Whether the date is a day without a time.
  var isDay: Bool { day != nil && time == nil }
  /// Whether the date is only a month.
  var isMonth: Bool { month != nil && day == nil }
  /// Whether the date is only a week.
  var isWeek: Bool { week != nil }

  private mutating func readDay(_ text: Substring) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0].count >= 4, let year = Self.number(parts[0], 1...275_760)
    else { return false }
    self.year = year
    if parts.count == 2, parts[1].first == "W" {
      week = Self.number(parts[1].dropFirst(), 1...53)
      return week != nil
    }
    guard let month = Self.number(parts[1], 1...12) else { return false }
    self.month = month
    guard parts.count == 3 else { return parts.count == 2 }
    day = Self.number(parts[2], 1...Self.days(month, year))
    return day != nil
  }

  private static func days(_ month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func time(_ text: Substring) -> [Int]? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let hour = number(parts[0], 0...23),
      let minute = number(parts[1], 0...59)
    else { return nil }
    guard parts.count == 3 else { return [hour, minute] }
    // Fractions of a second are not spoken.
    let whole = parts[2].prefix { $0 != "." }
    guard let second = number(whole, 0...59) else { return nil }
    return [hour, minute, second]
  }

  private static func number(_ text: Substring, _ range: ClosedRange<Int>) -> Int? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
      range.contains(number)
    else { return nil }
    return number
  }

  /// Returns the date as it is spoken in a language.
  func text(in words: DateWords) -> String {
    let clock = time.map { Self.clock($0, words.time) } ?? ""
    guard let year else { return clock }
    var pattern = words.month
    if week != nil { pattern = words.week }
    if day != nil { pattern = words.date }
    let dayText = day == 1 ? words.firstDay : "\(day ?? 0)"
    let date =
      pattern
      .replacing("%Y", with: "\(year)")
      .replacing("%M", with: month.map { words.months[$0 - 1] } ?? "")
      .replacing("%D", with: dayText)
      .replacing("%W", with: "\(week ?? 0)")
    guard !clock.isEmpty else { return date }
    return words.joint.replacing("%1", with: date).replacing("%2", with: clock)
  }

  private static func clock(_ time: [Int], _ clock: DateWords.Clock) -> String {
    let rest = time.dropFirst().map { ":" + ($0 < 10 ? "0" : "") + "\($0)" }.joined()
    switch clock {
    case .twentyFourHours: return "\(time[0])" + rest
    case .twelveHours(let am, let pm):
      let hour = time[0] % 12 == 0 ? 12 : time[0] % 12
      return "\(hour)\(rest) " + (time[0] < 12 ? am : pm)
    }
  }
}
