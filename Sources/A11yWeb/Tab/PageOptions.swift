// SPDX-License-Identifier: MIT

/// How a page is opened.
public struct PageOptions: Hashable, Sendable {
  /// The time that a page has.
  public enum Time: Hashable, Sendable {
    /// The session's: it advances only when a script waits, and a little with each turn.
    case virtual
    /// The wall clock's.
    case real
  }

  /// The time that the page has.
  public var time: Time = .virtual
  /// The width of the viewport, in points.
  public var width = 1280
  /// The height of the viewport, in points.
  public var height = 800
  /// The language that the page is asked for, as a BCP-47 tag.
  public var locale: String?
  /// The conditions that the page has to meet before it is used.
  public var readiness = PageReadiness()
  /// How the page is reached: credentials, a proxy, and certificates.
  public var access = PageAccess()
  /// The device and the user's preferences that the page is told.
  public var environment = PageEnvironment()

  /// Whether the page has no window: it opens faster, but no image of it can be taken.
  public var isWindowless = false

  /// Creates options with virtual time and a viewport of 1280 × 800.
  public init() {}
}

/// How long things may take.
enum Limits {
  /// The virtual time that passes with each turn: debounced input and short transitions are part of
  /// the turn that began them.
  static let turn: Duration = .milliseconds(500)
  /// The longest piece in which virtual time passes on a page with live regions: each state that a region has
  /// for this long is announced.
  static let liveStep: Duration = .milliseconds(250)
  /// The virtual time on a new document's own clock at which it is looked at first.
  static let firstLook: Duration = .milliseconds(900)
  /// The virtual time that is granted at once to a document that loads.
  static let loadStep: Duration = .milliseconds(10)
  /// The virtual time in which a page shows whether scrolling changes it.
  static let scroll: Duration = .milliseconds(50)
  /// How long a page may take to load: of its own time where that is virtual, otherwise of the wall
  /// clock's.
  static let load: Duration = .seconds(20)
  /// How much processor time of its own a page may use without a sign of life: on a busy machine
  /// that is any time of the wall clock's.
  static let sign: Duration = .seconds(1)
  /// How often a page is asked meanwhile how much it has used.
  static let look: Duration = .milliseconds(50)
  /// How often, and how many times, focus is looked for that is passing between processes.
  static let focusLook: Duration = .milliseconds(10)
  static let focusLooks = 100
  /// The longest wait for anything of a page, in wall-clock time: a hundred thousand nodes take a
  /// while on a busy machine.
  static let longest: Duration = .seconds(180)
  /// How long virtual time stops for the network: a server beside builds and browsers on a busy
  /// machine has taken more than five seconds.
  static let network: Duration = .seconds(10)
  /// The longest wait for a server to be quiet.
  static let traffic: Duration = .seconds(10)
  /// How many times a page may ask its server for more after it was quiet.
  static let trafficRounds = 5
  /// How often the traffic is looked at meanwhile. A page in virtual time is granted a millisecond each
  /// time, so this is long enough for the longest wait to stay within ``trafficStep`` in most cases.
  static let trafficLook: Duration = .milliseconds(40)
  /// The piece of virtual time that passes with each wait for a server, and the pieces in which time passes
  /// while a server may send at any moment.
  static let trafficStep: Duration = .milliseconds(100)
  /// How long virtual time may take to begin to pass before it is asked what keeps it.
  static let standstill: Duration = .seconds(5)
  /// How long a page in real time has to be quiet for a turn to end.
  static let quiet: Duration = .milliseconds(60)
  /// The longest wait for that.
  static let unrest: Duration = .seconds(1)
  /// How often a page may go on to another while it is read.
  static let navigations = 10
  /// The most announcements of a page that wait to be heard.
  static let announcements = 50
  /// The most windows that one page may have.
  static let windows = 16
}
