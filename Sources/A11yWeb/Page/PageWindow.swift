// SPDX-License-Identifier: MIT

/// One tab or window of a page, with its clock.
@MainActor
final class PageWindow {
  let target: PageTarget
  let clock: PageClock
  /// Why the last document could not be loaded, in the browser's word.
  var loadingError = ""
  /// What its document asked for and was refused.
  var refused: Set<String> = []

  init(_ target: PageTarget) {
    self.target = target
    clock = PageClock(target)
  }
}
