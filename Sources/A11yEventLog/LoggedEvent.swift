// SPDX-License-Identifier: MIT

import A11yNativeFormat

/// The first line of a session in an event log: how its core is set up.
struct LoggedSetup: Codable, Hashable {
  /// The version of the form, which is in the first line only.
  static let version = 1

  /// The version of the form.
  var a11ynavLog = Self.version
  /// `script`, `wall` or `person`, and whether a person's session waits for the voice.
  var pacing: String
  var waitsForVoice: Bool?
  var speaksNotices: Bool?
  /// The row threshold of a geometric reading order, and its direction.
  var rowThreshold: Double?
  var isRightToLeft: Bool?
  /// The technologies that are on, the first of which the keys drive.
  var technologies: [String]
  /// The settings that differ from the default, by name.
  var settings: [String: String]
  /// A number that identifies the list of predicted words, if there is one; a replay needs the same list.
  var words: UInt64?
}

/// An event in an event log.
struct LoggedEvent: Codable, Hashable {
  /// The kind of event.
  enum Kind: String, Codable {
    case start, load, command, changed, answered, settled, notice, closed, change, reply, status
    case items, spoken, time, wallTime, giveUp, background, ask, close
  }

  var event: Kind
  /// A command, a notice or a wish, in words.
  var text: String?
  /// The element of a command or a wish that names one.
  var element: String?
  var technology: String?
  /// A time, as seconds and attoseconds.
  var time: [Int64]?
  /// How long a key was held.
  var held: [Int64]?
  /// Whether words were heard to their end, or the program goes to the background.
  var flag: Bool?
  /// The number of an answered request, or of an item of the voice.
  var number: UInt64?
  var outcome: LoggedOutcome?
  var update: LoggedUpdate?
  /// Whether an update is a whole tree that its source had built.
  var isBuilt: Bool?
  var status: LoggedStatus?
  /// The events that came during a call, before its reply.
  var during: [LoggedEvent]?

  init(_ event: Kind) { self.event = event }
}

/// The outcome of a request in an event log.
struct LoggedOutcome: Codable, Hashable {
  /// `handled`, `refused` or `underWay`.
  var outcome: String
  var notice: String?
  var ticket: UInt64?
}

/// A source's status in an event log.
struct LoggedStatus: Codable, Hashable {
  /// What the source waits for; nothing if it has settled.
  var waitsFor: String?
  /// `none`, `session` or `wall`.
  var clock: String
  var movesKeyboardFocus: Bool
}

/// An update of the tree in an event log. Elements are written as in the native format.
struct LoggedUpdate: Codable, Hashable {
  struct Change: Codable, Hashable {
    var element: NativeElement
    /// `added`, `words` or `surroundings`; otherwise not known.
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
    /// `screenChanged`, `layoutChanged`, `pageScrolled` or `programEnded`.
    var notification: String
    var element: String?
    var text: String?
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
  /// The element that keyboard focus should move to, or `dismiss`.
  var keyboardFocus: String?
  var announcements: [Announcement]?
  var notifications: [Notification]?
  var liveTexts: [Live]?
}
