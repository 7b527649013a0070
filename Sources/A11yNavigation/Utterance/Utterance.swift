import A11yTree

/// What is said at one time: the words in order, and how they stand to other speech.
///
/// Speaking an utterance, showing it and writing it down use the same value, so the transcript is
/// what was said.
public struct Utterance: Hashable, Sendable {
  /// The words, in the order in which they are said.
  public var segments: [Segment]
  /// How the words stand to other speech.
  public var priority: Announcement.Priority

  /// Makes an utterance from its segments; segments without words are left out.
  public init(_ segments: [Segment], priority: Announcement.Priority = .default) {
    self.segments =
      segments.contains(where: \.text.isEmpty) ? segments.filter { !$0.text.isEmpty } : segments
    self.priority = priority
  }

  /// Makes an utterance of one kind of words.
  public init(_ kind: Segment.Kind, _ text: String, priority: Announcement.Priority = .default) {
    self.init([Segment(kind, text)], priority: priority)
  }

  /// The words as VoiceOver's caption panel shows them: the segments joined with `, `.
  public var text: String {
    var text = ""
    text.reserveCapacity(segments.reduce(0) { $0 + $1.text.utf8.count + 2 })
    for (place, segment) in segments.enumerated() {
      if place > 0 { text += ", " }
      text += segment.text
    }
    return text
  }

  /// Whether there is nothing to say.
  public var isEmpty: Bool { segments.isEmpty }

  /// Whether a later utterance may cut it short. One of high priority is heard to its end.
  public var isInterruptible: Bool { priority != .high }
}
