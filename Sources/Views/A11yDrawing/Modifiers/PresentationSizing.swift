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

/// The view in a sheet.
public struct PresentationSizingRoot {
  /// The size of the view: none is known.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// What is known of a sheet.
public struct PresentationSizingContext {}

extension PresentationSizing {
  /// As large as the content in some directions.
  nonisolated public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    self
  }
  /// As large as the content at least, in some directions.
  nonisolated public func sticky(
    horizontal: Bool = false,
    vertical: Bool = false
  ) -> some PresentationSizing { self }
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

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size of the platform.
  nonisolated public static var automatic: AutomaticPresentationSizing {
    AutomaticPresentationSizing()
  }
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

extension PresentationSizing where Self == PagePresentationSizing {
  /// As large as a page.
  nonisolated public static var page: PagePresentationSizing { PagePresentationSizing() }
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

extension PresentationSizing where Self == FormPresentationSizing {
  /// As large as a form.
  nonisolated public static var form: FormPresentationSizing { FormPresentationSizing() }
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

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as the content.
  nonisolated public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
