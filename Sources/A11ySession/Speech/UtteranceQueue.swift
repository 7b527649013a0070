// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Current and queued speech, ordered by the rules for priorities.
///
/// A new `default` utterance interrupts speech of earlier turns, and follows speech of its own
/// turn. A `low` one waits until everything else is spoken, and is dropped if something is
/// announced. A `high` one interrupts everything and is spoken to the end.
struct UtteranceQueue {
  struct Entry {
    var utterance: Utterance
    var technology: AssistiveTechnology
    var turn: Int
    var id: UInt64
  }

  /// What the queue asks for, in order.
  enum Step {
    case begin(Entry)
    /// Silence the current utterance.
    case cancel(Entry)
    /// Forget an utterance that has not begun.
    case drop(Entry)
  }

  /// The current utterance.
  private(set) var current: Entry?
  private(set) var waiting: [Entry] = []
  private var nextID: UInt64 = 1

  var isEmpty: Bool { current == nil && waiting.isEmpty }

  /// Adds an utterance of a turn.
  mutating func say(
    _ utterance: Utterance,
    technology: AssistiveTechnology,
    turn: Int
  ) -> [Step] {
    let entry = Entry(utterance: utterance, technology: technology, turn: turn, id: nextID)
    nextID += 1
    var steps: [Step] = []
    switch utterance.priority {
    case .low: break
    case .default: steps = interrupt(before: turn)
    case .high:
      steps = drop { $0.utterance.priority != .high } + cutShort()
    }
    if utterance.priority != .low, utterance.segments.first?.kind == .announcement {
      steps += drop { $0.utterance.priority == .low }
    }
    guard current != nil else { return steps + begin(entry) }
    let place =
      utterance.priority == .low
      ? waiting.endIndex
      : waiting.firstIndex { $0.utterance.priority == .low } ?? waiting.endIndex
    waiting.insert(entry, at: place)
    return steps
  }

  /// Interrupts speech of earlier turns, except what must be heard to its end.
  mutating func interrupt(before turn: Int) -> [Step] {
    let dropped = drop { $0.turn < turn && $0.utterance.isInterruptible }
    guard let current, current.turn < turn else { return dropped }
    return dropped + cutShort()
  }

  /// Continues when an utterance has been spoken.
  mutating func finish(_ id: UInt64) -> [Step] {
    guard current?.id == id else { return [] }
    current = nil
    guard !waiting.isEmpty else { return [] }
    return begin(waiting.removeFirst())
  }

  private mutating func begin(_ entry: Entry) -> [Step] {
    current = entry
    return [.begin(entry)]
  }

  private mutating func cutShort() -> [Step] {
    guard let current, current.utterance.isInterruptible else { return [] }
    self.current = nil
    guard !waiting.isEmpty else { return [.cancel(current)] }
    return [.cancel(current)] + begin(waiting.removeFirst())
  }

  /// Forgets utterances that wait.
  private mutating func drop(where isDropped: (Entry) -> Bool) -> [Step] {
    guard !waiting.isEmpty else { return [] }
    let dropped = waiting.filter(isDropped)
    waiting.removeAll(where: isDropped)
    return dropped.map { .drop($0) }
  }
}
