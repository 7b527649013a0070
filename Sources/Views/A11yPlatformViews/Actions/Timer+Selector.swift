// SPDX-License-Identifier: MIT

import Foundation

extension Timer {
  /// Calls a method on an object after a delay, once or repeatedly. The `userInfo` argument is ignored.
  @MainActor
  public class func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let action = TimedAction(aTarget, aSelector)
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo, block: action.run)
  }

  /// Creates a timer that calls a method on an object after the program adds the timer to a run loop. The `userInfo`
  /// argument is ignored.
  @MainActor
  public convenience init(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let action = TimedAction(aTarget, aSelector)
    self.init(timeInterval: ti, repeats: yesOrNo, block: action.run)
  }
}

/// A method that a timer calls. The timer keeps its target alive.
private final class TimedAction: @unchecked Sendable {
  // Both properties are constant and used only on the main actor, which `run` ensures.
  private let target: AnyObject
  private let selector: Selector

  init(_ target: Any, _ selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
  }

  @Sendable func run(_ timer: Timer) {
    nonisolated(unsafe) let timer = timer
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated { _ = selector.call(on: target, [timer]) }
  }
}
