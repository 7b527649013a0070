// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A named image of a bundle, as generated for asset catalogues.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle
  /// Names an image of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A type with a localised description.
public protocol CustomLocalizedStringResourceConvertible {
  /// The description.
  var localizedStringResource: LocalizedStringResource { get }
}

extension AttributedString {
  /// How to read Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of the syntax is read.
    public enum InterpretedSyntax: Sendable {
      /// All of it.
      case full
      /// Marks inside a line; white space collapses.
      case inlineOnly
      /// Marks inside a line; white space stays.
      case inlineOnlyPreservingWhitespace
    }
    /// What to do with a text that is no Markdown.
    public enum FailurePolicy: Sendable {
      /// Throw an error.
      case throwError
      /// Read as much as can be read.
      case returnPartiallyParsedIfPossible
    }
    /// Whether Apple's own attributes are read. They are not read here.
    public var allowsExtendedAttributes: Bool
    /// How much of the syntax is read. Here it is always the marks inside a line.
    public var interpretedSyntax: InterpretedSyntax
    /// What to do with a text that is no Markdown. Here any text can be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text. It is not used here.
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
  /// Shows an image that depends on a value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Shows an image that depends on a value, with a label.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// Shows a decorative image that depends on a value.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// Shows a system symbol that depends on a value.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Shows an image asset. Its name is its label.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

  /// Shows a decorative image asset.
  public init(decorative resource: ImageResource) {
    self.init(decorative: resource.name, bundle: resource.bundle)
  }
}

extension String {
  /// The text for a value in a table, or the value itself without one.
  public init(
    localized keyAndValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = keyAndValue.content.localized(table, bundle, locale) }

  /// The text for a key in a table, or a default text without one.
  public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = defaultValue.content.localized(as: "\(key)", table, bundle, locale) }

  /// A text in the program's development language, which may contain values.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// Builds the text; it accepts the same values as a ``LocalizedStringKey``.
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

  /// The text of a resource, looked up now.
  @_disfavoredOverload public init(localized resource: LocalizedStringResource) {
    self = resource.localized
  }
}

extension LocalizedStringKey {
  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension Text {
  /// Shows a date. A style relative to now uses the time at which the text is made.
  public init(_ date: Date, style: DateStyle) { self.init(date, style: style, now: Date()) }

  /// Shows a range of dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      verbatim: (dates.lowerBound..<dates.upperBound).formatted(
        date: .abbreviated,
        time: .shortened
      )
    )
  }

  /// Shows a range of dates.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Shows an image as text: it is read by its name.
  public init(_ image: Image) { self.init(verbatim: image.label) }

  /// Shows a value that changes with time, as it is when the text is made.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(verbatim: format.format(source.value(Date())))
  }

  /// Shows a value that changes with time, as it is when the text is made.
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
    /// The time: 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// The day: June 3, 2025.
    public static let date = DateStyle(kind: .date)
    /// The distance from now in words: 2 hours, 23 minutes.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now with a sign: +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as a clock: 2:23:15.
    public static let timer = DateStyle(kind: .timer)
  }
}

/// A value that changes with time, for a text. A text shows what it is when the text is made.
public struct TimeDataSource<Value>: Sendable {
  let value: @Sendable (Date) -> Value
}

extension SystemFormatStyle.DateReference {
  /// Creates the format. All units may be said.
  public init(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field>,
    maxFieldCount: Int = 2,
    thresholdField: Date.RelativeFormatStyle.Field = .day
  ) { self.init(to: date, maxFieldCount: maxFieldCount) }

  /// The format in a calendar: durations are said in the same units.
  public func calendar(_ calendar: Calendar) -> SystemFormatStyle.DateReference { self }
}

extension SystemFormatStyle.DateOffset {
  /// Creates the format. All units may be said.
  public init(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field>,
    maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) { self.init(to: anchor, maxFieldCount: maxFieldCount) }

  /// The format in a calendar: durations are said in the same units.
  public func calendar(_ calendar: Calendar) -> SystemFormatStyle.DateOffset { self }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a clock that counts.
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

  /// Adds the name of a colour.
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

  /// Creates a resource from a text that is also the key.
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

  /// Creates a resource in a bundle from a text that is also the key.
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: Bundle,
    comment: StaticString? = nil
  ) { self.init(keyAndValue.content.key, keyAndValue, table, locale, .atURL(bundle.bundleURL)) }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// The time since a date, as a clock.
  public static func stopwatch(startingAt: Date, showsHours: Bool = true, maxFieldCount: Int = 4)
    -> Self
  { Self(startingAt: startingAt) }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// The time until the end of an interval, as a clock.
  public static func timer(
    countingDownIn interval: Range<Date>,
    showsHours: Bool = true,
    maxFieldCount: Int = 3
  ) -> Self { Self(countingDownIn: interval) }

  /// The time since the start of an interval, as a clock.
  public static func timer(
    countingUpIn interval: Range<Date>,
    showsHours: Bool = true,
    maxFieldCount: Int = 3
  ) -> Self { Self(countingUpIn: interval) }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// How far a date is, in words.
  public static func reference(to date: Date, maxFieldCount: Int = 2) -> Self {
    Self(to: date, maxFieldCount: maxFieldCount)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a date is, in words with a sign.
  public static func offset(to date: Date, maxFieldCount: Int = 2) -> Self {
    Self(to: date, maxFieldCount: maxFieldCount)
  }
}

extension View {
  /// Sets the language and region of a view: its texts are spoken by a voice of that language, and
  /// it formats dates and numbers by it.
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
  /// Creates an image. It has no label, so it is not exposed.
  public init(url: URL?, scale: CGFloat = 1) { content = Image(decorative: "") }
}

extension AsyncImage: View {
  /// The placeholder.
  public var body: some View { content }
}

extension Diagnostic.Kind {
  /// Words should agree with their number, in a language whose nouns are not known.
  public static let notInflected = Self(rawValue: "notInflected")
}

extension Image: Transferable {
  /// None: images have no data here.
  public static var transferRepresentation: some TransferRepresentation {
    _NoRepresentation<Image>()
  }
}

extension Image: View {
  /// Never called: an image makes its element itself.
  public var body: Never { fatalError("Image has no body") }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// Builds the text; it accepts the same values as a ``LocalizedStringKey``.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// Creates a resource from a literal, which is the key and the text.
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
  /// The time since a date, as a clock.
  public struct Stopwatch: FormatStyle {
    let start: Date
    /// Makes the format.
    public init(
      startingAt: Date,
      showsHours: Bool = true,
      maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) { start = startingAt }
    /// The words.
    public func format(_ value: Date) -> String { Duration.onClock(value.timeIntervalSince(start)) }
  }

  /// How far a date is, in words.
  public struct DateReference: FormatStyle {
    let date: Date
    let units: Int
    /// Makes the format.
    public init(to date: Date, maxFieldCount: Int = 2) {
      self.date = date
      units = maxFieldCount
    }
    /// The words.
    public func format(_ value: Date) -> String {
      Duration.inWords(date.timeIntervalSince(value), units: units)
    }
  }
}

extension Text: View {
  /// Never called: a text makes its element itself.
  public var body: Never { fatalError("Text has no body") }
}

extension TimeDataSource where Value == Date {
  /// Now.
  public static var currentDate: TimeDataSource<Date> { Self { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a time until now.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    Self { min(date, $0)..<max(date, $0) }
  }

  /// From now until a time.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    Self { min(date, $0)..<max(date, $0) }
  }
}

extension TimeDataSource where Value == Duration {
  /// How far a time is from now.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    Self { .seconds($0.timeIntervalSince(date)) }
  }
}
