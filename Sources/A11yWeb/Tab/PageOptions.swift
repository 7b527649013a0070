// SPDX-License-Identifier: MIT

/// Options for opening a page.
public struct PageOptions: Hashable, Sendable {
  /// The type of time in a page.
  public enum Time: Hashable, Sendable {
    /// Virtual time, which advances only when a script waits, and by a small amount in each turn.
    case virtual
    /// Wall-clock time.
    case real
  }

  /// The type of time in the page.
  public var time: Time = .virtual
  /// The width of the viewport, in points.
  public var width = 1280
  /// The height of the viewport, in points.
  public var height = 800
  /// The language to request from the page, as a BCP 47 tag.
  public var locale: String?
  /// The conditions that the page must meet before it is used.
  public var readiness = PageReadiness()
  /// The settings for access to the page: credentials, a proxy, and the handling of certificates.
  public var access = PageAccess()
  /// The device properties and user preferences that are reported to the page.
  public var environment = PageEnvironment()

  /// The recorded traffic that answers the page's requests, or `nil` if servers answer them.
  public var traffic: RecordedTraffic?
  /// The recording of the page's traffic, or `nil` if the traffic is not recorded.
  public var recording: TrafficRecording?

  /// The files that the user can choose for the page.
  var files = ChoosableFiles()

  /// Whether the page has no window. A page without a window opens faster, but images of it cannot be captured.
  public var isWindowless = false

  /// Creates options with virtual time and a viewport of 1280 × 800 points.
  public init() {}
}

/// Limits for durations and counts.
enum Limits {
  /// The virtual time that passes in each turn, so that debounced input and short transitions are part of the turn in
  /// which they began.
  static let turn: Duration = .milliseconds(500)
  /// The longest step of virtual time on a page with live regions. If a region keeps a state for at least this long,
  /// the state is announced.
  static let liveStep: Duration = .milliseconds(250)
  /// The virtual time, on a new document's own clock, at which the document is first read.
  static let firstLook: Duration = .milliseconds(900)
  /// The amount of virtual time that is granted in one step to a document that is loading.
  static let loadStep: Duration = .milliseconds(10)
  /// The virtual time after which the page is checked for a response to scrolling.
  static let scroll: Duration = .milliseconds(50)
  /// The maximum time for a page to load. The time is measured on the page's own clock if the page's time is virtual,
  /// and otherwise on the wall clock.
  static let load: Duration = .seconds(20)
  /// The time after which users can read a document even if its images and frames have not arrived.
  static let images: Duration = .seconds(2)
  /// The maximum processor time that a page can use without any response. On a busy machine, the maximum processor time
  /// can correspond to any amount of wall-clock time.
  static let sign: Duration = .seconds(1)
  /// The interval at which the page's processor time is checked during the wait for a reply from the page.
  static let look: Duration = .milliseconds(50)
  /// The interval between checks for focus that is moving between processes, and the number of these checks.
  static let focusLook: Duration = .milliseconds(10)
  static let focusLooks = 100
  /// The maximum wall-clock time to wait for any reply from a page. The limit is long because reading a hundred
  /// thousand nodes takes some time on a busy machine.
  static let longest: Duration = .seconds(180)
  /// The maximum time for which virtual time stops in order to wait for the network. On a machine that was busy with
  /// builds and browsers, a server once took more than five seconds.
  static let network: Duration = .seconds(10)
  /// The maximum number of times that a page can request more data after its server was quiet.
  static let trafficRounds = 5
  /// The interval at which traffic is checked during the wait for a server. A page in virtual time is granted one
  /// millisecond at each check of the traffic. The interval is long enough for the longest wait to stay within
  /// ``trafficStep`` in most cases.
  static let trafficLook: Duration = .milliseconds(40)
  /// The amount of virtual time that passes in each wait for a server. The amount of virtual time that passes in each
  /// wait is also the length of the steps in which time passes while a server can send data at any moment.
  static let trafficStep: Duration = .milliseconds(100)
  /// The maximum delay before virtual time begins to pass. After a longer delay, the cause is investigated.
  static let standstill: Duration = .seconds(5)
  /// The time for which a page in real time must be quiet before a turn ends.
  static let quiet: Duration = .milliseconds(60)
  /// The maximum time to wait for a page in real time to be quiet.
  static let unrest: Duration = .seconds(1)
  /// The maximum number of times that a page can navigate to another page while it is being read.
  static let navigations = 10
  /// The maximum number of announcements from a page that can wait to be spoken.
  static let announcements = 50
  /// The maximum number of windows that a page can have.
  static let windows = 16
}
