// SPDX-License-Identifier: MIT

import SwiftUI

extension ChartContent {
  /// Shows a view at each mark; it is heard after the mark.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    modified { $0.annotations.append(AnyView(content())) }
  }

  /// Shows a view at each mark; it is heard after the mark.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    modified { $0.annotations.append(AnyView(content())) }
  }

  /// Shows a view at each mark, which is told about the mark; it is heard after the mark.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    modified { $0.annotations.append(AnyView(content(AnnotationContext()))) }
  }

  /// Shows a view at each mark, which is told about the mark; it is heard after the mark.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    modified { $0.annotations.append(AnyView(content(AnnotationContext()))) }
  }
}

/// Where a view is shown at a mark. Nothing is drawn.
public struct AnnotationPosition: Hashable, Sendable {
  private let name: String

  /// Where it suits the mark.
  public static let automatic = Self(name: "automatic")
  /// Over it.
  public static let overlay = Self(name: "overlay")
  /// Above it.
  public static let top = Self(name: "top")
  /// Below it.
  public static let bottom = Self(name: "bottom")
  /// Before it.
  public static let leading = Self(name: "leading")
  /// After it.
  public static let trailing = Self(name: "trailing")
  /// Above and before it.
  public static let topLeading = Self(name: "topLeading")
  /// Above and after it.
  public static let topTrailing = Self(name: "topTrailing")
  /// Below and before it.
  public static let bottomLeading = Self(name: "bottomLeading")
  /// Below and after it.
  public static let bottomTrailing = Self(name: "bottomTrailing")
}
