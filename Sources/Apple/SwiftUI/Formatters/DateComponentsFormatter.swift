// SPDX-License-Identifier: MIT

import Foundation

/// A formatter for durations, such as "1 hour, 5 minutes" or "1:05:00".
open class DateComponentsFormatter: Formatter {
  /// The units that the formatter can use. If the set is empty, the formatter chooses suitable units.
  open var allowedUnits: NSCalendar.Unit = []
  /// The length of the units' names.
  open var unitsStyle = UnitsStyle.positional
  /// The format for units whose value is zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The maximum number of units, or 0 for no limit.
  open var maximumUnitCount = 0
  /// The calendar. The calendar's locale determines the language of the text. A day always has 24 hours.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// Whether the text begins with "about". This property has no effect.
  open var includesApproximationPhrase = false
  /// Whether the text ends with "remaining". This property has no effect.
  open var includesTimeRemainingPhrase = false
  /// Whether the text includes a fraction of the last unit. This property has no effect.
  open var allowsFractionalUnits = false
  /// Whether the largest unit's value can exceed the next larger unit, as in "90 minutes"; such values are always
  /// allowed.
  open var collapsesLargestUnit = false
  /// The position of the formatted text in a sentence.
  open var formattingContext = Formatter.Context.unknown

  /// Returns the text for a duration in seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    let sign = ti < 0 ? "-" : ""
    var rest = Int64(abs(ti).rounded())
    var parts: [(unit: Duration.UnitsFormatStyle.Unit, count: Int64)] = []
    for (unit, mark, seconds) in Self.units where allowed.contains(mark) {
      parts.append((unit, rest / seconds))
      rest %= seconds
    }
    return sign + write(limited(parts))
  }

  /// Returns the text for the duration between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Returns the text for a duration that is given as date components.
  open func string(from components: DateComponents) -> String? {
    var seconds = (components.second ?? 0) + 60 * (components.minute ?? 0)
    seconds += 3600 * (components.hour ?? 0) + 86400 * (components.day ?? 0)
    return string(from: TimeInterval(seconds + 604_800 * (components.weekOfMonth ?? 0)))
  }

  /// Returns the text for a duration that is given as date components, or `nil` for any other value.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap(string(from:))
  }

  /// Returns the text for a duration that is given as date components, in a given style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle)
    -> String?
  {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private static let units: [(Duration.UnitsFormatStyle.Unit, NSCalendar.Unit, Int64)] = [
    (.weeks, .weekOfMonth, 604_800), (.days, .day, 86400), (.hours, .hour, 3600),
    (.minutes, .minute, 60), (.seconds, .second, 1),
  ]

  private var allowed: NSCalendar.Unit {
    allowedUnits.isEmpty ? [.day, .hour, .minute, .second] : allowedUnits
  }

  private typealias Part = (unit: Duration.UnitsFormatStyle.Unit, count: Int64)

  private func limited(_ parts: [Part]) -> [Part] {
    var parts = parts
    if !zeroFormattingBehavior.contains(.pad) {
      while parts.count > 1, parts[0].count == 0 { parts.removeFirst() }
      if unitsStyle != .positional { parts = parts.filter { $0.count != 0 }.nonEmpty ?? parts }
    }
    return maximumUnitCount > 0 ? Array(parts.prefix(maximumUnitCount)) : parts
  }

  private func write(_ parts: [Part]) -> String {
    guard unitsStyle == .positional else { return words(parts) }
    let isPadded = zeroFormattingBehavior.contains(.pad)
    return parts.enumerated().map { place, part in
      place == 0 && !(isPadded && parts.count > 1)
        ? "\(part.count)" : part.count < 10 ? "0\(part.count)" : "\(part.count)"
    }
    .joined(separator: ":")
  }

  /// Returns the parts of a duration in words, in the language of the calendar's locale.
  private func words(_ parts: [Part]) -> String {
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .abbreviated: .narrow
      default: .abbreviated
      }
    let locale = calendar?.locale ?? .autoupdatingCurrent
    let seconds = parts.reduce(Int64(0)) { sum, part in
      sum + part.count * (Self.units.first { $0.0 == part.unit }?.2 ?? 1)
    }
    let units = Set(parts.map(\.unit))
    let text = Duration.seconds(seconds)
      .formatted(.units(allowed: units, width: width).locale(locale))
    return unitsStyle == .spellOut ? spelled(parts, in: text, locale) : text
  }

  /// Returns the text with its numbers spelled out.
  private func spelled(_ parts: [Part], in text: String, _ locale: Locale) -> String {
    let speller = NumberFormatter()
    speller.locale = locale
    speller.numberStyle = .spellOut
    var text = text
    for part in parts {
      guard let place = text.range(of: part.count.formatted(.number.locale(locale))),
        let words = speller.string(from: NSNumber(value: part.count))
      else { continue }
      text.replaceSubrange(place, with: words)
    }
    return text
  }
}

extension Array {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
