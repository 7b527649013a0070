// SPDX-License-Identifier: MIT

// Made from Surface/TipKit.rows by `make surface`.

import Foundation
import SwiftUI

/// The properties of a tip, for a style.
public struct TipViewStyleConfiguration {
  /// The tip.
  public let tip: any Tip
  /// What the user can do about it.
  public let actions: [Tips.Action]
  /// What it is about.
  public var title: Text? { tip.title }
  /// What it says.
  public var message: Text? { tip.message }
  /// An image.
  public var image: Image? { tip.image }
}

/// A hint about something that the user may not know yet.
public protocol Tip: Identifiable, Sendable where ID == String {
  /// What the user can do about it.
  typealias Action = Tips.Action
  /// Something that happens in the program.
  typealias Event = Tips.Event
  /// When the tip may be shown.
  typealias Rule = Tips.Rule
  /// How the tip is shown.
  typealias Option = TipOption
  /// The tip's name; by default that of its type.
  var id: String { get }
  /// What it is about.
  var title: Text { get }
  /// What it says.
  var message: Text? { get }
  /// An image, which is not heard.
  var image: Image? { get }
  /// What the user can do about it.
  @Tips.ActionBuilder var actions: [Action] { get }
  /// When it may be shown; all have to hold.
  @Tips.RuleBuilder var rules: [Rule] { get }
  /// How it is shown. This does not change what is heard.
  @Tips.OptionsBuilder var options: [any Option] { get }
}

/// How a tip is shown. It does not change what is heard.
public protocol TipOption: Sendable {}

/// What a popover points at. It does not affect elements.
@MainActor @preconcurrency public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

/// What a tip looks like.
@MainActor @preconcurrency public protocol TipViewStyle {
  /// The properties of a tip, for a style.
  typealias Configuration = TipViewStyleConfiguration
  /// The type of the view.
  associatedtype Body: View
  /// Creates the view of a tip.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// The usual style.
  public static var miniTip: Self { MiniTipViewStyle() }
}

extension View {
  /// Draws a background.
  nonisolated public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Rounds corners.
  nonisolated public func tipCornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    self
  }

  /// Sets the size of images.
  nonisolated public func tipImageSize(_ size: CGSize) -> some View { self }

  /// Sets the colour of images.
  nonisolated public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View { self }
}

extension Tips {
  /// How a parameter is kept. It is kept in memory.
  public struct ParameterOption: Sendable {
    /// Only while the program runs.
    public static let transient = Self()
  }

  /// Nothing that is known about an event but that it happened.
  public struct EmptyDonation: Sendable {}

  /// When a tip may be shown.
  public struct Rule: Sendable {
    let holds: @Sendable () -> Bool
    /// Creates a rule about a parameter.
    public init<Value>(_ input: Parameter<Value>, _ body: @escaping @Sendable (Value) -> Bool) {
      holds = { body(input.wrappedValue) }
    }
    /// Creates a rule about two parameters.
    public init<First, Second>(
      _ first: Parameter<First>,
      _ second: Parameter<Second>,
      _ body: @escaping @Sendable (First, Second) -> Bool
    ) { holds = { body(first.wrappedValue, second.wrappedValue) } }
    /// Creates a rule about an event.
    public init<Info>(_ input: Event<Info>, _ body: @escaping @Sendable (Event<Info>) -> Bool) {
      holds = { body(input) }
    }
  }

  /// How tips are shown. It does not change what is heard.
  public struct ConfigurationOption: Sendable {
    /// How often tips are shown.
    public struct DisplayFrequency: Sendable {
      /// At once.
      public static let immediate = Self()
      /// Once an hour.
      public static let hourly = Self()
      /// Once a day.
      public static let daily = Self()
      /// Once a week.
      public static let weekly = Self()
      /// Once a month.
      public static let monthly = Self()
    }
    /// Where tips are kept. They are kept in memory.
    public struct DatastoreLocation: Sendable {
      /// The usual place.
      public static let applicationDefault = Self()
    }
  }

  /// The most times that a tip is shown. It does not change what is heard.
  public struct MaxDisplayCount: TipOption {
    /// Creates an option.
    public init(_ maxDisplayCount: Int) {}
  }

  /// Whether a tip is shown at once. It does not change what is heard.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Creates an option.
    public init(_ ignoresDisplayFrequency: Bool) {}
  }

  /// Builds a list from the statements of a closure.
  @resultBuilder public enum ListBuilder<Item> {
    /// Takes one.
    public static func buildExpression(_ item: Item) -> [Item] { [item] }
    /// Takes several.
    public static func buildExpression(_ items: [Item]) -> [Item] { items }
    /// Puts all together.
    public static func buildBlock(_ items: [Item]...) -> [Item] { items.flatMap(\.self) }
    /// Takes those of an `if`.
    public static func buildOptional(_ items: [Item]?) -> [Item] { items ?? [] }
    /// Takes those of the first branch.
    public static func buildEither(first: [Item]) -> [Item] { first }
    /// Takes those of the second branch.
    public static func buildEither(second: [Item]) -> [Item] { second }
    /// Takes those of a loop.
    public static func buildArray(_ items: [[Item]]) -> [Item] { items.flatMap(\.self) }
  }

  /// Builds the actions of a tip.
  public typealias ActionBuilder = ListBuilder<Action>

  /// Builds the rules of a tip.
  public typealias RuleBuilder = ListBuilder<Rule>

  /// Builds the options of a tip.
  public typealias OptionsBuilder = ListBuilder<any TipOption>

  /// Why a tip is shown no more.
  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  /// Whether a tip is shown.
  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }
}

extension View {
  /// Shows a tip in a popover, if there is one, while it is to be shown.
  nonisolated public func popoverTip(
    _ tip: (any Tip)?,
    isPresented: Binding<Bool>?,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    popoverTip(isPresented?.wrappedValue == false ? nil : tip, arrowEdge: arrowEdge, action: action)
  }

  /// Shows a tip in a popover, if there is one, while it is to be shown.
  nonisolated public func popoverTip(
    _ tip: (any Tip)?,
    isPresented: Binding<Bool>? = nil,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdges: Edge.Set,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    popoverTip(isPresented?.wrappedValue == false ? nil : tip, arrowEdge: nil, action: action)
  }

  /// Sets the anchor of a tip.
  nonisolated public func tipAnchor<AnchorID: Hashable & Sendable>(_ id: AnchorID) -> some View {
    self
  }

  /// Sets whether what is below a tip can be used.
  nonisolated public func tipBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  { self }

  /// Sets the colours of the images of tips.
  nonisolated public func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2
  ) -> some View { self }

  /// Sets the colours of the images of tips.
  nonisolated public func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2,
    _ tertiary: S3
  ) -> some View { self }
}

extension View {
  /// Sets the style of tips.
  nonisolated public func tipViewStyle<S: TipViewStyle>(_ style: S) -> some View {
    environment(\.tipViewStyle, AnyTipViewStyle(style))
  }

  /// Shows a tip in a popover, if there is one, while it is to be shown.
  nonisolated public func popoverTip(
    _ tip: (any Tip)?,
    arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { modifier(TipPopover(tip: tip.map(AnyTip.init), action: action)) }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  /// Creates an event.
  public init(id: String) { self.init(named: id) }
}

extension Tips.ConfigurationOption.DatastoreLocation {
  /// A place that several apps share.
  public static func groupContainer(identifier: String) throws -> Self { Self() }

  /// A folder.
  public static func url(_ url: URL) -> Self { Self() }
}

extension Tips.ConfigurationOption {
  /// How often tips are shown.
  public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }

  /// Where tips are kept. They are kept in memory.
  public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
}

extension Tip {
  /// The name of the type.
  public var id: String { "\(Self.self)" }

  /// None.
  public var message: Text? { nil }

  /// None.
  public var image: Image? { nil }

  /// None.
  public var actions: [Action] { [] }

  /// None.
  public var rules: [Rule] { [] }

  /// None.
  public var options: [any Option] { [] }

  /// Whether the tip is to be shown: tips are configured, its rules hold, and nobody closed it.
  public var shouldDisplay: Bool { status == .available }
}

extension TipGroup {
  /// Which tip comes first.
  public enum Priority: Sendable {
    /// Any that is to be shown.
    case firstAvailable
    /// Each when those before it are done with.
    case ordered
  }
}
