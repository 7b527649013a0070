// SPDX-License-Identifier: MIT

import Foundation

// Foundation has these formatters only on Apple's systems.

/// A formatter for the time between two dates, such as "in 2 hours" or "yesterday".
open class RelativeDateTimeFormatter: Formatter {
  /// Whether days near today are given by name, such as "yesterday", or as numbers.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The length of the units' names.
  open var unitsStyle = UnitsStyle.full
  /// The position of the text in a sentence; the text is always formatted for the middle of a sentence.
  open var formattingContext = Formatter.Context.unknown
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Foundation declares the property as implicitly unwrapped, and programs rely on that.
  /// The calendar.
  open var calendar: Calendar! = .autoupdatingCurrent
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Foundation declares the property as implicitly unwrapped, and programs rely on that.
  /// The locale.
  open var locale: Locale! = .autoupdatingCurrent

  /// Returns text that describes the time between two dates.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  /// Returns the text for a time interval in seconds.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let style = Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: words,
      locale: locale ?? .autoupdatingCurrent,
      calendar: calendar ?? .autoupdatingCurrent
    )
    // A small amount is added because time passes before the text is created, which would make a full unit
    // slightly less than one.
    return Date(timeIntervalSinceNow: timeInterval + (timeInterval < 0 ? 0 : 0.05)).formatted(style)
  }

  /// Returns the text for a time interval that is given as date components.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let calendar = calendar ?? Calendar.autoupdatingCurrent
    let date = calendar.date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  /// Returns the text for the time between now and a date, or `nil` for any other value.
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

/// A formatter for lists, such as "a, b, and c".
open class ListFormatter: Formatter {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Foundation declares the property as implicitly unwrapped, and programs rely on that.
  /// The locale.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter for each item, or `nil` to use the item's description.
  open var itemFormatter: Formatter?

  /// Returns the text for a list of strings.
  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted() }

  /// Returns the text for a list of items.
  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
      .formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  /// Returns the text for a list of items, or `nil` for any other value.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
