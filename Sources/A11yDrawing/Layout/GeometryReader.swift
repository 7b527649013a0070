import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A view that is made with knowledge of the room that there is. Nothing is laid out, so it is told
/// that there is none.
public struct GeometryReader<Content: View> {
  /// Makes the view.
  public var content: (GeometryProxy) -> Content

  /// Makes a view with knowledge of the room that there is.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  /// The content.
  public var body: some View { content(GeometryProxy()) }
}

/// The room that there is.
public struct GeometryProxy: Sendable {
  /// How big it is: nothing.
  public var size: CGSize { .zero }
  /// What cannot be used at its sides: nothing.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Where it is in a space: nowhere.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { .zero }
}

/// What places are measured in.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // A name is any hashable value; it is only ever compared.
  /// The screen.
  case global
  /// The view itself.
  case local
  /// The view with a name.
  case named(AnyHashable)
}

extension View {
  /// Names the view's space.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
}
