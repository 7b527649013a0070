// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// How large a sheet is. Nothing is drawn, so it is never asked.
@MainActor
@preconcurrency
public protocol PresentationSizing {
  /// The size that a sheet is offered.
  func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The size of the platform.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// Makes the size.
  nonisolated public init() {}
  /// The size that a sheet is offered.
  public func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// As large as a page.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// Makes the size.
  nonisolated public init() {}
  /// The size that a sheet is offered.
  public func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// As large as a form.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// Makes the size.
  nonisolated public init() {}
  /// The size that a sheet is offered.
  public func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// As large as the content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// Makes the size.
  nonisolated public init() {}
  /// The size that a sheet is offered.
  public func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}
