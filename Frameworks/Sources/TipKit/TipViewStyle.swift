// SPDX-License-Identifier: MIT

import SwiftUI

/// A tip's title and message, its actions, and a button that closes it.
public struct MiniTipViewStyle: TipViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The tip.
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

/// The style of tips, whatever its type.
struct AnyTipViewStyle {
  let make: @MainActor (TipViewStyleConfiguration) -> AnyView

  nonisolated init(_ style: some TipViewStyle) {
    let style = UncheckedStyle(style: style)
    make = { AnyView(style.style.makeBody(configuration: $0)) }
  }
}

/// A style, which only the main actor calls.
// `style` is constant, and only used by `make`, on the main actor.
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
