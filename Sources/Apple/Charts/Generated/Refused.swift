// SPDX-License-Identifier: MIT

// Made from Surface/Charts.rows by `make surface`.

import A11yViewGraph
import Foundation
import SwiftUI

extension View {
  /// Three-dimensional charts are not supported; use Chart.
  @available(*, unavailable, message: "Three-dimensional charts are not supported; use Chart")
  nonisolated public func chart3DCameraProjection(_ projection: Any = ()) -> some View { self }

  /// Three-dimensional charts are not supported; use Chart.
  @available(*, unavailable, message: "Three-dimensional charts are not supported; use Chart")
  public func chart3DPose(_ pose: Any) -> some View { self }

  /// Three-dimensional charts are not supported; use Chart.
  @available(*, unavailable, message: "Three-dimensional charts are not supported; use Chart")
  nonisolated public func chartZAxis(_ visibility: Visibility) -> some View { self }

  /// Three-dimensional charts are not supported; use Chart.
  @available(*, unavailable, message: "Three-dimensional charts are not supported; use Chart")
  nonisolated public func chartZAxis(content: () -> Any) -> some View { self }

  /// Three-dimensional charts are not supported; use Chart.
  @available(*, unavailable, message: "Three-dimensional charts are not supported; use Chart")
  nonisolated public func chartZAxisLabel(
    _ label: Any,
    position: Any = (),
    alignment: Any = (),
    spacing: CGFloat? = nil
  ) -> some View { self }

  /// Three-dimensional charts are not supported; use Chart.
  @available(*, unavailable, message: "Three-dimensional charts are not supported; use Chart")
  nonisolated public func chartZScale(domain: Any, range: Any, type: Any = ()) -> some View { self }

  /// Three-dimensional charts are not supported; use Chart.
  @available(*, unavailable, message: "Three-dimensional charts are not supported; use Chart")
  nonisolated public func chartZScale(domain: Any, type: Any = ()) -> some View { self }

  /// Three-dimensional charts are not supported; use Chart.
  @available(*, unavailable, message: "Three-dimensional charts are not supported; use Chart")
  nonisolated public func chartZScale(range: Any, type: Any = ()) -> some View { self }

  /// Three-dimensional charts are not supported; use Chart.
  @available(*, unavailable, message: "Three-dimensional charts are not supported; use Chart")
  nonisolated public func chartZSelection(range: Any) -> some View { self }

  /// Three-dimensional charts are not supported; use Chart.
  @available(*, unavailable, message: "Three-dimensional charts are not supported; use Chart")
  nonisolated public func chartZSelection(value: Any) -> some View { self }
}
