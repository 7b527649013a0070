// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A view whose content depends on the time and is updated on the dates of a schedule.
///
/// With an ``AnimationTimelineSchedule``, the content is created only once, because a11ynav does not show animations.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  /// The type of the value that is passed to the content closure.
  public typealias Context = TimelineViewDefaultContext

  @State private var date: Date?
  package let schedule: Schedule
  package let content: (Context) -> Content

  /// Creates a view whose content is updated according to a schedule.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
}

extension TimelineView: View {
  /// The view's content for the most recent date in the schedule.
  public var body: some View {
    content(Context(date: date ?? CurrentHost.date, cadence: .seconds))
      .endlessTask { await follow() }
  }

  @MainActor
  private func follow() async {
    guard !(schedule is AnimationTimelineSchedule) else { return }
    for instant in schedule.entries(from: CurrentHost.date, mode: .normal) {
      let wait = instant.timeIntervalSince(CurrentHost.date)
      if wait > 0 {
        // A wait of more than a year is treated as endless.
        guard wait < 31_536_000, (try? await Task.sleep(for: .seconds(wait))) != nil else { return }
      }
      date = instant
      await Task.yield()
      if Task.isCancelled { return }
    }
  }
}

/// A schedule whose dates are separated by a constant interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  package let start: Date
  package let interval: TimeInterval

  /// Creates a schedule that begins on a date and repeats at an interval in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// Returns the schedule's dates, beginning with the last date that is not later than a given date.
  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    let step = interval > 0 ? interval : 1
    let passed = max((startDate.timeIntervalSince(start) / step).rounded(.down), 0)
    return sequence(first: start.addingTimeInterval(passed * step)) { $0.addingTimeInterval(step) }
  }
}
