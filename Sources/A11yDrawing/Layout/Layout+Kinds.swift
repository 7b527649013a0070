import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A layout whose type is hidden, so that one can take the place of another.
public struct AnyLayout {
  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) {}
}

/// Views beside each other.
public struct HStackLayout {
  /// How the views are lined up.
  public var alignment: VerticalAlignment
  /// The room between views, in points.
  public var spacing: CGFloat?

  /// Makes a layout of views beside each other.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Views one below the other.
public struct VStackLayout {
  /// How the views are lined up.
  public var alignment: HorizontalAlignment
  /// The room between views, in points.
  public var spacing: CGFloat?

  /// Makes a layout of views one below the other.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Views in front of each other.
public struct ZStackLayout {
  /// How the views are lined up.
  public var alignment: Alignment

  /// Makes a layout of views in front of each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

extension AnyLayout: UnmeasuredLayout {}
extension HStackLayout: UnmeasuredLayout {}
extension VStackLayout: UnmeasuredLayout {}
extension ZStackLayout: UnmeasuredLayout {}

/// A layout of our own: it measures nothing and places nothing.
package protocol UnmeasuredLayout: Layout where Cache == Void {}

extension UnmeasuredLayout {
  /// No room.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGSize { .zero }

  /// Places nothing.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) {}
}
