// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A description of a chart in words and numbers, with its subject, axes and series.
public final class AXChartDescriptor {
  /// The direction in which a chart's content progresses.
  public enum ContentDirection: Int, Sendable {
    /// The content progresses from left to right.
    case leftToRight
    /// The content progresses from right to left.
    case rightToLeft
    /// The content progresses from top to bottom.
    case topToBottom
    /// The content progresses from bottom to top.
    case bottomToTop
    /// The content progresses clockwise around a center.
    case radialClockwise
    /// The content progresses anticlockwise around a center.
    case radialCounterClockwise
  }
  /// The chart's title.
  public var title: String?
  /// A summary of the chart in one or two sentences.
  public var summary: String?
  /// The direction of the content. It does not affect speech.
  public var contentDirection = ContentDirection.leftToRight
  /// The axis along which the points are arranged.
  public var xAxis: any AXDataAxisDescriptor
  /// The axis for the points' values, if they have values.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// The axes for additional values.
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
  /// Creates a description with an attributed title, ignoring its attributes.
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

/// A series of points in a chart that belong together.
public final class AXDataSeriesDescriptor {
  /// The name of the series.
  public var name: String?
  /// Whether there are values between the points. It does not affect speech.
  public var isContinuous: Bool
  /// The points of the series, in order.
  public var dataPoints: [AXDataPoint]
  /// Creates a series.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A numeric axis.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The way in which distances on the axis represent differences. It does not affect speech.
  public enum ScaleType: Int, Sendable {
    /// A linear scale.
    case linear
    /// A logarithmic scale to base 10.
    case log10
    /// A logarithmic scale to base e.
    case ln
  }
  /// The title, which names the measured quantity.
  public var title: String
  /// The way in which distances on the axis represent differences.
  public var scaleType = ScaleType.linear
  /// The range of the axis.
  public var range: ClosedRange<Double>
  /// The positions of grid lines.
  public var gridlinePositions: [Double]
  /// A closure that describes a number in words.
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

/// An axis with categories.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// The title, which names the listed categories.
  public var title: String
  /// The categories, in order.
  public var categoryOrder: [String]
  /// Creates an axis.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// The direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// The value is incremented.
  case increment
  /// The value is decremented.
  case decrement
}

/// An item of an element's custom content, which is spoken on request or, if it is important, with
/// the element.
public final class AXCustomContent {
  /// The occasion on which an item is spoken.
  public enum Importance: UInt, Sendable {
    /// The item is spoken on request.
    case `default`
    /// The item is spoken with its element.
    case high
  }
  /// The item's label.
  public let label: String
  /// The item's value.
  public let value: String
  /// The occasion on which the item is spoken.
  public var importance = Importance.default
  /// Creates an item from its label and value.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}

/// The priority of an announcement.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// The name of the priority.
  public let rawValue: String
  /// Creates a priority from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The announcement interrupts speech and cannot be interrupted.
  public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
  /// The announcement interrupts speech and can be interrupted.
  public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
  /// The announcement waits for silence and is dropped if another comes first.
  public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}

/// Options for a view that receives touches directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits of the set, one per option.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The screen reader is silent while the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The view must be activated before it receives touches.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A type that describes a chart in words and numbers.
public protocol AXChartDescriptorRepresentable {
  /// Returns the description of the chart.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Updates a description. Descriptions are recreated whenever their view is updated.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The title, which names the measured quantity or the listed categories.
  var title: String { get set }
}

/// A point of a chart.
public final class AXDataPoint {
  /// A value that is either a number or a category.
  public enum Value: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A category.
    case category(String)
  }
  /// The point's position on the first axis.
  public var xValue: Value
  /// The point's value, if it has one.
  public var yValue: Double?
  /// The point's values on additional axes.
  public var additionalValues: [Value]
  /// The point's label.
  public var label: String?
  /// Creates a point at a number on the first axis.
  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = .number(x)
    yValue = y
    self.additionalValues = additionalValues
    self.label = label
  }
  /// Creates a point in a category of the first axis.
  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = .category(x)
    yValue = y
    self.additionalValues = additionalValues
    self.label = label
  }
}

/// The treatment of the elements inside an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  package enum Kind: Sendable {
    case ignore, contain, combine
  }
  package let kind: Kind
  /// The elements inside are not exposed.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The elements inside are exposed in a container.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The elements inside are combined into a single element with all their words and actions.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// A key that identifies an item of custom content.
public struct AccessibilityCustomContentKey: Equatable {
  package let label: String
  package let id: String
  /// Creates a key from a label and an identifier.
  public init(_ label: Text, id: String) {
    self.label = label.spoken
    self.id = id
  }
  package init(label: String) {
    self.label = label
    id = label
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading without a level.
  case unspecified
  /// Level 1.
  case h1
  /// Level 2.
  case h2
  /// Level 3.
  case h3
  /// Level 4.
  case h4
  /// Level 5.
  case h5
  /// Level 6.
  case h6
  package var number: Int? { self == .unspecified ? nil : Int(rawValue) }
}

/// Content that defines the stops of a rotor.
public protocol AccessibilityRotorContent {
  /// The type of the content's body.
  associatedtype Body: AccessibilityRotorContent
  /// The content's body.
  @AccessibilityRotorContentBuilder var body: Body { get }
  /// Adds the stops in order. Content with a body does not need to implement this method.
  func _appendStops(to stops: inout _RotorStops)
}

/// The stops of a rotor, in order.
public struct _RotorStops {
  package var stops: [RotorStop] = []
}

/// A system rotor that can be replaced.
public struct AccessibilitySystemRotor: Sendable {
  package let rotor: SystemRotor
  init(_ rotor: SystemRotor) { self.rotor = rotor }
  /// The rotor for links of any kind.
  public static let links = Self(.links)
  /// The rotor for headings of any level.
  public static let headings = Self(.headings)
  /// The rotor for bold text.
  public static let boldText = Self(.boldText)
  /// The rotor for italic text.
  public static let italicText = Self(.italicText)
  /// The rotor for underlined text.
  public static let underlineText = Self(.underlineText)
  /// The rotor for misspelled words.
  public static let misspelledWords = Self(.misspelledWords)
  /// The rotor for images.
  public static let images = Self(.images)
  /// The rotor for text fields.
  public static let textFields = Self(.textFields)
  /// The rotor for tables.
  public static let tables = Self(.tables)
  /// The rotor for lists.
  public static let lists = Self(.lists)
  /// The rotor for landmarks.
  public static let landmarks = Self(.landmarks)
}

/// The type of text in an element. In source code, all punctuation is spoken unless a modifier
/// specifies otherwise. The other types are spoken alike.
public struct AccessibilityTextContentType: Sendable {
  package let isSourceCode: Bool
  /// Plain text without a special type.
  public static let plain = AccessibilityTextContentType(isSourceCode: false)
  /// Console input and output.
  public static let console = AccessibilityTextContentType(isSourceCode: false)
  /// Names of files and folders.
  public static let fileSystem = AccessibilityTextContentType(isSourceCode: false)
  /// Messages.
  public static let messaging = AccessibilityTextContentType(isSourceCode: false)
  /// Stories and articles.
  public static let narrative = AccessibilityTextContentType(isSourceCode: false)
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(isSourceCode: true)
  /// Rows and columns.
  public static let spreadsheet = AccessibilityTextContentType(isSourceCode: false)
  /// Documents.
  public static let wordProcessing = AccessibilityTextContentType(isSourceCode: false)
}

/// A zoom that a user requested.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The direction of a zoom.
  public enum Direction: Hashable, Sendable {
    /// The content becomes larger.
    case zoomIn
    /// The content becomes smaller.
    case zoomOut
  }
  /// The direction of the zoom.
  public let direction: Direction
  /// The point in the element to zoom around. Without a pointer, it is always the center.
  public let location: UnitPoint
  /// The point on the screen to zoom around, or the origin if no frame is known.
  public let point: CGPoint
  package init(_ direction: Direction) {
    self.direction = direction
    location = .center
    point = .zero
  }
  /// The names of the two actions that users can choose.
  package static let names: [(name: String, direction: Direction)] = [
    ("Zoom in", .zoomIn), ("Zoom out", .zoomOut),
  ]
}

/// A category of actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
  package let name: String
  package init(name: String) { self.name = name }
  /// The default category.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// The category for editing actions.
  public static let edit = AccessibilityActionCategory(name: "edit")
}

/// A style for showing a quick action. It does not affect elements.
public protocol AccessibilityQuickActionStyle {}

/// A style that shows a quick action as a prompt.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle, Sendable {
  package init() {}
}

/// A style that shows a quick action as an outline.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle, Sendable {
  package init() {}
}

/// The part that an element has in a labeled pair.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The element is the label of the other.
  case label
  /// The element has the labeled content.
  case content
}

extension AccessibilityCustomContentKey {
  /// Creates a key from a localized label and an identifier.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// Creates a key from a localized label, which is also the identifier.
  public init(_ labelKey: LocalizedStringKey) { self.init(labelKey, id: labelKey.key) }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Creates stops for each element, identified by its `id`.
  @_disfavoredOverload public init(
    _ data: Data,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: \.id)
  }

  /// Creates stops for each element, identified by a key path.
  @_disfavoredOverload public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: id) }
}

extension AccessibilityRotorEntry {
  /// Creates a stop for an ID in a namespace, with a localized label.
  public init(
    _ labelKey: LocalizedStringKey,
    id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare) }
}

extension AttributeScopes {
  /// The text attributes for assistive technologies.
  public struct AccessibilityAttributes: AttributeScope {
    /// The priority of an announcement.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    /// Whether all or none of the punctuation is spoken.
    public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
    /// The pitch relative to the voice's normal pitch.
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    /// Whether the text is spelled out.
    public let accessibilitySpeechSpellsOutCharacters: SpellsOutCharactersAttribute
    /// The pronunciation in the International Phonetic Alphabet.
    public let accessibilitySpeechPhoneticNotation: PhoneticNotationAttribute
    /// The level of a heading.
    public let accessibilityHeadingLevel: HeadingLevelAttribute
    /// The type of the text.
    public let accessibilityTextualContext: TextualContextAttribute
    /// Additional attributes defined by the program.
    public let accessibilityTextCustom: TextCustomAttribute
  }

  /// The text attributes for assistive technologies.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeScopes.AccessibilityAttributes {
  /// The attribute for whether all or none of the punctuation is spoken.
  public enum IncludesPunctuationAttribute: CodableAttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Bool
    /// The name under which the attribute is encoded.
    public static let name = "AXSpeechIncludesPunctuation"
  }

  /// The attribute for the pitch relative to the voice's normal pitch, from -1 to 1.
  public enum AdjustedPitchAttribute: CodableAttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Double
    /// The name under which the attribute is encoded.
    public static let name = "AXSpeechAdjustedPitch"
  }

  /// The attribute for whether the text is spelled out.
  public enum SpellsOutCharactersAttribute: CodableAttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Bool
    /// The name under which the attribute is encoded.
    public static let name = "AXSpeechSpellsOutCharacters"
  }

  /// The attribute for the pronunciation in the International Phonetic Alphabet.
  public enum PhoneticNotationAttribute: CodableAttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = String
    /// The name under which the attribute is encoded.
    public static let name = "AXSpeechPhoneticNotation"
  }

  /// The attribute for the level of a heading.
  public enum HeadingLevelAttribute: CodableAttributedStringKey {
    /// A heading level.
    public enum HeadingLevel: Int, Codable, Sendable {
      /// An unspecified level.
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
    /// The type of the attribute's value.
    public typealias Value = HeadingLevel
    /// The name under which the attribute is encoded.
    public static let name = "AXHeadingLevel"
  }

  /// The attribute for the type of the text.
  public enum TextualContextAttribute: CodableAttributedStringKey {
    /// A type of text.
    public enum TextualContext: String, Codable, Sendable {
      /// Plain text without a special type.
      case plain
      /// Console input and output.
      case console
      /// Names of files and folders.
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
    /// The type of the attribute's value.
    public typealias Value = TextualContext
    /// The name under which the attribute is encoded.
    public static let name = "AXTextualContext"
  }

  /// The attribute for additional values defined by the program.
  public enum TextCustomAttribute: CodableAttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = [String]
    /// The name under which the attribute is encoded.
    public static let name = "AXTextCustom"
  }
}

extension EnvironmentValues {
  /// Whether information must be distinguishable without color.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether transparency is reduced.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether motion is reduced.
  public var accessibilityReduceMotion: Bool { false }

  /// Whether colors are inverted.
  public var accessibilityInvertColors: Bool { false }

  /// Whether buttons show their shape.
  public var accessibilityShowButtonShapes: Bool { false }

  /// Whether controls have borders.
  public var accessibilityShowBorders: Bool { false }

  /// Whether flashing lights are dimmed.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Whether animated images play automatically.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// Whether the large content viewer is enabled.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// Whether quick actions are enabled.
  public var accessibilityQuickActionsEnabled: Bool { false }

  /// Whether Assistive Access is enabled.
  public var accessibilityAssistiveAccessEnabled: Bool { false }

  /// Whether the user prefers an alternative to pointing with the head.
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
}

extension View {
  /// Queues announcements of the view. In this implementation, they are always queued.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Adds an action with a name.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityAction(AccessibilityActionKind(named: name), handler) }

  /// Adds an action named by a localized string.
  nonisolated public func accessibilityAction(
    named name: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action named by a localized string resource.
  @_disfavoredOverload nonisolated public func accessibilityAction(
    named name: LocalizedStringResource,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action named by a string.
  @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(name), handler)
  }

  /// The older name for `accessibilityLabel(_:)`.
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  nonisolated public func accessibility(label: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityLabel(label) }

  /// The older name for `accessibilityValue(_:)`.
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  nonisolated public func accessibility(value: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityValue(value) }

  /// The older name for `accessibilityHint(_:)`.
  @available(*, deprecated, renamed: "accessibilityHint(_:)") nonisolated public func accessibility(
    hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(hint) }

  /// The older name for `accessibilityHidden(_:)`.
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  nonisolated public func accessibility(hidden: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityHidden(hidden) }

  /// The older name for `accessibilityIdentifier(_:)`.
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  nonisolated public func accessibility(identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityIdentifier(identifier) }

  /// The older name for `accessibilityInputLabels(_:)`.
  @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
  nonisolated public func accessibility(inputLabels: [Text]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityInputLabels(inputLabels) }

  /// The older name for `accessibilitySortPriority(_:)`.
  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  nonisolated public func accessibility(sortPriority: Double) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilitySortPriority(sortPriority) }

  /// The older name for `accessibilityAddTraits(_:)`.
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityAddTraits(traits) }

  /// The older name for `accessibilityRemoveTraits(_:)`.
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityRemoveTraits(traits) }

  /// The older name for `accessibilityActivationPoint(_:)`.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  nonisolated public func accessibility(activationPoint: CGPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityActivationPoint(activationPoint) }

  /// The older name for `accessibilityActivationPoint(_:)`.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  nonisolated public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityActivationPoint(activationPoint) }

  /// Adds an action for a hand gesture on a watch. In this implementation, it is a custom action
  /// with a name.
  nonisolated public func accessibilityQuickAction<
    Style: AccessibilityQuickActionStyle,
    Content: View
  >(style: Style, @ViewBuilder content: () -> Content) -> some View {
    accessibilityActions(content)
  }

  /// Shows the view enlarged while it is pressed. Views cannot be held down in this implementation.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows another view enlarged while this one is pressed. Views cannot be held down in this
  /// implementation.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    unheard(
      ".accessibilityShowsLargeContentViewer(_:) is accepted but has no audible effect. Shows another view enlarged while this one is pressed. Views cannot be held down in this implementation."
    )
  }

  /// Sets an explanation, which is shown as a tooltip and used as the hint unless the view has one.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(textKey))
  }

  /// Sets an explanation, which is shown as a tooltip and used as the hint unless the view has one.
  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }
}

extension Text {
  /// Queues announcements of the text. In this implementation, they are always queued.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Sets whether all or none of the punctuation in the text is spoken.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    speaking(.includesPunctuation(value))
  }

  /// Sets whether the text is spelled out.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    speaking(.spellsOut(value))
  }

  /// Sets the pitch of the text to a value from -1 to 1. Other values are clamped.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> Text { speaking(.pitch(value)) }

  /// Sets a label to speak instead of the text.
  nonisolated public func accessibilityLabel(_ label: Text) -> Text { labelled(label.spoken) }

  /// Sets a localized label to speak instead of the text.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    labelled(Text(labelKey).spoken)
  }

  /// Sets a localized string resource to speak instead of the text.
  @_disfavoredOverload nonisolated public func accessibilityLabel(_ label: LocalizedStringResource)
    -> Text
  { labelled(label.localized) }

  /// Sets a string to speak instead of the text.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S)
    -> Text
  { labelled(String(label)) }

  /// Sets the level of the text if it is a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    styled(label: style?.label, level: level.number ?? 0, speech: style?.speech)
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Adds an action with a name.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> ModifiedContent<Content, Modifier>
  { accessibilityAction(AccessibilityActionKind(named: name), handler) }

  /// Adds an action named by a localized string.
  nonisolated public func accessibilityAction(
    named name: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, Modifier> { accessibilityAction(named: Text(name), handler) }

  /// Adds an action named by a localized string resource.
  @_disfavoredOverload nonisolated public func accessibilityAction(
    named name: LocalizedStringResource,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, Modifier> { accessibilityAction(named: Text(name), handler) }

  /// Adds an action named by a string.
  @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, Modifier> { accessibilityAction(named: Text(name), handler) }

  /// The older name for `accessibilityLabel(_:)`.
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  nonisolated public func accessibility(label: Text) -> ModifiedContent<Content, Modifier> {
    accessibilityLabel(label)
  }

  /// The older name for `accessibilityValue(_:)`.
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  nonisolated public func accessibility(value: Text) -> ModifiedContent<Content, Modifier> {
    accessibilityValue(value)
  }

  /// The older name for `accessibilityHint(_:)`.
  @available(*, deprecated, renamed: "accessibilityHint(_:)") nonisolated public func accessibility(
    hint: Text
  ) -> ModifiedContent<Content, Modifier> { accessibilityHint(hint) }

  /// The older name for `accessibilityHidden(_:)`.
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  nonisolated public func accessibility(hidden: Bool) -> ModifiedContent<Content, Modifier> {
    accessibilityHidden(hidden)
  }

  /// The older name for `accessibilityIdentifier(_:)`.
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  nonisolated public func accessibility(identifier: String) -> ModifiedContent<Content, Modifier> {
    accessibilityIdentifier(identifier)
  }

  /// The older name for `accessibilityInputLabels(_:)`.
  @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
  nonisolated public func accessibility(inputLabels: [Text]) -> ModifiedContent<Content, Modifier> {
    accessibilityInputLabels(inputLabels)
  }

  /// The older name for `accessibilitySortPriority(_:)`.
  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  nonisolated public func accessibility(sortPriority: Double) -> ModifiedContent<Content, Modifier>
  { accessibilitySortPriority(sortPriority) }

  /// The older name for `accessibilityAddTraits(_:)`.
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
    Content, Modifier
  > { accessibilityAddTraits(traits) }

  /// The older name for `accessibilityRemoveTraits(_:)`.
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits)
    -> ModifiedContent<Content, Modifier>
  { accessibilityRemoveTraits(traits) }

  /// The older name for `accessibilityActivationPoint(_:)`.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  nonisolated public func accessibility(activationPoint: CGPoint) -> ModifiedContent<
    Content, Modifier
  > { accessibilityActivationPoint(activationPoint) }

  /// The older name for `accessibilityActivationPoint(_:)`.
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

extension View {
  /// Makes the view's element a container for the elements of another view.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V)
    -> some View
  { modifier(AccessibilityChildrenModifier(children: children())) }

  /// Exposes another view to assistive technologies instead of this one.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  { modifier(AccessibilityRepresentationModifier(representation: representation())) }

  /// Lets users zoom with the actions "Zoom in" and "Zoom out".
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching(.zoom(Handler(handler))) }

  /// Makes the view a stop of the rotors that have an ``AccessibilityRotorEntry`` with the same ID
  /// and namespace.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { modifier(RotorEntryModifier(key: NamespacedID(namespace, id))) }

  /// Sets whether all or none of the punctuation in the view's words is spoken.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    attaching(.speech(.includesPunctuation(value)))
  }

  /// Sets whether the view's words are spelled out.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    attaching(.speech(.spellsOut(value)))
  }

  /// Sets the pitch of the view's words to a value from -1 to 1. Other values are clamped.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
    attaching(.speech(.pitch(value)))
  }

  /// Adds a handler for a kind of action to the elements.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.action(actionKind, PlainHandler(handler)))
  }

  /// Makes the elements adjustable, with a handler that increments and decrements their value.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.adjustment(Handler(handler)))
  }

  /// Adds a handler for scrolling by pages to the elements.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching(.scrolling(Handler(handler))) }

  /// Adds a custom action named by the words of a view.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) -> some View { modifier(LabelledActionModifier(screened: label(), action: action)) }

  /// Adds the controls in a view as custom actions.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  { modifier(ActionControlsModifier(screened: content())) }

  /// Adds an item of custom content, or removes it if there is no value.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(key, value, importance))
  }

  /// Adds an item of custom content, or replaces the one with the same key.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(key, Text(valueKey), importance))
  }

  /// Adds an item of custom content, or replaces the one with the same key.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(key, Text(valueResource), importance))
  }

  /// Adds an item of custom content, or replaces the one with the same key.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(key, Text(value), importance))
  }

  /// Adds an item of custom content, or replaces the one with the same label.
  nonisolated public func accessibilityCustomContent(
    _ label: Text,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(label, value, importance))
  }

  /// Adds an item of custom content, or replaces the one with the same label.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(Text(labelKey), value, importance))
  }

  /// Adds an item of custom content, or replaces the one with the same label.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(Text(labelKey), Text(valueKey), importance))
  }

  /// Adds an item of custom content, or replaces the one with the same label.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(Text(labelKey), Text(value), importance))
  }

  /// Adds an item of custom content, or replaces the one with the same label.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringResource,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(Text(label), value, importance))
  }

  /// Adds an item of custom content, or replaces the one with the same label.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringResource,
    _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(Text(label), Text(valueResource), importance))
  }

  /// Adds an item of custom content, or replaces the one with the same label.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ label: LocalizedStringResource,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(Text(label), Text(value), importance))
  }

  /// Adds an item of custom content, or replaces the one with the same label.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<L: StringProtocol>(
    _ label: L,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(Text(label), value, importance))
  }

  /// Adds an item of custom content, or replaces the one with the same label.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<L: StringProtocol>(
    _ label: L,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(Text(label), Text(valueKey), importance))
  }

  /// Adds an item of custom content, or replaces the one with the same label.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
    _ label: L,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.fact(Text(label), Text(value), importance))
  }

  /// The selection is identified by a tag, so use tag(_:) instead.
  @available(
    *,
    unavailable,
    message: "The selection is identified by a tag, so use tag(_:) instead"
  )
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { fatalError("The selection is identified by a tag, so use tag(_:) instead") }

  /// Adds a point, described by a `Text`, from which the element can be dragged.
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching(.dragPoint) }

  /// Adds a point, described by a localized string, from which the element can be dragged.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching(.dragPoint) }

  /// Adds a point, described by a localized string resource, from which the element can be dragged.
  @_disfavoredOverload nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching(.dragPoint) }

  /// Adds a point, described by a string, from which the element can be dragged.
  @_disfavoredOverload nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching(.dragPoint) }

  /// Adds a point, described by a `Text`, from which the element can be dragged, if `isEnabled` is
  /// `true`.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.dragPoint, isEnabled: isEnabled)
  }

  /// Adds a point, described by a localized string, from which the element can be dragged, if
  /// `isEnabled` is `true`.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.dragPoint, isEnabled: isEnabled)
  }

  /// Adds a point, described by a localized string resource, from which the element can be dragged,
  /// if `isEnabled` is `true`.
  @_disfavoredOverload nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.dragPoint, isEnabled: isEnabled)
  }

  /// Adds a point, described by a string, from which the element can be dragged, if `isEnabled` is
  /// `true`.
  @_disfavoredOverload nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.dragPoint, isEnabled: isEnabled)
  }

  /// Adds a point, described by a `Text`, at which the element accepts drops.
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching(.dropPoint) }

  /// Adds a point, described by a localized string, at which the element accepts drops.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching(.dropPoint) }

  /// Adds a point, described by a localized string resource, at which the element accepts drops.
  @_disfavoredOverload nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching(.dropPoint) }

  /// Adds a point, described by a string, at which the element accepts drops.
  @_disfavoredOverload nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attaching(.dropPoint) }

  /// Adds a point, described by a `Text`, at which the element accepts drops, if `isEnabled` is
  /// `true`.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint,
    description: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.dropPoint, isEnabled: isEnabled)
  }

  /// Adds a point, described by a localized string, at which the element accepts drops, if
  /// `isEnabled` is `true`.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.dropPoint, isEnabled: isEnabled)
  }

  /// Adds a point, described by a localized string resource, at which the element accepts drops, if
  /// `isEnabled` is `true`.
  @_disfavoredOverload nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.dropPoint, isEnabled: isEnabled)
  }

  /// Adds a point, described by a string, at which the element accepts drops, if `isEnabled` is
  /// `true`.
  @_disfavoredOverload nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.dropPoint, isEnabled: isEnabled)
  }

  /// Hides the elements and everything inside them from assistive technologies.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { attaching(.hidden(hidden)) }

  /// Hides the elements and everything inside them from assistive technologies, if `isEnabled` is
  /// `true`.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { attaching(.hidden(hidden), isEnabled: isEnabled) }

  /// Sets the elements' hint to a `Text`.
  nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { attaching(.hint(SpokenText(hint))) }

  /// Sets the elements' hint to a localized string.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { attaching(.hint(SpokenText(Text(hintKey)))) }

  /// Sets the elements' hint to a localized string resource.
  @_disfavoredOverload nonisolated public func accessibilityHint(_ hint: LocalizedStringResource)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching(.hint(SpokenText(Text(hint)))) }

  /// Sets the elements' hint to a string.
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching(.hint(SpokenText(hint))) }

  /// Sets the elements' hint to a `Text`, if `isEnabled` is `true`.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { attaching(.hint(SpokenText(hint)), isEnabled: isEnabled) }

  /// Sets the elements' hint to a localized string, if `isEnabled` is `true`.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching(.hint(SpokenText(Text(hintKey))), isEnabled: isEnabled) }

  /// Sets the elements' hint to a localized string resource, if `isEnabled` is `true`.
  @_disfavoredOverload nonisolated public func accessibilityHint(
    _ hint: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.hint(SpokenText(Text(hint))), isEnabled: isEnabled)
  }

  /// Sets the elements' hint to a string, if `isEnabled` is `true`.
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.hint(SpokenText(hint)), isEnabled: isEnabled)
  }

  /// Sets the elements' identifier, which is never spoken.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { attaching(.identifier(identifier)) }

  /// Sets the elements' identifier, which is never spoken, if `isEnabled` is `true`.
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching(.identifier(identifier), isEnabled: isEnabled) }

  /// Sets alternative names for referring to the elements by voice.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { attaching(.inputLabels(inputLabels.map(\.spoken))) }

  /// Sets alternative names for referring to the elements by voice, if `isEnabled` is `true`.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching(.inputLabels(inputLabels.map(\.spoken)), isEnabled: isEnabled) }

  /// Sets alternative localized names for referring to the elements by voice.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey])
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching(.inputLabels(inputLabelKeys.map { Text($0).spoken })) }

  /// Sets alternative localized names for referring to the elements by voice, if `isEnabled` is
  /// `true`.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey],
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.inputLabels(inputLabelKeys.map { Text($0).spoken }), isEnabled: isEnabled)
  }

  /// Sets alternative names for referring to the elements by voice.
  @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.inputLabels(inputLabels.map { String($0) }))
  }

  /// Sets alternative names for referring to the elements by voice, if `isEnabled` is `true`.
  @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S],
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.inputLabels(inputLabels.map { String($0) }), isEnabled: isEnabled)
  }

  /// Sets whether the elements respond to user interaction, if their actions do not indicate this.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.respondsToUserInteraction(respondsToUserInteraction))
  }

  /// Sets whether the elements respond to user interaction, if their actions do not indicate this
  /// and `isEnabled` is `true`.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.respondsToUserInteraction(respondsToUserInteraction), isEnabled: isEnabled)
  }

  /// Sets the elements' activation point in points.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching(.activationPoint(Point(x: activationPoint.x, y: activationPoint.y))) }

  /// Sets the elements' activation point in points, if `isEnabled` is `true`.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    attaching(
      .activationPoint(Point(x: activationPoint.x, y: activationPoint.y)),
      isEnabled: isEnabled
    )
  }

  /// Sets the elements' activation point as a unit point in each element's frame.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching(.relativeActivationPoint(activationPoint)) }

  /// Sets the elements' activation point as a unit point in each element's frame, if `isEnabled` is
  /// `true`.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.relativeActivationPoint(activationPoint), isEnabled: isEnabled)
  }

  /// Sets the elements' label to a `Text`.
  nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { attaching(.label(SpokenText(label))) }

  /// Sets the elements' label to a localized string.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { attaching(.label(SpokenText(Text(labelKey)))) }

  /// Sets the elements' label to a localized string resource.
  @_disfavoredOverload nonisolated public func accessibilityLabel(_ label: LocalizedStringResource)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching(.label(SpokenText(Text(label)))) }

  /// Sets the elements' label to a string.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching(.label(SpokenText(label))) }

  /// Sets the elements' label to a `Text`, if `isEnabled` is `true`.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { attaching(.label(SpokenText(label)), isEnabled: isEnabled) }

  /// Sets the elements' label to a localized string, if `isEnabled` is `true`.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching(.label(SpokenText(Text(labelKey))), isEnabled: isEnabled) }

  /// Sets the elements' label to a localized string resource, if `isEnabled` is `true`.
  @_disfavoredOverload nonisolated public func accessibilityLabel(
    _ label: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.label(SpokenText(Text(label))), isEnabled: isEnabled)
  }

  /// Sets the elements' label to a string, if `isEnabled` is `true`.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.label(SpokenText(label)), isEnabled: isEnabled)
  }

  /// Sets the elements' label to the words of a view, which may include their current label.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View { modifier(LabelContentModifier(screened: content(PlaceholderContentView()))) }

  /// Sorts the elements before those with a lower priority in the same container. The default
  /// priority is 0.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { attaching(.sortPriority(sortPriority)) }

  /// Sets a `Text` that is spoken after scrolling, such as "Page 2 of 5".
  nonisolated public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching(.scrollStatus(SpokenText(status)), isEnabled: isEnabled) }

  /// Sets a localized string that is spoken after scrolling, such as "Page 2 of 5".
  nonisolated public func accessibilityScrollStatus(
    _ status: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.scrollStatus(SpokenText(Text(status))), isEnabled: isEnabled)
  }

  /// Sets a localized string resource that is spoken after scrolling, such as "Page 2 of 5".
  @_disfavoredOverload nonisolated public func accessibilityScrollStatus(
    _ status: LocalizedStringResource,
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.scrollStatus(SpokenText(Text(status))), isEnabled: isEnabled)
  }

  /// Sets a string that is spoken after scrolling, such as "Page 2 of 5".
  @_disfavoredOverload nonisolated public func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S,
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.scrollStatus(SpokenText(status)), isEnabled: isEnabled)
  }

  /// Makes the elements headings of the given level.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching(.heading(level)) }

  /// Sets the type of text in the elements.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching(.sourceCode, isEnabled: value.isSourceCode) }

  /// Adds traits to the elements.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { attaching(.addedTraits(traits)) }

  /// Removes traits from the elements.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching(.removedTraits(traits)) }

  /// Sets the elements' value to a `Text`.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { attaching(.value(SpokenText(valueDescription))) }

  /// Sets the elements' value to a localized string.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { attaching(.value(SpokenText(Text(valueKey)))) }

  /// Sets the elements' value to a localized string resource.
  @_disfavoredOverload nonisolated public func accessibilityValue(
    _ valueResource: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.value(SpokenText(Text(valueResource))))
  }

  /// Sets the elements' value to a string.
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching(.value(SpokenText(value))) }

  /// Sets the elements' value to a `Text`, if `isEnabled` is `true`.
  nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching(.value(SpokenText(valueDescription)), isEnabled: isEnabled) }

  /// Sets the elements' value to a localized string, if `isEnabled` is `true`.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { attaching(.value(SpokenText(Text(valueKey))), isEnabled: isEnabled) }

  /// Sets the elements' value to a localized string resource, if `isEnabled` is `true`.
  @_disfavoredOverload nonisolated public func accessibilityValue(
    _ valueResource: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.value(SpokenText(Text(valueResource))), isEnabled: isEnabled)
  }

  /// Sets the elements' value to a string, if `isEnabled` is `true`.
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.value(SpokenText(value)), isEnabled: isEnabled)
  }

  /// Makes the view a single element and determines the treatment of the elements inside. Changing
  /// between `contain` and another behavior recreates the content.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  { modifier(AccessibilityElementModifier(behavior: children.kind)) }

  /// Adds a rotor named by a `Text`.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ rotorLabel: Text,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(rotorLabel.spoken, nil, entries) }

  /// Adds a rotor named by a localized string.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ rotorLabel: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(Text(rotorLabel).spoken, nil, entries) }

  /// Adds a rotor named by a localized string resource.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ rotorLabel: LocalizedStringResource,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(Text(rotorLabel).spoken, nil, entries) }

  /// Adds a rotor named by a string.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ rotorLabel: L,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(String(rotorLabel), nil, entries) }

  /// Replaces a system rotor.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(systemRotor.rotor.name, systemRotor.rotor, entries) }

  /// Adds the controls in a view as custom actions in a category. The category has no effect,
  /// because actions are offered in a single list.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory,
    @ViewBuilder _ content: () -> Content
  ) -> some View { accessibilityActions(content) }

  /// Adds a rotor, named by a `Text`, that stops at the row of each model, identified by its `id`.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(rotorLabel.spoken, nil, entries, \.id, entryLabel) }

  /// Adds a rotor, named by a `Text`, that stops at the row of each model, identified by a key
  /// path.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(rotorLabel.spoken, nil, entries, entryID, entryLabel) }

  /// Adds a rotor, named by a localized string, that stops at the row of each model, identified by
  /// its `id`.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(Text(rotorLabelKey).spoken, nil, entries, \.id, entryLabel) }

  /// Adds a rotor, named by a localized string, that stops at the row of each model, identified by
  /// a key path.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(Text(rotorLabelKey).spoken, nil, entries, entryID, entryLabel) }

  /// Adds a rotor, named by a localized string resource, that stops at the row of each model,
  /// identified by its `id`.
  @_disfavoredOverload nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelResource: LocalizedStringResource,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(Text(rotorLabelResource).spoken, nil, entries, \.id, entryLabel) }

  /// Adds a rotor, named by a localized string resource, that stops at the row of each model,
  /// identified by a key path.
  @_disfavoredOverload nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelResource: LocalizedStringResource,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(Text(rotorLabelResource).spoken, nil, entries, entryID, entryLabel) }

  /// Adds a rotor, named by a string, that stops at the row of each model, identified by its `id`.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(String(rotorLabel), nil, entries, \.id, entryLabel) }

  /// Adds a rotor, named by a string, that stops at the row of each model, identified by a key
  /// path.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(String(rotorLabel), nil, entries, entryID, entryLabel) }

  /// Replaces a system rotor with one that stops at the row of each model, identified by its `id`.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor,
    entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(systemRotor.rotor.name, systemRotor.rotor, entries, \.id, entryLabel) }

  /// Replaces a system rotor with one that stops at the row of each model, identified by a key
  /// path.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor,
    entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(systemRotor.rotor.name, systemRotor.rotor, entries, entryID, entryLabel) }

  /// Sets an explanation, which is shown as a tooltip and used as the hint unless the view has one.
  @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    accessibilityHint(Text(text))
  }
}

extension AccessibilityCustomContentKey {
  /// Creates a key from an identifier, with a localized string resource as the label.
  @_disfavoredOverload public init(_ labelResource: LocalizedStringResource, id: String) {
    self.init(Text(labelResource), id: id)
  }

  /// Creates a key with a localized string resource as both the label and the identifier.
  @_disfavoredOverload public init(_ labelResource: LocalizedStringResource) {
    self.init(labelResource, id: labelResource.key)
  }
}

extension AccessibilityRotorEntry {
  /// Creates a stop at the row or view with an ID, with a localized label.
  public init(
    _ labelKey: LocalizedStringKey,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare) }

  /// Creates a stop at the row or view with an ID, with a localized string resource as the label.
  @_disfavoredOverload public init(
    _ labelResource: LocalizedStringResource,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(labelResource), id: id, textRange: textRange, prepare: prepare) }

  /// Creates a stop at the row or view with an ID, with a string as the label.
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(label), id: id, textRange: textRange, prepare: prepare) }

  /// Creates a stop for an ID in a namespace, with a localized string resource as the label.
  @_disfavoredOverload public init(
    _ labelResource: LocalizedStringResource,
    id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelResource), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  /// Creates a stop for an ID in a namespace, with a string as the label.
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L,
    id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare) }

  /// Creates a stop at a range of text in the element with the rotor, with a localized label.
  public init(
    _ labelKey: LocalizedStringKey,
    textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) where ID == Never { self.init(Text(labelKey), textRange: textRange, prepare: prepare) }

  /// Creates a stop at a range of text in the element with the rotor, with a localized string
  /// resource as the label.
  @_disfavoredOverload public init(
    _ labelResource: LocalizedStringResource,
    textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) where ID == Never { self.init(Text(labelResource), textRange: textRange, prepare: prepare) }

  /// Creates a stop at a range of text in the element with the rotor, with a string as the label.
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L,
    textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) where ID == Never { self.init(Text(label), textRange: textRange, prepare: prepare) }

  /// Creates a stop at the row or view with an ID.
  public init(
    _ label: Text,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.init(label, key: AnyHashable(id), textRange, prepare) }

  /// Creates a stop at a range of text in the element with the rotor.
  public init(
    _ label: Text? = nil,
    textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) where ID == Never { self.init(label, key: nil, textRange, prepare) }

  /// Creates a stop for an ID in a namespace, with a string as the label. As in Apple's
  /// declaration, the ID has no argument label.
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L,
    _ id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare) }
}

extension AccessibilitySystemRotor {
  /// Returns the rotor for either visited or unvisited links.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    Self(.visitedLinks(visited))
  }

  /// Returns the rotor for headings of a single level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    Self(level.number.map { .headingLevel($0) } ?? .headings)
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Lets users zoom with the actions "Zoom in" and "Zoom out".
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Content, Modifier> { attaching(.zoom(Handler(handler))) }

  /// Adds a handler for a kind of action to the elements.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, Modifier> { attaching(.action(actionKind, PlainHandler(handler))) }

  /// Makes the elements adjustable, with a handler that increments and decrements their value.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Content, Modifier> { attaching(.adjustment(Handler(handler))) }

  /// Adds a handler for scrolling by pages to the elements.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
    -> ModifiedContent<Content, Modifier>
  { attaching(.scrolling(Handler(handler))) }

  /// Sets a `Text` that is spoken after scrolling, such as "Page 2 of 5".
  nonisolated public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true)
    -> ModifiedContent<Content, Modifier>
  { attaching(.scrollStatus(SpokenText(status)), isEnabled: isEnabled) }

  /// Sets a localized string that is spoken after scrolling, such as "Page 2 of 5".
  nonisolated public func accessibilityScrollStatus(
    _ status: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.scrollStatus(SpokenText(Text(status))), isEnabled: isEnabled)
  }

  /// Sets a localized string resource that is spoken after scrolling, such as "Page 2 of 5".
  @_disfavoredOverload nonisolated public func accessibilityScrollStatus(
    _ status: LocalizedStringResource,
    isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.scrollStatus(SpokenText(Text(status))), isEnabled: isEnabled)
  }

  /// Sets a string that is spoken after scrolling, such as "Page 2 of 5".
  @_disfavoredOverload nonisolated public func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S,
    isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.scrollStatus(SpokenText(status)), isEnabled: isEnabled)
  }

  /// Adds a point, described by a `Text`, from which the element can be dragged.
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text)
    -> ModifiedContent<Content, Modifier>
  { attaching(.dragPoint) }

  /// Adds a point, described by a localized string, from which the element can be dragged.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> { attaching(.dragPoint) }

  /// Adds a point, described by a localized string resource, from which the element can be dragged.
  @_disfavoredOverload nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringResource
  ) -> ModifiedContent<Content, Modifier> { attaching(.dragPoint) }

  /// Adds a point, described by a string, from which the element can be dragged.
  @_disfavoredOverload nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S
  ) -> ModifiedContent<Content, Modifier> { attaching(.dragPoint) }

  /// Adds a point, described by a `Text`, from which the element can be dragged, if `isEnabled` is
  /// `true`.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> { attaching(.dragPoint, isEnabled: isEnabled) }

  /// Adds a point, described by a localized string, from which the element can be dragged, if
  /// `isEnabled` is `true`.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> { attaching(.dragPoint, isEnabled: isEnabled) }

  /// Adds a point, described by a localized string resource, from which the element can be dragged,
  /// if `isEnabled` is `true`.
  @_disfavoredOverload nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> { attaching(.dragPoint, isEnabled: isEnabled) }

  /// Adds a point, described by a string, from which the element can be dragged, if `isEnabled` is
  /// `true`.
  @_disfavoredOverload nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> { attaching(.dragPoint, isEnabled: isEnabled) }

  /// Adds a point, described by a `Text`, at which the element accepts drops.
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text)
    -> ModifiedContent<Content, Modifier>
  { attaching(.dropPoint) }

  /// Adds a point, described by a localized string, at which the element accepts drops.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> { attaching(.dropPoint) }

  /// Adds a point, described by a localized string resource, at which the element accepts drops.
  @_disfavoredOverload nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringResource
  ) -> ModifiedContent<Content, Modifier> { attaching(.dropPoint) }

  /// Adds a point, described by a string, at which the element accepts drops.
  @_disfavoredOverload nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S
  ) -> ModifiedContent<Content, Modifier> { attaching(.dropPoint) }

  /// Adds a point, described by a `Text`, at which the element accepts drops, if `isEnabled` is
  /// `true`.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint,
    description: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> { attaching(.dropPoint, isEnabled: isEnabled) }

  /// Adds a point, described by a localized string, at which the element accepts drops, if
  /// `isEnabled` is `true`.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> { attaching(.dropPoint, isEnabled: isEnabled) }

  /// Adds a point, described by a localized string resource, at which the element accepts drops, if
  /// `isEnabled` is `true`.
  @_disfavoredOverload nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> { attaching(.dropPoint, isEnabled: isEnabled) }

  /// Adds a point, described by a string, at which the element accepts drops, if `isEnabled` is
  /// `true`.
  @_disfavoredOverload nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> { attaching(.dropPoint, isEnabled: isEnabled) }

  /// Sets whether the elements respond to user interaction, if their actions do not indicate this.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.respondsToUserInteraction(respondsToUserInteraction))
  }

  /// Sets whether the elements respond to user interaction, if their actions do not indicate this
  /// and `isEnabled` is `true`.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.respondsToUserInteraction(respondsToUserInteraction), isEnabled: isEnabled)
  }

  /// Sets the elements' activation point in points.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint)
    -> ModifiedContent<Content, Modifier>
  { attaching(.activationPoint(Point(x: activationPoint.x, y: activationPoint.y))) }

  /// Sets the elements' activation point in points, if `isEnabled` is `true`.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier>
  {
    attaching(
      .activationPoint(Point(x: activationPoint.x, y: activationPoint.y)),
      isEnabled: isEnabled
    )
  }

  /// Sets the elements' activation point as a unit point in each element's frame.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint)
    -> ModifiedContent<Content, Modifier>
  { attaching(.relativeActivationPoint(activationPoint)) }

  /// Sets the elements' activation point as a unit point in each element's frame, if `isEnabled` is
  /// `true`.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.relativeActivationPoint(activationPoint), isEnabled: isEnabled)
  }

  /// Sorts the elements before those with a lower priority in the same container. The default
  /// priority is 0.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Content, Modifier
  > { attaching(.sortPriority(sortPriority)) }

  /// The selection is identified by a tag, so use tag(_:) instead.
  @available(
    *,
    unavailable,
    message: "The selection is identified by a tag, so use tag(_:) instead"
  )
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<
    Content, Modifier
  > { fatalError("The selection is identified by a tag, so use tag(_:) instead") }

  /// Hides the elements and everything inside them from assistive technologies.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Content, Modifier>
  { attaching(.hidden(hidden)) }

  /// Hides the elements and everything inside them from assistive technologies, if `isEnabled` is
  /// `true`.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  > { attaching(.hidden(hidden), isEnabled: isEnabled) }

  /// Sets the elements' identifier, which is never spoken.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Content, Modifier
  > { attaching(.identifier(identifier)) }

  /// Sets the elements' identifier, which is never spoken, if `isEnabled` is `true`.
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier>
  { attaching(.identifier(identifier), isEnabled: isEnabled) }

  /// Adds traits to the elements.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Content, Modifier
  > { attaching(.addedTraits(traits)) }

  /// Removes traits from the elements.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits)
    -> ModifiedContent<Content, Modifier>
  { attaching(.removedTraits(traits)) }

  /// Adds an item of custom content, or removes it if there is no value.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> { attaching(.fact(key, value, importance)) }

  /// Adds an item of custom content, or replaces the one with the same key.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> { attaching(.fact(key, Text(valueKey), importance)) }

  /// Adds an item of custom content, or replaces the one with the same key.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> { attaching(.fact(key, Text(valueResource), importance)) }

  /// Adds an item of custom content, or replaces the one with the same key.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> { attaching(.fact(key, Text(value), importance)) }

  /// Adds an item of custom content, or replaces the one with the same label.
  nonisolated public func accessibilityCustomContent(
    _ label: Text,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> { attaching(.fact(label, value, importance)) }

  /// Adds an item of custom content, or replaces the one with the same label.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> { attaching(.fact(Text(labelKey), value, importance)) }

  /// Adds an item of custom content, or replaces the one with the same label.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.fact(Text(labelKey), Text(valueKey), importance))
  }

  /// Adds an item of custom content, or replaces the one with the same label.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.fact(Text(labelKey), Text(value), importance))
  }

  /// Adds an item of custom content, or replaces the one with the same label.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringResource,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> { attaching(.fact(Text(label), value, importance)) }

  /// Adds an item of custom content, or replaces the one with the same label.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringResource,
    _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.fact(Text(label), Text(valueResource), importance))
  }

  /// Adds an item of custom content, or replaces the one with the same label.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ label: LocalizedStringResource,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> { attaching(.fact(Text(label), Text(value), importance)) }

  /// Adds an item of custom content, or replaces the one with the same label.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<L: StringProtocol>(
    _ label: L,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> { attaching(.fact(Text(label), value, importance)) }

  /// Adds an item of custom content, or replaces the one with the same label.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<L: StringProtocol>(
    _ label: L,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.fact(Text(label), Text(valueKey), importance))
  }

  /// Adds an item of custom content, or replaces the one with the same label.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
    _ label: L,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Content, Modifier> { attaching(.fact(Text(label), Text(value), importance)) }

  /// Sets the elements' label to a `Text`.
  nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier> {
    attaching(.label(SpokenText(label)))
  }

  /// Sets the elements' label to a localized string.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Content, Modifier
  > { attaching(.label(SpokenText(Text(labelKey)))) }

  /// Sets the elements' label to a localized string resource.
  @_disfavoredOverload nonisolated public func accessibilityLabel(_ label: LocalizedStringResource)
    -> ModifiedContent<Content, Modifier>
  { attaching(.label(SpokenText(Text(label)))) }

  /// Sets the elements' label to a string.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S)
    -> ModifiedContent<Content, Modifier>
  { attaching(.label(SpokenText(label))) }

  /// Sets the elements' label to a `Text`, if `isEnabled` is `true`.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  > { attaching(.label(SpokenText(label)), isEnabled: isEnabled) }

  /// Sets the elements' label to a localized string, if `isEnabled` is `true`.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier>
  { attaching(.label(SpokenText(Text(labelKey))), isEnabled: isEnabled) }

  /// Sets the elements' label to a localized string resource, if `isEnabled` is `true`.
  @_disfavoredOverload nonisolated public func accessibilityLabel(
    _ label: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.label(SpokenText(Text(label))), isEnabled: isEnabled)
  }

  /// Sets the elements' label to a string, if `isEnabled` is `true`.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.label(SpokenText(label)), isEnabled: isEnabled)
  }

  /// Sets alternative names for referring to the elements by voice.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<
    Content, Modifier
  > { attaching(.inputLabels(inputLabels.map(\.spoken))) }

  /// Sets alternative names for referring to the elements by voice, if `isEnabled` is `true`.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool)
    -> ModifiedContent<Content, Modifier>
  { attaching(.inputLabels(inputLabels.map(\.spoken)), isEnabled: isEnabled) }

  /// Sets alternative localized names for referring to the elements by voice.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey])
    -> ModifiedContent<Content, Modifier>
  { attaching(.inputLabels(inputLabelKeys.map { Text($0).spoken })) }

  /// Sets alternative localized names for referring to the elements by voice, if `isEnabled` is
  /// `true`.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey],
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.inputLabels(inputLabelKeys.map { Text($0).spoken }), isEnabled: isEnabled)
  }

  /// Sets alternative names for referring to the elements by voice.
  @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.inputLabels(inputLabels.map { String($0) }))
  }

  /// Sets alternative names for referring to the elements by voice, if `isEnabled` is `true`.
  @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S],
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.inputLabels(inputLabels.map { String($0) }), isEnabled: isEnabled)
  }

  /// Sets the elements' value to a `Text`.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<
    Content, Modifier
  > { attaching(.value(SpokenText(valueDescription))) }

  /// Sets the elements' value to a localized string.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
    Content, Modifier
  > { attaching(.value(SpokenText(Text(valueKey)))) }

  /// Sets the elements' value to a localized string resource.
  @_disfavoredOverload nonisolated public func accessibilityValue(
    _ valueResource: LocalizedStringResource
  ) -> ModifiedContent<Content, Modifier> { attaching(.value(SpokenText(Text(valueResource)))) }

  /// Sets the elements' value to a string.
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S)
    -> ModifiedContent<Content, Modifier>
  { attaching(.value(SpokenText(value))) }

  /// Sets the elements' value to a `Text`, if `isEnabled` is `true`.
  nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier>
  { attaching(.value(SpokenText(valueDescription)), isEnabled: isEnabled) }

  /// Sets the elements' value to a localized string, if `isEnabled` is `true`.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier>
  { attaching(.value(SpokenText(Text(valueKey))), isEnabled: isEnabled) }

  /// Sets the elements' value to a localized string resource, if `isEnabled` is `true`.
  @_disfavoredOverload nonisolated public func accessibilityValue(
    _ valueResource: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.value(SpokenText(Text(valueResource))), isEnabled: isEnabled)
  }

  /// Sets the elements' value to a string, if `isEnabled` is `true`.
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.value(SpokenText(value)), isEnabled: isEnabled)
  }

  /// Sets the elements' hint to a `Text`.
  nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(hint)))
  }

  /// Sets the elements' hint to a localized string.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
    Content, Modifier
  > { attaching(.hint(SpokenText(Text(hintKey)))) }

  /// Sets the elements' hint to a localized string resource.
  @_disfavoredOverload nonisolated public func accessibilityHint(_ hint: LocalizedStringResource)
    -> ModifiedContent<Content, Modifier>
  { attaching(.hint(SpokenText(Text(hint)))) }

  /// Sets the elements' hint to a string.
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S)
    -> ModifiedContent<Content, Modifier>
  { attaching(.hint(SpokenText(hint))) }

  /// Sets the elements' hint to a `Text`, if `isEnabled` is `true`.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<
    Content, Modifier
  > { attaching(.hint(SpokenText(hint)), isEnabled: isEnabled) }

  /// Sets the elements' hint to a localized string, if `isEnabled` is `true`.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Content, Modifier>
  { attaching(.hint(SpokenText(Text(hintKey))), isEnabled: isEnabled) }

  /// Sets the elements' hint to a localized string resource, if `isEnabled` is `true`.
  @_disfavoredOverload nonisolated public func accessibilityHint(
    _ hint: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(Text(hint))), isEnabled: isEnabled)
  }

  /// Sets the elements' hint to a string, if `isEnabled` is `true`.
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(hint)), isEnabled: isEnabled)
  }

  /// Makes the elements headings of the given level.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel)
    -> ModifiedContent<Content, Modifier>
  { attaching(.heading(level)) }

  /// Sets the type of text in the elements.
  nonisolated public func accessibilityTextContentType(
    _ textContentType: AccessibilityTextContentType
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.sourceCode, isEnabled: textContentType.isSourceCode)
  }
}

extension AccessibilityActionCategory {
  /// Creates a custom category named by a `Text`.
  public init(_ name: Text) { self.init(name: name.spoken) }

  /// Creates a custom category named by a localized string.
  public init(_ nameKey: LocalizedStringKey) { self.init(name: Text(nameKey).spoken) }

  /// Creates a custom category named by a localized string resource.
  @_disfavoredOverload public init(_ nameResource: LocalizedStringResource) {
    self.init(name: Text(nameResource).spoken)
  }

  /// Creates a custom category named by a string.
  @_disfavoredOverload public init<S: StringProtocol>(_ name: S) { self.init(name: String(name)) }
}

extension AXChartDescriptorRepresentable {
  /// Leaves the description unchanged.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension AccessibilityNotification {
  /// An announcement to be spoken. By default, it interrupts the speech for earlier events and can
  /// be interrupted. An announcement with a `low` `accessibilitySpeechAnnouncementPriority` waits
  /// for silence and is dropped if another one comes first. An announcement with a `high` priority
  /// interrupts speech and cannot be interrupted.
  public struct Announcement: Sendable {
    package let words: AttributedString
    /// Creates an announcement from an attributed string, including its priority and its language.
    public init(_ announcement: AttributedString) { words = announcement }
    /// Creates an announcement from an attributed string, including its priority and its language.
    public init(_ announcement: NSAttributedString) { words = announcement.announcement }
    /// Creates an announcement from a string.
    public init(_ announcement: String) { words = AttributedString(announcement) }
    /// Posts the announcement. This method may be called on any thread.
    public func post() {
      HostMessage.announcement(A11yTree.Announcement(words)).post(
        as: AccessibilityNotification.self
      )
    }
  }

  /// A notification that a page was scrolled, with its position, as in "Page 2 of 5". If the same
  /// words are posted twice in a row, the boundary sound is played.
  public struct PageScrolled: Sendable {
    package let words: String
    /// Creates a notification from an attributed string, ignoring its attributes.
    public init(_ scrollStatus: AttributedString) { words = String(scrollStatus.characters) }
    /// Creates a notification from an attributed string, ignoring its attributes.
    public init(_ scrollStatus: NSAttributedString) { words = scrollStatus.string }
    /// Creates a notification from a string.
    public init(_ scrollStatus: String) { words = scrollStatus }
    /// Posts the notification. This method may be called on any thread.
    public func post() {
      HostMessage.notification(.pageScrolled(words)).post(as: AccessibilityNotification.self)
    }
  }
}

extension AccessibilityRotorContent where Body == Never {
  /// Traps, because this content has no body and the property is never read.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Group where Content: AccessibilityRotorContent {
  /// Creates a group of stops.
  @_disfavoredOverload public init(@AccessibilityRotorContentBuilder content: () -> Content) {
    self.init(holding: content())
  }
}

extension AccessibilityRotorContentBuilder {
  /// Builds an expression.
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content)
    -> Content
  { content }

  /// Builds a single statement.
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }

  /// Builds an `if` without an `else`.
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? {
    content
  }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<Content: AccessibilityRotorContent>(first content: Content)
    -> _RotorStopList
  { _RotorStopList(content) }

  /// Builds the second branch of an `if` or `switch`.
  public static func buildEither<Content: AccessibilityRotorContent>(second content: Content)
    -> _RotorStopList
  { _RotorStopList(content) }

  /// Builds content with limited availability.
  public static func buildLimitedAvailability<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> _RotorStopList { _RotorStopList(content) }
}

extension AttributeDynamicLookup {
  /// The attribute with the given name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}

extension NSAttributedString.Key {
  /// Whether all punctuation (`true`) or none (`false`) is spoken.
  public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechPunctuation")

  /// The language, such as `fr`.
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechLanguage")

  /// The pitch from 0 to 2, where 1 is the voice's normal pitch.
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechPitch")

  /// The pronunciation in the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechIPANotation")

  /// Whether the text is spelled out.
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechSpellOut")

  /// Whether an announcement waits for the previous one, which it always does in this
  /// implementation.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    "UIAccessibilitySpeechQueueAnnouncement"
  )

  /// The priority of an announcement as a `UIAccessibilityPriority`.
  public static let accessibilitySpeechAnnouncementPriority = Self(
    "UIAccessibilitySpeechAttributeAnnouncementPriority"
  )
}
