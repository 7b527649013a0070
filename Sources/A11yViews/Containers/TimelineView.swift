import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// Content that depends on the time, made anew at the instants of a schedule.
///
/// An ``AnimationTimelineSchedule`` is shown once: nothing is drawn that could move.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  /// What the content is made from.
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

/// What the content of a timeline is made from.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the content can be made anew.
  public enum Cadence: Comparable, Sendable {
    /// As often as the screen is drawn.
    case live
    /// Every second.
    case seconds
    /// Every minute.
    case minutes
  }

  /// The instant of the schedule that the content is for.
  public let date: Date
  /// How often the content can be made anew.
  public let cadence: Cadence

  /// Has the content made anew. It always is here.
  public func invalidateTimelineContent() {}
}

extension TimelineView: View {
  /// The content of the latest instant.
  public var body: some View {
    content(Context(date: date ?? Date(), cadence: .seconds))
      .task { await follow() }
  }

  @MainActor
  private func follow() async {
    guard !(schedule is AnimationTimelineSchedule) else { return }
    for instant in schedule.entries(from: Date(), mode: .normal) {
      let wait = instant.timeIntervalSinceNow
      if wait > 0 {
        // Longer than a year is never.
        guard wait < 31_536_000, (try? await Task.sleep(for: .seconds(wait))) != nil else { return }
      }
      date = instant
      await Task.yield()
      if Task.isCancelled { return }
    }
  }
}

/// How much of a schedule is wanted.
public enum TimelineScheduleMode: Sendable {
  /// All of it.
  case normal
  /// Few instants, to save energy.
  case lowFrequency
}

/// The instants at which content is made anew.
public protocol TimelineSchedule {
  /// How much of a schedule is wanted.
  typealias Mode = TimelineScheduleMode
  /// The instants, in order.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The instants from the last before a date on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The same distance apart.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  package let start: Date
  package let interval: TimeInterval

  /// Makes a schedule from a date and the distance in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The instants from the last before a date on.
  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    let step = interval > 0 ? interval : 1
    let passed = max((startDate.timeIntervalSince(start) / step).rounded(.down), 0)
    return sequence(first: start.addingTimeInterval(passed * step)) { $0.addingTimeInterval(step) }
  }
}

/// The start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init() {}

  /// The instants from the last before a date on.
  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Instants that the program names.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  package let dates: Entries

  /// Makes a schedule from instants in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The instants.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// As often as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}

  /// The first instant.
  public func entries(from startDate: Date, mode: Mode) -> CollectionOfOne<Date> {
    CollectionOfOne(startDate)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// The same distance apart, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The start of every minute.
  public static var everyMinute: Self { Self() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as the screen is drawn.
  public static var animation: Self { Self() }

  /// As often as the screen is drawn, but not more often than an interval in seconds.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Instants that the program names.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
