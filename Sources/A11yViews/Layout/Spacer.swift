import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// Room between views. It is not met.
public struct Spacer {
  /// The least room that is taken.
  public var minLength: CGFloat?

  /// Makes room.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

/// A line between views. It is not met.
public struct Divider {
  /// Makes a line.
  public init() {}
}

extension Spacer: View, UnmetView {}
extension Divider: View, UnmetView {}

/// A view that is no element until a modifier says something of it.
///
/// Shapes and colours are such: to add one, make a type conform.
@MainActor
package protocol UnmetView: ElementView where Content == EmptyView {}

extension UnmetView {
  package static var readsState: Bool { false }
  package func element(in context: ElementContext) -> Element { Element() }
  package func isShown(_ element: Element, unmodified: Element) -> Bool { element != unmodified }
}
