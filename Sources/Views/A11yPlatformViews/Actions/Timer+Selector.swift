// SPDX-License-Identifier: MIT

import Foundation

extension Timer {
  /// Calls a method of an object after a time, or again and again. The timer does not keep `userInfo`.
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

  /// Creates a timer that calls a method of an object once a run loop has it. It does not keep `userInfo`.
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

/// A method that a timer calls. Like any timer's, its target lives as long as the timer.
private final class TimedAction: @unchecked Sendable {
  // Both properties are constant, and only used on the main actor, as `run` makes sure.
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
