// SPDX-License-Identifier: MIT

import Foundation

/// Writes how long something takes: "1 hour, 5 minutes", "1:05:00".
open class DateComponentsFormatter: Formatter {
  /// The units that may be written; none of them for those that fit.
  open var allowedUnits: NSCalendar.Unit = []
  /// How much of a unit is written.
  open var unitsStyle = UnitsStyle.positional
  /// How units with the value zero are written.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many units are written at most; 0 for all.
  open var maximumUnitCount = 0
  /// The calendar: its locale is the language. Days have 24 hours here.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// Whether "about" is written in front. It is not here.
  open var includesApproximationPhrase = false
  /// Whether "remaining" is written at the end. It is not here.
  open var includesTimeRemainingPhrase = false
  /// Whether a fraction of the last unit is written. It is not here.
  open var allowsFractionalUnits = false
  /// Whether a number may be greater than the next unit. It may here.
  open var collapsesLargestUnit = false
  /// Where in a sentence the words stand.
  open var formattingContext = Formatter.Context.unknown

  /// Writes a time, in seconds.
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

  /// Writes the time between two moments.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Writes a time of some parts.
  open func string(from components: DateComponents) -> String? {
    var seconds = (components.second ?? 0) + 60 * (components.minute ?? 0)
    seconds += 3600 * (components.hour ?? 0) + 86400 * (components.day ?? 0)
    return string(from: TimeInterval(seconds + 604_800 * (components.weekOfMonth ?? 0)))
  }

  /// Writes a time of some parts; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap(string(from:))
  }

  /// Writes a time of some parts in a style.
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

  /// The parts in the words of the language.
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

  /// The text with its numbers in words.
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
