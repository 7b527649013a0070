// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A chart in words and numbers: what it is about, its axes and its series.
public final class AXChartDescriptor {
  /// The direction of the content.
  public enum ContentDirection: Int, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// Downwards.
    case topToBottom
    /// Upwards.
    case bottomToTop
    /// Around, clockwise.
    case radialClockwise
    /// Around, anticlockwise.
    case radialCounterClockwise
  }
  /// The chart's title.
  public var title: String?
  /// What the chart shows, in a sentence or two.
  public var summary: String?
  /// The direction of the content. It does not affect speech.
  public var contentDirection = ContentDirection.leftToRight
  /// The axis along which the points lie.
  public var xAxis: any AXDataAxisDescriptor
  /// The axis of the values, if the points have values.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// The axes of further values.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The series of points.
  public var series: [AXDataSeriesDescriptor]
  /// Creates a description.
  public init(
    title: String?,
    summary: String?,
    xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
  /// Creates a description with an attributed title, whose attributes are ignored.
  public convenience init(
    attributedTitle: NSAttributedString?,
    summary: String?,
    xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      title: attributedTitle?.string,
      summary: summary,
      xAxis: xAxis,
      yAxis: yAxis,
      additionalAxes: additionalAxes,
      series: series
    )
  }
}

/// Points of a chart that belong together.
public final class AXDataSeriesDescriptor {
  /// The name of the series.
  public var name: String?
  /// Whether there are values between the points. It does not affect speech.
  public var isContinuous: Bool
  /// The points, in order.
  public var dataPoints: [AXDataPoint]
  /// Creates a series.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// How distances on the axis represent differences. It does not affect speech.
  public enum ScaleType: Int, Sendable {
    /// Linear.
    case linear
    /// Logarithmic to base 10.
    case log10
    /// Logarithmic to base e.
    case ln
  }
  /// What the axis measures.
  public var title: String
  /// How distances represent differences.
  public var scaleType = ScaleType.linear
  /// The range of the axis.
  public var range: ClosedRange<Double>
  /// Where grid lines are drawn.
  public var gridlinePositions: [Double]
  /// Describes a number in words.
  public var valueDescriptionProvider: (Double) -> String
  /// Creates an axis.
  public init(
    title: String,
    range: ClosedRange<Double>,
    gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of categories.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// What the axis lists.
  public var title: String
  /// The categories, in order.
  public var categoryOrder: [String]
  /// Creates an axis.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// The direction in which a value is stepped.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// A custom content fact of an element, spoken on request or, if important, with the element.
public final class AXCustomContent {
  /// When a fact is spoken.
  public enum Importance: UInt, Sendable {
    /// On request.
    case `default`
    /// With the element.
    case high
  }
  /// What the fact is about.
  public let label: String
  /// The fact.
  public let value: String
  /// When the fact is spoken.
  public var importance = Importance.default
  /// Creates a fact from its label and value.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}

/// The priority of an announcement.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a priority from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Interrupts, and cannot be interrupted.
  public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
  /// Interrupts, and can be interrupted.
  public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
  /// Waits for silence; dropped if another announcement comes first.
  public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}

/// How a view takes touches directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// One bit per option.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The screen reader is silent while the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The view must be activated first.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension AccessibilityCustomContentKey {
  /// Creates a key from a localised label and an identifier.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// Creates a key from a localised label, which is also the identifier.
  public init(_ labelKey: LocalizedStringKey) { self.init(labelKey, id: labelKey.key) }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Makes stops for each element identified by its `id`.
  public init(
    _ data: Data,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: \.id)
  }

  /// Makes stops for each element identified by a key path.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: id) }
}

extension AccessibilityRotorEntry {
  /// Creates a stop at an id in a namespace, with a localised label.
  public init(
    _ labelKey: LocalizedStringKey,
    id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare) }
}

extension AttributeScopes {
  /// The attributes of text that assistive technologies use.
  public struct AccessibilityAttributes: AttributeScope {
    /// The priority of an announcement.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    /// Whether all punctuation is spoken, or none.
    public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
    /// The pitch relative to the voice's own.
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    /// Whether the words are spelled out.
    public let accessibilitySpeechSpellsOutCharacters: SpellsOutCharactersAttribute
    /// The pronunciation in the International Phonetic Alphabet.
    public let accessibilitySpeechPhoneticNotation: PhoneticNotationAttribute
    /// The level of a heading.
    public let accessibilityHeadingLevel: HeadingLevelAttribute
    /// What kind of text it is.
    public let accessibilityTextualContext: TextualContextAttribute
    /// Further attributes, defined by the program.
    public let accessibilityTextCustom: TextCustomAttribute
  }
}

extension AttributeScopes.AccessibilityAttributes {
  /// Whether all punctuation is spoken, or none.
  public enum IncludesPunctuationAttribute: CodableAttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Bool
    /// The name under which the attribute is written.
    public static let name = "AXSpeechIncludesPunctuation"
  }

  /// The pitch relative to the voice's own, -1...1.
  public enum AdjustedPitchAttribute: CodableAttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Double
    /// The name under which the attribute is written.
    public static let name = "AXSpeechAdjustedPitch"
  }

  /// Whether the words are spelled out.
  public enum SpellsOutCharactersAttribute: CodableAttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Bool
    /// The name under which the attribute is written.
    public static let name = "AXSpeechSpellsOutCharacters"
  }

  /// The pronunciation in the International Phonetic Alphabet.
  public enum PhoneticNotationAttribute: CodableAttributedStringKey {
    /// The type of the attribute.
    public typealias Value = String
    /// The name under which the attribute is written.
    public static let name = "AXSpeechPhoneticNotation"
  }

  /// The level of a heading.
  public enum HeadingLevelAttribute: CodableAttributedStringKey {
    /// A level.
    public enum HeadingLevel: Int, Codable, Sendable {
      /// Unspecified.
      case unspecified
      /// The first level.
      case h1
      /// The second level.
      case h2
      /// The third level.
      case h3
      /// The fourth level.
      case h4
      /// The fifth level.
      case h5
      /// The sixth level.
      case h6
    }
    /// The type of the attribute.
    public typealias Value = HeadingLevel
    /// The name under which the attribute is written.
    public static let name = "AXHeadingLevel"
  }

  /// What kind of text it is.
  public enum TextualContextAttribute: CodableAttributedStringKey {
    /// A kind of text.
    public enum TextualContext: String, Codable, Sendable {
      /// Text of no special kind.
      case plain
      /// Console input and output.
      case console
      /// Files and folders.
      case fileSystem
      /// Messages.
      case messaging
      /// Stories and articles.
      case narrative
      /// Source code.
      case sourceCode
      /// Rows and columns.
      case spreadsheet
      /// Documents.
      case wordProcessing
    }
    /// The type of the attribute.
    public typealias Value = TextualContext
    /// The name under which the attribute is written.
    public static let name = "AXTextualContext"
  }

  /// Further attributes, defined by the program.
  public enum TextCustomAttribute: CodableAttributedStringKey {
    /// The type of the attribute.
    public typealias Value = [String]
    /// The name under which the attribute is written.
    public static let name = "AXTextCustom"
  }
}

extension EnvironmentValues {
  /// Whether colour must not be the only distinction.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
}

extension View {
  /// Queues announcements of the view. Here they are always queued.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Adds an action by name.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityAction(AccessibilityActionKind(named: name), handler) }

  /// Adds an action by a localised name.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// The older name of `accessibilityLabel(_:)`.
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  nonisolated public func accessibility(label: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityLabel(label) }

  /// The older name of `accessibilityValue(_:)`.
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  nonisolated public func accessibility(value: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityValue(value) }

  /// The older name of `accessibilityHint(_:)`.
  @available(*, deprecated, renamed: "accessibilityHint(_:)") nonisolated public func accessibility(
    hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(hint) }

  /// The older name of `accessibilityHidden(_:)`.
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  nonisolated public func accessibility(hidden: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityHidden(hidden) }

  /// The older name of `accessibilityIdentifier(_:)`.
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  nonisolated public func accessibility(identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityIdentifier(identifier) }

  /// The older name of `accessibilityInputLabels(_:)`.
  @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
  nonisolated public func accessibility(inputLabels: [Text]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityInputLabels(inputLabels) }

  /// The older name of `accessibilitySortPriority(_:)`.
  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  nonisolated public func accessibility(sortPriority: Double) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilitySortPriority(sortPriority) }

  /// The older name of `accessibilityAddTraits(_:)`.
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityAddTraits(traits) }

  /// The older name of `accessibilityRemoveTraits(_:)`.
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityRemoveTraits(traits) }

  /// The older name of `accessibilityActivationPoint(_:)`.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  nonisolated public func accessibility(activationPoint: CGPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityActivationPoint(activationPoint) }

  /// The older name of `accessibilityActivationPoint(_:)`.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  nonisolated public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityActivationPoint(activationPoint) }

  /// Adds an action that a hand gesture performs on a watch. Here it is a named action.
  nonisolated public func accessibilityQuickAction<
    Style: AccessibilityQuickActionStyle,
    Content: View
  >(style: Style, @ViewBuilder content: () -> Content) -> some View {
    accessibilityActions(content)
  }

  /// Shows the view enlarged while it is pressed. Nothing is ever pressed here.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows another view enlarged while this one is pressed. Nothing is ever pressed here.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    unheard(
      ".accessibilityShowsLargeContentViewer(_:) is accepted and not heard: Shows another view enlarged while this one is pressed. Nothing is ever pressed here."
    )
  }

  /// Explains the view: a tooltip, and a hint unless the view has one.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(textKey))
  }

  /// Explains the view: a tooltip, and a hint unless the view has one.
  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }
}

extension Text {
  /// Queues announcements of the text. Here they are always queued.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Adds an action by name.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> ModifiedContent<Content, Modifier>
  { accessibilityAction(AccessibilityActionKind(named: name), handler) }

  /// Adds an action by a localised name.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, Modifier> { accessibilityAction(named: Text(nameKey), handler) }

  /// The older name of `accessibilityLabel(_:)`.
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  nonisolated public func accessibility(label: Text) -> ModifiedContent<Content, Modifier> {
    accessibilityLabel(label)
  }

  /// The older name of `accessibilityValue(_:)`.
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  nonisolated public func accessibility(value: Text) -> ModifiedContent<Content, Modifier> {
    accessibilityValue(value)
  }

  /// The older name of `accessibilityHint(_:)`.
  @available(*, deprecated, renamed: "accessibilityHint(_:)") nonisolated public func accessibility(
    hint: Text
  ) -> ModifiedContent<Content, Modifier> { accessibilityHint(hint) }

  /// The older name of `accessibilityHidden(_:)`.
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  nonisolated public func accessibility(hidden: Bool) -> ModifiedContent<Content, Modifier> {
    accessibilityHidden(hidden)
  }

  /// The older name of `accessibilityIdentifier(_:)`.
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  nonisolated public func accessibility(identifier: String) -> ModifiedContent<Content, Modifier> {
    accessibilityIdentifier(identifier)
  }

  /// The older name of `accessibilityInputLabels(_:)`.
  @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
  nonisolated public func accessibility(inputLabels: [Text]) -> ModifiedContent<Content, Modifier> {
    accessibilityInputLabels(inputLabels)
  }

  /// The older name of `accessibilitySortPriority(_:)`.
  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  nonisolated public func accessibility(sortPriority: Double) -> ModifiedContent<Content, Modifier>
  { accessibilitySortPriority(sortPriority) }

  /// The older name of `accessibilityAddTraits(_:)`.
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
    Content, Modifier
  > { accessibilityAddTraits(traits) }

  /// The older name of `accessibilityRemoveTraits(_:)`.
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits)
    -> ModifiedContent<Content, Modifier>
  { accessibilityRemoveTraits(traits) }

  /// The older name of `accessibilityActivationPoint(_:)`.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  nonisolated public func accessibility(activationPoint: CGPoint) -> ModifiedContent<
    Content, Modifier
  > { accessibilityActivationPoint(activationPoint) }

  /// The older name of `accessibilityActivationPoint(_:)`.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  nonisolated public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<
    Content, Modifier
  > { accessibilityActivationPoint(activationPoint) }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// A quick action that shows a prompt.
  nonisolated public static var prompt: AccessibilityQuickActionPromptStyle {
    AccessibilityQuickActionPromptStyle()
  }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// A quick action that shows an outline.
  nonisolated public static var outline: AccessibilityQuickActionOutlineStyle {
    AccessibilityQuickActionOutlineStyle()
  }
}
