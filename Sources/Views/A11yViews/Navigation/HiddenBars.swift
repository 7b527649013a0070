// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The bars at the top and bottom of a screen.
package struct ScreenBars: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  /// The bar at the top of the screen.
  package static let top = ScreenBars(rawValue: 1)
  /// The bar at the bottom of the screen.
  package static let bottom = ScreenBars(rawValue: 2)
}

/// A modifier that hides a screen's bars and all of their items.
public struct _HiddenBarsModifier {
  package let bars: ScreenBars
  package nonisolated init(bars: ScreenBars) { self.bars = bars }
}

extension _HiddenBarsModifier: ViewModifier, WrappingModifier {
  package func start(_ node: Node) -> ScreenReference {
    let reference = ScreenReference(node.screen)
    reference.screen?.hide(bars, for: node)
    return reference
  }

  package func update(_ node: Node, _ reference: inout ScreenReference) {
    reference.screen?.hide(bars, for: node)
  }

  package func stop(_ node: Node, _ reference: inout ScreenReference) {
    reference.screen?.hide([], for: node)
  }
}
