import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A view whose content depends on the available space. Nothing is laid out, so the size is always
/// zero.
public struct GeometryReader<Content: View> {
  /// Makes the view.
  public var content: (GeometryProxy) -> Content

  /// Makes a view whose content depends on the available space.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

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
}

/// A coordinate space.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // A name is any hashable value; it is only ever compared.
  /// The screen.
  case global
  /// The view itself.
  case local
  /// A named view.
  case named(AnyHashable)
}

extension View {
  /// Names the view's coordinate space.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
}
