// SPDX-License-Identifier: MIT

import SwiftUI

/// A modifier that shows a tip in a popover. Dismissing the popover closes the tip.
struct TipPopover {
  let tip: AnyTip?
  let action: (Tips.Action) -> Void
}

extension TipPopover: ViewModifier {
  func body(content: Content) -> some View {
    let tip = tip
    content.popover(
      isPresented: Binding(
        get: { tip?.shouldDisplay ?? false },
        set: { if !$0 { tip?.invalidate(reason: .tipClosed) } }
      )
    ) {
      // A tip appears as a popover on an iPhone, too.
      if let tip { TipBody(tip: tip, action: action).presentationCompactAdaptation(.popover) }
    }
  }
}
