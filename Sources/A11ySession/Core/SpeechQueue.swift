// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySpeech
import A11yTree

/// All items that a session's voice speaks or plays (utterances, notices and tones), in a single order.
///
/// Every entry ends exactly once: it is finished, canceled or dropped, or it fails.
/// - A `default` utterance interrupts words of earlier turns and follows words of its own turn.
/// - A `low` utterance is spoken last, unless an announcement or the ``lowLimit`` causes it to be dropped.
/// - A `high` utterance interrupts everything, and is spoken to its end.
/// - A notice is spoken after the current words, and is interrupted by the next turn.
/// - Tones are passed to the voice immediately, and play at the same time as words.
/// - Words that belong to continuous reading are spoken again once the interrupting words have ended.
///
/// The voice receives only one spoken entry at a time. If the voice does not report the end of an entry within the time
/// limit, the entry is treated as failed, so the queue never gets stuck.
struct SpeechQueue: Sendable {
  /// The maximum number of waiting `low` utterances. Without a limit, a title that keeps changing would fill the queue.
  static let lowLimit = 8
  /// The extra time, in addition to a multiple of the estimated duration, that a voice may take to speak an entry.
  static let patience: Duration = .seconds(30)

  /// A queued utterance, notice or series of tones.
  struct Entry: Sendable {
    enum Content: Sendable {
      case utterance(Utterance, AssistiveTechnology)
      case notice(String, language: String)
      case tones(Sound)
    }

    let id: UInt64
    let content: Content
    let turn: Int
    /// Whether the entry belongs to continuous reading.
    let isReading: Bool
    /// Whether the entry was started and then interrupted.
    var isAgain = false

    /// The utterance of an assistive technology, or `nil` for notices and tones.
    var utterance: Utterance? {
      if case .utterance(let utterance, _) = content { utterance } else { nil }
    }

    /// The entry's words, for use in a trace.
    var words: String {
      switch content {
      case .utterance(let utterance, _): utterance.text
      case .notice(let text, _): text
      case .tones(let sound): "[\(sound.rawValue)]"
      }
    }

    fileprivate var priority: Announcement.Priority { utterance?.priority ?? .default }
    fileprivate var isInterruptible: Bool { utterance?.isInterruptible ?? true }
  }

  /// How an entry ended.
  enum End: Hashable, Sendable {
    /// The entry was played to its end, or should have ended by now.
    case finished
    /// The entry was interrupted.
    case cancelled
    /// The entry was never started.
    case dropped
    /// The voice did not report the end of the entry within the time limit.
    case failed
  }

  /// An action that the speech queue requests from the session.
  enum Step: Sendable {
    /// Passes the entry to the voice.
    case begin(Entry)
    /// Silence the voice.
    case cancel
    /// Notes that the entry has ended.
    case end(Entry, End)
  }

  /// Whether the voice reports the end of its items, so that the end does not have to be estimated.
  let waitsForVoice: Bool
  /// The number of the turn whose words are being added.
  private(set) var turn = 0
  /// The entry that the voice is speaking.
  private(set) var current: Entry?
  /// The time at which the current words started, and their estimated duration.
  private var begin: Duration = .zero
  private var estimate: Duration = .zero
  /// The time at which words would have ended if the voice had been able to speak them.
  private var lostEnd: Duration?
  /// The entries that wait for the current entry to end, in order.
  private(set) var waiting: [Entry] = []
  /// The tones that the session has passed to the voice.
  private var tones: [Entry] = []
  private var nextID: UInt64 = 1

  init(waitsForVoice: Bool) { self.waitsForVoice = waitsForVoice }

  /// Whether the queue is idle, with no words being spoken or waiting.
  var isSilent: Bool { current == nil && waiting.isEmpty }

  /// The time at which the current words end: either an estimate or the time limit for the voice's report.
  var end: Duration? {
    guard current != nil else { return nil }
    if let lostEnd { return lostEnd }
    return begin + estimate + (waitsForVoice ? estimate * 3 + Self.patience : .zero)
  }

  /// Whether the current words would end only because the voice does not report their end within the time limit.
  var hasFailed: Bool { waitsForVoice && lostEnd == nil }

  /// Begins a turn. The current turn's words interrupt the words of earlier turns.
  mutating func beginTurn() { turn += 1 }

  /// Stores the start and the estimated duration of the current words.
  mutating func didBegin(at time: Duration, estimate: Duration) {
    begin = time
    self.estimate = estimate
  }
}

// Adding.
extension SpeechQueue {
  /// Adds an utterance.
  mutating func say(
    _ utterance: Utterance,
    _ technology: AssistiveTechnology,
    isReading: Bool = false
  ) -> [Step] {
    var steps: [Step] = []
    switch utterance.priority {
    case .low: break
    case .default: steps = interrupt(before: turn)
    case .high: steps = drop { $0.priority != .high && !$0.isReading } + cutShort()
    }
    if utterance.priority != .low, utterance.segments.first?.kind == .announcement {
      steps += drop { $0.priority == .low }
    }
    steps += add(.utterance(utterance, technology), isReading: isReading)
    let low = waiting.filter { $0.priority == .low }
    if low.count > Self.lowLimit, let oldest = low.first {
      steps += drop { $0.id == oldest.id }
    }
    return steps
  }

  /// Adds a message that is shown and does not come from any technology.
  mutating func tell(_ text: String, in language: String) -> [Step] {
    add(.notice(text, language: language))
  }

  /// Adds tones, and passes them to the voice immediately.
  mutating func play(_ sound: Sound) -> [Step] {
    let entry = entry(.tones(sound))
    guard waitsForVoice else { return [.begin(entry), .end(entry, .finished)] }
    tones.append(entry)
    return [.begin(entry)]
  }

  private mutating func add(_ content: Entry.Content, isReading: Bool = false) -> [Step] {
    let entry = entry(content, isReading: isReading)
    let place =
      entry.priority == .low
      ? waiting.endIndex
      : waiting.firstIndex { $0.priority == .low || $0.isReading && !isReading } ?? waiting.endIndex
    waiting.insert(entry, at: place)
    return goOn()
  }

  private mutating func entry(_ content: Entry.Content, isReading: Bool = false) -> Entry {
    defer { nextID += 1 }
    return Entry(id: nextID, content: content, turn: turn, isReading: isReading)
  }

  /// Starts the next words if no words are being spoken.
  mutating func goOn() -> [Step] {
    guard current == nil, !waiting.isEmpty else { return [] }
    let entry = waiting.removeFirst()
    current = entry
    lostEnd = nil
    return [.begin(entry)]
  }
}

// Ending.
extension SpeechQueue {
  /// Interrupts words of earlier turns, except for words that must not be interrupted.
  mutating func interrupt(before turn: Int) -> [Step] {
    let dropped = drop { $0.turn < turn && $0.isInterruptible && !$0.isReading }
    guard let current, current.turn < turn else { return dropped }
    return dropped + cutShort()
  }

  /// Interrupts everything that the next turn would interrupt.
  mutating func silence() -> [Step] { interrupt(before: turn + 1) }

  /// Drops words that belong to continuous reading because reading has ended.
  mutating func dropReading() -> [Step] { drop { $0.isReading } }

  /// Continues after the end of an entry, unless the entry has already ended.
  mutating func finish(_ id: UInt64, _ end: End = .finished) -> [Step] {
    if let place = tones.firstIndex(where: { $0.id == id }) {
      return [.end(tones.remove(at: place), end)]
    }
    guard let current, current.id == id else { return [] }
    self.current = nil
    return [.end(current, end)] + goOn()
  }

  /// Notes that the voice could not speak the entire entry. Words that could not be spoken end when they would have
  /// ended otherwise, so that captions and reading keep their pace.
  mutating func lose(_ id: UInt64, at time: Duration) -> [Step] {
    if tones.contains(where: { $0.id == id }) { return finish(id, .failed) }
    if current?.id == id { lostEnd = max(begin + estimate, time) }
    return []
  }

  /// Interrupts the current words unless they must not be interrupted.
  private mutating func cutShort() -> [Step] {
    guard let entry = current, entry.isInterruptible else { return [] }
    current = nil
    let ended = tones.map { Step.end($0, .cancelled) }
    tones = []
    if entry.isReading {
      // The words are queued with another id, because the voice may still report that it did not finish the first
      // entry.
      var again = self.entry(entry.content, isReading: true)
      again.isAgain = true
      waiting.insert(again, at: waiting.firstIndex { $0.priority == .low } ?? waiting.endIndex)
    }
    return [.cancel, .end(entry, .cancelled)] + ended
  }

  /// Drops the waiting entries that meet a condition.
  private mutating func drop(where isDropped: (Entry) -> Bool) -> [Step] {
    guard !waiting.isEmpty else { return [] }
    let dropped = waiting.filter(isDropped)
    waiting.removeAll(where: isDropped)
    return dropped.map { .end($0, .dropped) }
  }
}
