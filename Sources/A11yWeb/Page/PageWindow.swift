/// One tab or window of a page, with its clock.
@MainActor
final class PageWindow {
  let target: PageTarget
  let clock: PageClock

  init(_ target: PageTarget, time: PageOptions.Time) {
    self.target = target
    clock = PageClock(target, time: time)
  }
}
