// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension View {
  /// Adds an action for taps; a single tap is the same as activation.
  nonisolated public func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapModifier(action: count == 1 ? action : nil))
  }

  /// Adds an action for a long press, which is what VoiceOver's double tap and hold does: showing the
  /// element's menu performs it.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(LongPressModifier(action: action, pressing: onPressingChanged))
  }

  /// Attaches a gesture; a single tap handles activation.
  @MainActor
  public func gesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(TapModifier(gesture, mask)).modifier(LongPressModifier(gesture, mask))
  }

  /// Attaches a gesture that happens along with those of the view.
  @MainActor
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(TapModifier(gesture, mask)).modifier(LongPressModifier(gesture, mask))
  }

  /// Attaches a gesture that takes precedence over those of the view.
  @MainActor
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(TapModifier(gesture, mask)).modifier(LongPressModifier(gesture, mask))
  }
}
