import Foundation

/// Gives its content the size of its place.
///
/// Nothing is laid out, so the size is always that of a phone: 390 by 844 points.
public struct GeometryReader<Content: View> {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes a view whose content knows a size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  /// The content.
  public var body: some View { content(GeometryProxy()) }
}

/// The size of a place.
public struct GeometryProxy: Sendable {
  /// The size, in points: that of a phone.
  public var size: CGSize { CGSize(width: 390, height: 844) }
}
