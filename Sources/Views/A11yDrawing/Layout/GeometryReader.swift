// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension GeometryReader: View {
  /// The content.
  public var body: some View { content(GeometryProxy()) }
}

/// The available space.
public struct GeometryProxy: Sendable {
  /// The size: always zero.
  public var size: CGSize { .zero }
  /// The safe area insets: always none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The frame in a coordinate space: always zero.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { .zero }

  /// The frame in a coordinate space: always zero.
  @_disfavoredOverload
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { .zero }

  /// A place that a view below has passed up: always the default.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}
