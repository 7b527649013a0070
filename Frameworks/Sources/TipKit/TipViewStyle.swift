// SPDX-License-Identifier: MIT

import SwiftUI

/// A style that shows a tip's title, message and actions, and a button that closes the tip.
public struct MiniTipViewStyle: TipViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns a view that shows the tip.
  public func makeBody(configuration: Configuration) -> some View {
    let tip = configuration.tip
    Group {
      configuration.title
      configuration.message
      ForEach(configuration.actions.indices, id: \.self) { index in
        Button {
          configuration.actions[index].handler()
        } label: {
          configuration.actions[index].label()
        }
      }
      Button("Close") { tip.invalidate(reason: .tipClosed) }
    }
    .accessibilityElement(children: .contain)
  }
}

/// A type-erased tip style.
struct AnyTipViewStyle {
  let make: @MainActor (TipViewStyleConfiguration) -> AnyView

  nonisolated init(_ style: some TipViewStyle) {
    let style = UncheckedStyle(style: style)
    make = { AnyView(style.style.makeBody(configuration: $0)) }
  }
}

/// A tip style that is used only on the main actor.
// `style` is constant and is used only by `make`, on the main actor.
private struct UncheckedStyle<S: TipViewStyle>: @unchecked Sendable {
  let style: S
}

private enum TipViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyTipViewStyle { AnyTipViewStyle(MiniTipViewStyle()) }
}

extension EnvironmentValues {
  var tipViewStyle: AnyTipViewStyle {
    get { self[TipViewStyleKey.self] }
    set { self[TipViewStyleKey.self] = newValue }
  }
}
