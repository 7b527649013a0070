// SPDX-License-Identifier: MIT

import Foundation

// Foundation has these formatters on Apple's systems only.

/// Writes how far a time is from another: "in 2 hours", "yesterday".
open class RelativeDateTimeFormatter: Formatter {
  /// Whether near days have names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How much of a unit is written.
  open var unitsStyle = UnitsStyle.full
  /// Where in a sentence the words stand. They are written as within one here.
  open var formattingContext = Formatter.Context.unknown
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Foundation declares it this way, and programs rely on it.
  /// The calendar.
  open var calendar: Calendar! = .autoupdatingCurrent
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Foundation declares it this way, and programs rely on it.
  /// The language and region.
  open var locale: Locale! = .autoupdatingCurrent

  /// Writes how far a time is from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  /// Writes a distance of time, in seconds.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let style = Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: words,
      locale: locale ?? .autoupdatingCurrent,
      calendar: calendar ?? .autoupdatingCurrent
    )
    // A moment passes before it is written: a full unit would be a little less than one.
    return Date(timeIntervalSinceNow: timeInterval + (timeInterval < 0 ? 0 : 0.05)).formatted(style)
  }

  /// Writes a distance of time, in parts.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let calendar = calendar ?? Calendar.autoupdatingCurrent
    let date = calendar.date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  /// Writes how far a time is from now; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var words: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

/// Writes several things in a row: "a, b, and c".
open class ListFormatter: Formatter {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Foundation declares it this way, and programs rely on it.
  /// The language and region.
  open var locale: Locale! = .autoupdatingCurrent
  /// How each thing is written; `nil` for its description.
  open var itemFormatter: Formatter?

  /// Writes strings in a row.
  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted() }

  /// Writes things in a row.
  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
      .formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  /// Writes things in a row; `nil` for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
