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
