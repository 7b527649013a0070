import A11yNavigation
import A11yTree

/// What is being said and what waits to be, by the rules for priorities.
///
/// A new `default` utterance cuts short what an earlier turn says, and follows what its own turn
/// says. A `low` one waits until all else was said, and is dropped if something else is announced.
/// A `high` one cuts all short and is heard to its end.
struct UtteranceQueue {
  struct Entry {
    var utterance: Utterance
    var technology: AssistiveTechnology
    var turn: Int
    var id: UInt64
  }

  /// What the queue wants done, in order.
  enum Step {
    case begin(Entry)
    case cancel
  }

  /// What is being said.
  private(set) var current: Entry?
  private(set) var waiting: [Entry] = []
  private var nextID: UInt64 = 1

  var isEmpty: Bool { current == nil && waiting.isEmpty }

  /// Takes in an utterance of a turn.
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
      waiting.removeAll { $0.utterance.priority != .high }
      steps = cutShort()
    }
    if utterance.priority != .low, utterance.segments.first?.kind == .announcement {
      waiting.removeAll { $0.utterance.priority == .low }
    }
    guard current != nil else { return steps + begin(entry) }
    let place =
      utterance.priority == .low
      ? waiting.endIndex
      : waiting.firstIndex { $0.utterance.priority == .low } ?? waiting.endIndex
    waiting.insert(entry, at: place)
    return steps
  }

  /// Cuts short what earlier turns say, but for what is to be heard to its end.
  mutating func interrupt(before turn: Int) -> [Step] {
    waiting.removeAll { $0.turn < turn && $0.utterance.isInterruptible }
    guard let current, current.turn < turn else { return [] }
    return cutShort()
  }

  /// Goes on when an utterance was said.
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
    guard !waiting.isEmpty else { return [.cancel] }
    return [.cancel] + begin(waiting.removeFirst())
  }
}
