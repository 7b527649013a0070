// SPDX-License-Identifier: MIT

import SwiftUI

// Axes and scales are drawn and not heard, so these change nothing.
extension View {
  /// Accepted: makes the X axis.
  nonisolated public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View { self }

  /// Accepted: shows or hides the X axis.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { self }

  /// Accepted: names the X axis with a text.
  nonisolated public func chartXAxisLabel(
    _ label: Text,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }

  /// Accepted: names the X axis with a localised text.
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }

  /// Accepted: names the X axis with a string.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }

  /// Accepted: names the X axis with a view.
  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { self }

  /// Accepted: draws a view behind the X axis.
  nonisolated public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { self }

  /// Accepted: makes the Y axis.
  nonisolated public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View { self }

  /// Accepted: shows or hides the Y axis.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { self }

  /// Accepted: names the Y axis with a text.
  nonisolated public func chartYAxisLabel(
    _ label: Text,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }

  /// Accepted: names the Y axis with a localised text.
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }

  /// Accepted: names the Y axis with a string.
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }

  /// Accepted: names the Y axis with a view.
  nonisolated public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { self }

  /// Accepted: draws a view behind the Y axis.
  nonisolated public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View { self }
}

/// An axis as a view. It is accepted and not heard.
public struct ChartAxisContent: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}
