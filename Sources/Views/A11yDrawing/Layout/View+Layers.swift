// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension View {
  /// Shows another view over this one: it is read after it.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    Layers(TupleView((self, content())))
  }

  /// Shows another view over this one: it is read after it.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    Layers(TupleView((self, overlay)))
  }

  /// Shows another view behind this one: it is read before it.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    Layers(TupleView((content(), self)))
  }

  /// Shows another view behind this one: it is read before it.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    Layers(TupleView((background, self)))
  }

  /// Shows another view above or below this one: it is read before or after it.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset(content(), comesFirst: edge == .top)
  }

  /// Shows another view beside this one: it is read before or after it.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset(content(), comesFirst: edge == .leading)
  }

  /// Shows a bar above or below this view: it is read before or after it.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset(content(), comesFirst: edge == .top)
  }

  /// Shows a view between the screens of tabs and their bar: it is read after the tabs.
  nonisolated public func tabViewBottomAccessory<V: View>(
    isEnabled: Bool = true,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset(isEnabled ? content() : nil, comesFirst: false)
  }

  nonisolated private func inset<V: View>(_ content: V, comesFirst: Bool) -> some View {
    TupleView((comesFirst ? content : nil, self, comesFirst ? nil : content))
  }
}
