// SPDX-License-Identifier: MIT

import SwiftUI

// Nothing is scrolled away, and nothing is pointed at, so these change nothing.
extension View {
  /// Accepted: binds the value that is pointed at along the X axis; it is never written.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Accepted: binds the range that is pointed at along the X axis; it is never written.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }

  /// Accepted: sets how much of the X axis is seen.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    self
  }

  /// Accepted: binds the start of the X axis; it is never written.
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }

  /// Accepted: sets the start of the X axis.
  nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }

  /// Accepted: binds the value that is pointed at along the Y axis; it is never written.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Accepted: binds the range that is pointed at along the Y axis; it is never written.
  nonisolated public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }

  /// Accepted: sets how much of the Y axis is seen.
  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    self
  }

  /// Accepted: binds the start of the Y axis; it is never written.
  nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }

  /// Accepted: sets the start of the Y axis.
  nonisolated public func chartScrollPosition<P: Plottable>(initialY: P) -> some View { self }

  /// Accepted: binds the value that is pointed at around a circle; it is never written.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    self
  }

  /// Accepted: lets the charts scroll.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

  /// Accepted: sets where scrolling stops.
  nonisolated public func chartScrollTargetBehavior(
    _ behavior: ValueAlignedChartScrollTargetBehavior
  ) -> some View { self }
}

/// Where the scrolling of a chart stops. It is accepted and not heard.
public struct ValueAlignedChartScrollTargetBehavior: Sendable {
  /// How much is scrolled at once.
  public enum MajorAlignment: Sendable {
    /// A page.
    case page
    /// Up to a number.
    public static func unit(_ unit: Double) -> Self { .page }
    /// Up to a date.
    public static func matching(_ components: DateComponents) -> Self { .page }
  }

  /// At a number.
  public static func valueAligned(
    unit: Double,
    majorAlignment: MajorAlignment? = nil
  ) -> Self { Self() }
  /// At a date.
  public static func valueAligned(
    matching components: DateComponents,
    majorAlignment: MajorAlignment? = nil
  ) -> Self { Self() }
}
