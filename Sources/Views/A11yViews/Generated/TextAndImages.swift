// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A named image in a bundle, as generated for asset catalogs.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle
  /// Creates a resource for a named image in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A type with a localized description.
public protocol CustomLocalizedStringResourceConvertible {
  /// The localized description.
  var localizedStringResource: LocalizedStringResource { get }
}

extension AttributedString {
  /// Options for parsing Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The extent of the syntax that is parsed.
    public enum InterpretedSyntax: Sendable {
      /// The full syntax is parsed.
      case full
      /// Only inline syntax is parsed, and whitespace is collapsed.
      case inlineOnly
      /// Only inline syntax is parsed, and whitespace is preserved.
      case inlineOnlyPreservingWhitespace
    }
    /// The treatment of text that is not valid Markdown.
    public enum FailurePolicy: Sendable {
      /// An error is thrown.
      case throwError
      /// The text is parsed as far as possible.
      case returnPartiallyParsedIfPossible
    }
    /// Whether Apple's Markdown extension for attributes is parsed, which is not supported.
    public var allowsExtendedAttributes: Bool
    /// The extent of the syntax that is parsed. In this implementation, it is always the inline
    /// syntax.
    public var interpretedSyntax: InterpretedSyntax
    /// The treatment of text that is not valid Markdown. In this implementation, all text is valid.
    public var failurePolicy: FailurePolicy
    /// The language of the text, which is not used.
    public var languageCode: String?
    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }
}

extension Image {
  /// Creates an image that depends on a value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates an image that depends on a value, with a label.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// Creates a decorative image that depends on a value.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// Creates an image of a system symbol that depends on a value.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Creates an image from an asset, whose name is the label.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

  /// Creates a decorative image from an asset.
  public init(decorative resource: ImageResource) {
    self.init(decorative: resource.name, bundle: resource.bundle)
  }
}

extension String {
  /// Creates a string from a value's entry in a string table, or from the value itself if there is
  /// none.
  public init(
    localized keyAndValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = keyAndValue.content.localized(table, bundle, ReaderLanguages(locale)) }

  /// Creates a string from a key's entry in a string table, or from a default value if there is
  /// none.
  public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = defaultValue.content.localized(as: "\(key)", table, bundle, ReaderLanguages(locale)) }

  /// A string in the program's development language, which may contain interpolated values.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// A builder for the text, which accepts the same values as a ``LocalizedStringKey``.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation
    package let content: LocalizedStringKey
    /// Creates a value from a string.
    public init(_ value: String) { content = LocalizedStringKey(value) }
    /// Creates a value from a literal.
    public init(stringLiteral value: String) { content = LocalizedStringKey(value) }
    /// Creates a value from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {
      content = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// Creates a string from a resource, which is looked up immediately.
  @_disfavoredOverload public init(localized resource: LocalizedStringResource) {
    self = resource.localized
  }
}

extension LocalizedStringKey {
  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension Text {
  /// Creates a text view from a date. A style relative to the current time uses the time at which
  /// the text view is created.
  public init(_ date: Date, style: DateStyle) { self.init(date, style: style, now: Date()) }

  /// Creates a text view from a range of dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      verbatim: (dates.lowerBound..<dates.upperBound).formatted(
        date: .abbreviated,
        time: .shortened
      )
    )
  }

  /// Creates a text view from a date interval.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text view from an image's label.
  public init(_ image: Image) { self.init(verbatim: image.label) }

  /// Creates a text view from a value that changes with time, as it is when the text view is
  /// created.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(verbatim: format.format(source.value(Date())))
  }

  /// Creates a text view from a value that changes with time, as it is when the text view is
  /// created.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(format.format(source.value(Date())))
  }

  /// The style of a date.
  public struct DateStyle: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case time, date, relative, offset, timer
    }
    package let kind: Kind
    /// The time of day, such as 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// The calendar date, such as June 3, 2025.
    public static let date = DateStyle(kind: .date)
    /// The distance from the current time in words, such as 2 hours, 23 minutes.
    public static let relative = DateStyle(kind: .relative)
    /// The signed distance from the current time, such as +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from the current time as on a clock, such as 2:23:15.
    public static let timer = DateStyle(kind: .timer)
  }
}

/// A source for a value that changes with time. A text view shows the value at the time when the
/// view is created.
public struct TimeDataSource<Value>: Sendable {
  let value: @Sendable (Date) -> Value
}

extension SystemFormatStyle.DateReference {
  /// Creates a format, which may use all units.
  public init(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field>,
    maxFieldCount: Int = 2,
    thresholdField: Date.RelativeFormatStyle.Field = .day
  ) { self.init(to: date, maxFieldCount: maxFieldCount) }

  /// Returns the format unchanged, because it does not depend on a calendar.
  public func calendar(_ calendar: Calendar) -> SystemFormatStyle.DateReference { self }
}

extension SystemFormatStyle.DateOffset {
  /// Creates a format, which may use all units.
  public init(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field>,
    maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) { self.init(to: anchor, maxFieldCount: maxFieldCount) }

  /// Returns the format unchanged, because it does not depend on a calendar.
  public func calendar(_ calendar: Calendar) -> SystemFormatStyle.DateOffset { self }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends an interval's remaining or elapsed time, as on a clock.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval,
        pauseTime: pauseTime,
        countsDown: countsDown,
        showsHours: showsHours
      )
    )
  }

  /// Appends the name of a color.
  public mutating func appendInterpolation(accessibilityName color: Color) {
    appendInterpolation(Text(color.description))
  }
}

extension LocalizedStringResource {
  /// Creates a resource from a key and a default text.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) { self.init("\(key)", defaultValue, table, locale, bundle) }

  /// Creates a resource from a string that is also the key.
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) { self.init(keyAndValue.content.key, keyAndValue, table, locale, bundle) }

  /// Creates a resource in a bundle from a key and a default text.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: Bundle,
    comment: StaticString? = nil
  ) { self.init("\(key)", defaultValue, table, locale, .atURL(bundle.bundleURL)) }

  /// Creates a resource in a bundle from a string that is also the key.
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: Bundle,
    comment: StaticString? = nil
  ) { self.init(keyAndValue.content.key, keyAndValue, table, locale, .atURL(bundle.bundleURL)) }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// Returns a format for the time since a date, as on a clock.
  public static func stopwatch(startingAt: Date, showsHours: Bool = true, maxFieldCount: Int = 4)
    -> Self
  { Self(startingAt: startingAt) }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// Returns a format for the time until the end of an interval, as on a clock.
  public static func timer(
    countingDownIn interval: Range<Date>,
    showsHours: Bool = true,
    maxFieldCount: Int = 3
  ) -> Self { Self(countingDownIn: interval) }

  /// Returns a format for the time since the start of an interval, as on a clock.
  public static func timer(
    countingUpIn interval: Range<Date>,
    showsHours: Bool = true,
    maxFieldCount: Int = 3
  ) -> Self { Self(countingUpIn: interval) }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// Returns a format for the distance to a date, in words.
  public static func reference(to date: Date, maxFieldCount: Int = 2) -> Self {
    Self(to: date, maxFieldCount: maxFieldCount)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// Returns a format for the signed distance to a date, in words.
  public static func offset(to date: Date, maxFieldCount: Int = 2) -> Self {
    Self(to: date, maxFieldCount: maxFieldCount)
  }
}

extension View {
  /// Sets the language and region for a view. Its text is spoken by a voice for that language, and
  /// dates and numbers are formatted accordingly.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, Locale>,
    _ value: Locale
  ) -> some View {
    transformEnvironment(keyPath) { $0 = value }.modifier(
      _SpokenLanguageModifier(language: value.identifier(.bcp47))
    )
  }
}

extension AsyncImage where Content == Image {
  /// Creates an image without a label, which is therefore not exposed.
  public init(url: URL?, scale: CGFloat = 1) { content = Image(decorative: "") }
}

extension AsyncImage: View {
  /// The content and behavior of the view.
  public var body: some View { content }
}

extension Diagnostic.Kind {
  /// Text with `inflect: true` is in a language whose nouns cannot be inflected.
  public static let notInflected = Self(rawValue: "notInflected")
}

extension Image: Transferable {
  /// An empty representation, because images have no data.
  public static var transferRepresentation: some TransferRepresentation {
    _NoRepresentation<Image>()
  }
}

extension Image: View {
  /// Traps, because an image creates its element directly and this property is never read.
  public var body: Never { fatalError("Image has no body") }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// A builder for the text, which accepts the same values as a ``LocalizedStringKey``.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// Creates a resource from a literal that is both the key and the text.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

extension SystemFormatStyle {
  /// A format for the time since a date, as on a clock.
  public struct Stopwatch: FormatStyle {
    let start: Date
    /// Creates a format with a start date.
    public init(
      startingAt: Date,
      showsHours: Bool = true,
      maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) { start = startingAt }
    /// Returns the formatted time.
    public func format(_ value: Date) -> String { Duration.onClock(value.timeIntervalSince(start)) }
  }

  /// A format for the distance to a date, in words.
  public struct DateReference: FormatStyle {
    let date: Date
    let units: Int
    /// Creates a format for the distance to a date.
    public init(to date: Date, maxFieldCount: Int = 2) {
      self.date = date
      units = maxFieldCount
    }
    /// Returns the formatted distance.
    public func format(_ value: Date) -> String {
      Duration.inWords(date.timeIntervalSince(value), units: units)
    }
  }
}

extension Text: View {
  /// Traps, because a text view creates its element directly and this property is never read.
  public var body: Never { fatalError("Text has no body") }
}

extension TimeDataSource where Value == Date {
  /// The current time.
  public static var currentDate: TimeDataSource<Date> { Self { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// Returns a source for the range from a date to the current time.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    Self { min(date, $0)..<max(date, $0) }
  }

  /// Returns a source for the range from the current time to a date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    Self { min(date, $0)..<max(date, $0) }
  }
}

extension TimeDataSource where Value == Duration {
  /// Returns a source for the distance between a date and the current time.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    Self { .seconds($0.timeIntervalSince(date)) }
  }
}
