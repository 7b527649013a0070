// SPDX-License-Identifier: MIT

import A11yNativeFormat

/// The first line for a session in an event log, which describes the setup of the session's core.
struct LoggedSetup: Codable, Hashable {
  /// The version of the log format, which only the first line contains.
  static let version = 1

  /// The version of the log format.
  var a11ynavLog = Self.version
  /// The session's pacing, which is `script`, `wall` or `person`. A session with the `person` pacing may also wait for
  /// the voice.
  var pacing: String
  var waitsForVoice: Bool?
  var speaksNotices: Bool?
  /// The row threshold and the direction of a geometric reading order.
  var rowThreshold: Double?
  var isRightToLeft: Bool?
  /// The enabled technologies. The keys control the first technology in the list.
  var technologies: [String]
  /// The settings that differ from the defaults, keyed by name.
  var settings: [String: String]
  /// The hash of the word list for predictions, if the session uses a list. A replay needs the same word list.
  var words: UInt64?
}

/// An event in an event log.
struct LoggedEvent: Codable, Hashable {
  /// The type of event.
  enum Kind: String, Codable {
    case start, load, command, change, reply, status
    case changed, answered, working, settled, notice, closed
    case items, spoken, time, wallTime, giveUp, background, ask, close
  }

  var event: Kind
  /// The text of a command, a notice or a request.
  var text: String?
  /// The element that a command or a request targets, if any.
  var element: String?
  var technology: String?
  /// A time, in seconds and attoseconds.
  var time: [Int64]?
  /// How long a key was held, in seconds and attoseconds.
  var held: [Int64]?
  /// For an event about speech, whether the words were spoken to the end. For a background event, whether the program
  /// enters the background.
  var flag: Bool?
  /// The number of an answered request or of a spoken item.
  var number: UInt64?
  var outcome: LoggedOutcome?
  var update: LoggedUpdate?
  /// Whether an update is a complete tree that the source had already built.
  var isBuilt: Bool?
  var status: LoggedStatus?
  /// The events that arrived during a call, before its reply.
  var during: [LoggedEvent]?

  init(_ event: Kind) { self.event = event }
}

/// The outcome of a request in an event log.
struct LoggedOutcome: Codable, Hashable {
  /// The outcome, which is `handled`, `typed`, `refused` or `underWay`.
  var outcome: String
  var notice: String?
  /// The number of keys in a type-ahead request that took effect.
  var count: Int?
  var ticket: UInt64?
}

/// The status of a source in an event log.
struct LoggedStatus: Codable, Hashable {
  /// A description of the event that the source is waiting for, or `nil` if the source has settled.
  var waitsFor: String?
  /// The clock that the source follows, which is `none`, `session` or `wall`.
  var clock: String
  var movesKeyboardFocus: Bool
  /// Whether the source handles several keys in a text field together, or `nil` if it does not.
  var takesTypeAhead: Bool?
}

/// A tree update in an event log. Elements are written in the same way as in the native format.
struct LoggedUpdate: Codable, Hashable {
  struct Change: Codable, Hashable {
    var element: NativeElement
    /// The aspect that changed, which is `added`, `words` or `surroundings`, or `nil` if the aspect is unknown.
    var scope: String?
  }
  struct Focus: Codable, Hashable {
    var target: String
    var technologies: [String]
    var generation: UInt64
    var textRange: [Int]?
  }
  struct Announcement: Codable, Hashable {
    var text: String
    var priority: String
    var language: String?
  }
  struct Notification: Codable, Hashable {
    /// The type of notification, which is `screenChanged`, `layoutChanged`, `pageScrolled` or `programEnded`.
    var notification: String
    var element: String?
    var text: String?
  }
  struct Desktop: Codable, Hashable {
    struct Window: Codable, Hashable {
      var number: Int
      var title: String
    }
    struct App: Codable, Hashable {
      var id: String
      var name: String
    }
    var windows: [Window]
    var apps: [App]
  }
  struct Live: Codable, Hashable {
    struct Piece: Codable, Hashable {
      var text: String
      var isAddition: Bool?
      var isText: Bool?
    }
    var element: String
    var pieces: [Piece]
    var removed: String?
  }

  var root: String?
  var changes: [Change]?
  var removals: [String]?
  var focusRequests: [Focus]?
  /// The element to which keyboard focus is to move, or the word `dismiss`.
  var keyboardFocus: String?
  var announcements: [Announcement]?
  var notifications: [Notification]?
  var liveTexts: [Live]?
  var desktop: Desktop?
}
