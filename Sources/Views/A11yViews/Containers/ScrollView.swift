// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// Scrollable content. All of it can be reached: nothing is ever scrolled away.
public struct ScrollView<Content: View> {
  /// The content.
  public var content: Content
  /// The directions of scrolling.
  public var axes: Axis.Set
  /// Whether it shows scroll indicators.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  /// Creates a scroll view with or without indicators.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: View, ElementView {
  package static var childMode: ChildMode { .contained }
  package static var readsState: Bool { false }

  package func element(in context: ElementContext) -> Element { Element(.scrollArea) }
}

/// Lets its content scroll to a view by id.
public struct ScrollViewReader<Content: View> {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a view whose content can scroll.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  /// The content.
  public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls to a view by id. Has no effect here: nothing is ever out of sight, and scrolling never
/// moves a cursor.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to the first view with an id.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
