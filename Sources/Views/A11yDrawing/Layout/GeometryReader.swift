// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension GeometryReader: View {
  /// The content.
  public var body: some View { content(GeometryProxy()) }
}

/// The available space. Nothing is laid out: wherever a view is, it is the whole screen.
public struct GeometryProxy: Sendable {
  /// The size of the screen.
  public var size: CGSize { ScreenSize.points }
  /// The safe area insets: always none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The frame in a coordinate space: the whole screen.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// The frame in a coordinate space: the whole screen.
  @_disfavoredOverload
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// A place that a view below has passed up: always the default.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

/// The screen that programs are told they are on: that of an iPhone, upright.
package enum ScreenSize {
  package static let points = CGSize(width: 393, height: 852)
}
