// SPDX-License-Identifier: MIT

// Made from Surface/TipKit.rows by `make surface`.

import Foundation
import SwiftUI

/// What a style is told about a tip.
public struct TipViewStyleConfiguration {
  /// The tip.
  public let tip: any Tip
  /// What the user can do about it.
  public let actions: [Tips.Action]
  /// What it is about.
  public var title: Text? { tip.title }
  /// What it says.
  public var message: Text? { tip.message }
  /// A picture.
  public var image: Image? { tip.image }
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

  /// Sets the size of pictures.
  nonisolated public func tipImageSize(_ size: CGSize) -> some View { self }

  /// Sets the colour of pictures.
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

  /// Says where a tip points to.
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
