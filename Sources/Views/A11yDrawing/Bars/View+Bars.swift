// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// The appearance of bars does not affect elements, but their visibility does.
extension View {
  /// Shows or hides bars and all their content.
  nonisolated public func toolbar(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { hidingBars(bars, if: visibility == .hidden) }

  /// Shows or hides bars and all their content.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { hidingBars(bars, if: visibility == .hidden) }

  nonisolated private func hidingBars(_ bars: [ToolbarPlacement], if hides: Bool) -> some View {
    var hidden: ScreenBars = []
    let names = hides ? Set(bars.map(\.name)) : []
    if hides, bars.isEmpty || names.contains("automatic") || names.contains("navigationBar") {
      hidden.insert(.top)
    }
    if names.contains("bottomBar") { hidden.insert(.bottom) }
    return modifier(_HiddenBarsModifier(bars: hidden))
      .modifier(_HiddenTabBarModifier(hides: names.contains("tabBar")))
  }
}

/// A space between toolbar items that is not exposed as an element.
public struct ToolbarSpacer: ToolbarContent {
  /// The type of the body, which is never used.
  public typealias Body = Never
  private let placement: ToolbarItemPlacement

  /// Creates a space.
  nonisolated public init(
    _ sizing: SpacerSizing = .flexible,
    placement: ToolbarItemPlacement = .automatic
  ) {
    self.placement = placement
  }

  /// An empty view.
  public var _view: AnyView { AnyView(EmptyView()) }
}
