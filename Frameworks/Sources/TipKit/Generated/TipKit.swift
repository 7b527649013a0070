// SPDX-License-Identifier: MIT

// Made from Surface/TipKit.rows by `make surface`.

import Foundation
import SwiftUI

/// The properties of a tip, for a style.
public struct TipViewStyleConfiguration {
  /// The tip.
  public let tip: any Tip
  /// The actions.
  public let actions: [Tips.Action]
  /// The title.
  public var title: Text? { tip.title }
  /// The message.
  public var message: Text? { tip.message }
  /// An image.
  public var image: Image? { tip.image }
}

/// A hint about a feature that the user may not know yet.
public protocol Tip: Identifiable, Sendable where ID == String {
  /// An action that the tip offers.
  typealias Action = Tips.Action
  /// An event in the program.
  typealias Event = Tips.Event
  /// A rule that determines when the tip may be shown.
  typealias Rule = Tips.Rule
  /// An option for showing the tip.
  typealias Option = TipOption
  /// The tip's identifier, which by default is the name of its type.
  var id: String { get }
  /// The title.
  var title: Text { get }
  /// The message.
  var message: Text? { get }
  /// An image, which is not announced.
  var image: Image? { get }
  /// The actions.
  @Tips.ActionBuilder var actions: [Action] { get }
  /// The rules that determine when the tip may be shown; all of them must be met.
  @Tips.RuleBuilder var rules: [Rule] { get }
  /// The options for showing the tip, which do not affect speech.
  @Tips.OptionsBuilder var options: [any Option] { get }
}

/// An option for showing a tip. It does not affect speech.
public protocol TipOption: Sendable {}

/// The item to which a popover points. It does not affect elements.
@MainActor @preconcurrency public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

/// A style for tips.
@MainActor @preconcurrency public protocol TipViewStyle {
  /// The properties of a tip, for a style.
  typealias Configuration = TipViewStyleConfiguration
  /// The type of the view.
  associatedtype Body: View
  /// Creates a view for a tip.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// The default style.
  public static var miniTip: Self { MiniTipViewStyle() }
}

extension View {
  /// Adds a background.
  nonisolated public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Rounds the corners.
  nonisolated public func tipCornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    self
  }

  /// Sets the size of images.
  nonisolated public func tipImageSize(_ size: CGSize) -> some View { self }

  /// Sets the color of images.
  nonisolated public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View { self }
}

extension Tips {
  /// An option for storing a parameter, which is stored in memory.
  public struct ParameterOption: Sendable {
    /// Storage only while the program runs.
    public static let transient = Self()
  }

  /// An empty donation, which records only that an event happened.
  public struct EmptyDonation: Sendable {}

  /// A rule that determines when a tip may be shown.
  public struct Rule: Sendable {
    let holds: @Sendable () -> Bool
    /// Creates a rule that depends on a parameter.
    public init<Value>(_ input: Parameter<Value>, _ body: @escaping @Sendable (Value) -> Bool) {
      holds = { body(input.wrappedValue) }
    }
    /// Creates a rule that depends on two parameters.
    public init<First, Second>(
      _ first: Parameter<First>,
      _ second: Parameter<Second>,
      _ body: @escaping @Sendable (First, Second) -> Bool
    ) { holds = { body(first.wrappedValue, second.wrappedValue) } }
    /// Creates a rule that depends on an event.
    public init<Info>(_ input: Event<Info>, _ body: @escaping @Sendable (Event<Info>) -> Bool) {
      holds = { body(input) }
    }
  }

  /// An option for showing tips. It does not affect speech.
  public struct ConfigurationOption: Sendable {
    /// The frequency with which tips are shown.
    public struct DisplayFrequency: Sendable {
      /// Immediately.
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
    /// The location of the tips' data, which is stored in memory.
    public struct DatastoreLocation: Sendable {
      /// The default location.
      public static let applicationDefault = Self()
    }
  }

  /// The maximum number of times that a tip is shown. It does not affect speech.
  public struct MaxDisplayCount: TipOption {
    /// Creates an option.
    public init(_ maxDisplayCount: Int) {}
  }

  /// Whether a tip is shown immediately. It does not affect speech.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Creates an option.
    public init(_ ignoresDisplayFrequency: Bool) {}
  }

  /// Builds a list from the statements of a closure.
  @resultBuilder public enum ListBuilder<Item> {
    /// Returns one item.
    public static func buildExpression(_ item: Item) -> [Item] { [item] }
    /// Returns several items.
    public static func buildExpression(_ items: [Item]) -> [Item] { items }
    /// Combines all items.
    public static func buildBlock(_ items: [Item]...) -> [Item] { items.flatMap(\.self) }
    /// Returns the items of an `if`.
    public static func buildOptional(_ items: [Item]?) -> [Item] { items ?? [] }
    /// Returns the items of the first branch.
    public static func buildEither(first: [Item]) -> [Item] { first }
    /// Returns the items of the second branch.
    public static func buildEither(second: [Item]) -> [Item] { second }
    /// Combines the items of a loop.
    public static func buildArray(_ items: [[Item]]) -> [Item] { items.flatMap(\.self) }
  }

  /// Builds the actions of a tip.
  public typealias ActionBuilder = ListBuilder<Action>

  /// Builds the rules of a tip.
  public typealias RuleBuilder = ListBuilder<Rule>

  /// Builds the options of a tip.
  public typealias OptionsBuilder = ListBuilder<any TipOption>

  /// The reason a tip is no longer shown.
  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  /// The status of a tip.
  public enum Status: Hashable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }
}

extension View {
  /// Shows a tip in a popover, if there is one, while it is eligible.
  nonisolated public func popoverTip(
    _ tip: (any Tip)?,
    isPresented: Binding<Bool>?,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    popoverTip(isPresented?.wrappedValue == false ? nil : tip, arrowEdge: arrowEdge, action: action)
  }

  /// Shows a tip in a popover, if there is one, while it is eligible.
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

  /// Sets whether the content behind a tip can be used.
  nonisolated public func tipBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  { self }

  /// Sets the colors of the images of tips.
  nonisolated public func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2
  ) -> some View { self }

  /// Sets the colors of the images of tips.
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

  /// Shows a tip in a popover, if there is one, while it is eligible.
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
  /// Returns a location that several apps share.
  public static func groupContainer(identifier: String) throws -> Self { Self() }

  /// Returns a folder as the location.
  public static func url(_ url: URL) -> Self { Self() }
}

extension Tips.ConfigurationOption {
  /// Returns an option for the frequency with which tips are shown.
  public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }

  /// Returns an option for the location of the tips' data, which is stored in memory.
  public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
}

extension Tip {
  /// The name of the type.
  public var id: String { "\(Self.self)" }

  /// By default, there is no message.
  public var message: Text? { nil }

  /// By default, there is no image.
  public var image: Image? { nil }

  /// By default, there are no actions.
  public var actions: [Action] { [] }

  /// By default, there are no rules.
  public var rules: [Rule] { [] }

  /// By default, there are no options.
  public var options: [any Option] { [] }

  /// Whether the tip should be shown: tips are configured, its rules are met, and it has not been
  /// closed.
  public var shouldDisplay: Bool { status == .available }
}

extension TipGroup {
  /// The order in which tips are shown.
  public enum Priority: Sendable {
    /// Any eligible tip.
    case firstAvailable
    /// Each tip after the preceding ones have been invalidated.
    case ordered
  }
}
