// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Drags of fingers have no counterpart here, so nothing is ever dropped this way.

/// Handles what is dropped on a view. Nothing is.
@MainActor
@preconcurrency
public protocol DropDelegate {
  /// Whether the view takes what is dragged.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what is dropped; `false` if it cannot.
  func performDrop(info: DropInfo) -> Bool
  /// Called when something is dragged over the view.
  func dropEntered(info: DropInfo)
  /// Called when something is moved over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when something is dragged away.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Takes everything.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Proposes nothing.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// Something that is dragged, and its place.
public struct DropInfo {
  /// The place.
  public var location: CGPoint { .zero }
  /// Whether there is something of these types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// The items of these types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
  /// Whether there is something of these types, by identifier.
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  /// The items of these types, by identifier.
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// A proposal for something that is dragged.
public struct DropProposal: Sendable {
  /// The operation.
  public let operation: DropOperation
  /// Proposes an operation.
  public init(operation: DropOperation) { self.operation = operation }
}

/// An operation on something that is dropped.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }

extension View {
  /// Lets a delegate handle drops. There are none.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType],
    delegate: any DropDelegate
  ) -> some View { self }

  /// Lets a delegate handle drops. There are none.
  nonisolated public func onDrop(
    of supportedTypes: [String],
    delegate: any DropDelegate
  ) -> some View { self }

  /// Handles drops. There are none.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Handles drops. There are none.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }

  /// Handles drops. There are none.
  nonisolated public func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Handles drops. There are none.
  nonisolated public func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }

  /// Makes the view draggable. Nothing is ever dragged here.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Makes the view draggable, with a preview. Nothing is ever dragged here.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> V
  ) -> some View { self }
}
