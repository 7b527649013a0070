// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// Content that depends on the time, remade at the dates of a schedule.
///
/// An ``AnimationTimelineSchedule`` is shown once: nothing is drawn that could move.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  /// The input of the content.
  public typealias Context = TimelineViewDefaultContext

  @State private var date: Date?
  package let schedule: Schedule
  package let content: (Context) -> Content

  /// Makes content that follows a schedule.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
}

extension TimelineView: View {
  /// The content of the latest date.
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
        // A wait of more than a year counts as never.
        guard wait < 31_536_000, (try? await Task.sleep(for: .seconds(wait))) != nil else { return }
      }
      date = instant
      await Task.yield()
      if Task.isCancelled { return }
    }
  }
}

/// Dates at a constant interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  package let start: Date
  package let interval: TimeInterval

  /// Creates a schedule from a date and an interval in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The dates, beginning with the last one before a date.
  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    let step = interval > 0 ? interval : 1
    let passed = max((startDate.timeIntervalSince(start) / step).rounded(.down), 0)
    return sequence(first: start.addingTimeInterval(passed * step)) { $0.addingTimeInterval(step) }
  }
}
