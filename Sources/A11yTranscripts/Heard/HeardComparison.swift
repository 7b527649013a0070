// SPDX-License-Identifier: MIT

import A11yNavigation

/// A comparison of a device's speech with a walk through a capture of the same screen.
///
/// Words agree if they differ only in case, punctuation and spaces, because tools vary in how they write these.
public struct HeardComparison: Sendable {
  /// A stop of the device, of the walk, or of both.
  public enum Stop: Hashable, Sendable {
    /// The device and the walk have the same words at the stop.
    case same(heard: Int, walked: Int)
    /// The words differ, but most likely belong to the same element.
    case changed(heard: Int, walked: Int, [WordChange])
    /// The device and the walk have the same words at different positions.
    case moved(heard: Int, walked: Int)
    /// The device stopped at this position, but the walk did not.
    case missing(heard: Int)
    /// The walk stopped at this position, but the device did not.
    case extra(walked: Int)
  }

  /// The words of the device and of the walk that differ at a stop.
  public struct WordChange: Hashable, Sendable {
    /// The reason that the words are spoken, or `nil` if the walk has no words at this position and the device's words
    /// are unknown.
    public var kind: Utterance.Segment.Kind?
    /// The device's words, or an empty string if there are none.
    public var heard: String
    /// The walk's words, or an empty string if there are none.
    public var walked: String
    /// Whether the device expresses the same meaning in different words, so that a correction can replace the walk's
    /// words.
    ///
    /// If the device's words have a different meaning in VoiceOver, such as “off” in place of “on”, the difference is
    /// more than a difference in wording.
    public var isCorrectable = false
    /// Whether the device speaks the same words earlier or later at this stop, or `nil` if the words differ.
    public var order: Order?
  }

  /// The position of words in a device's speech, compared with their position in the walk.
  public enum Order: String, Hashable, Sendable {
    /// The device speaks the words before the words that surround them in the walk.
    case earlier
    /// The device speaks the words after the words that surround them in the walk.
    case later
  }

  /// The device's stops.
  public let heard: [String]
  /// The walk's utterances, with one utterance per stop.
  public let walked: [Utterance]
  /// The screen reader's name.
  public let screenReader: String
  /// All stops, in the device's order.
  public let stops: [Stop]

  /// Aligns a device's stops with a walk.
  ///
  /// The complexity is O(stops) if the stops agree. Each differing stop adds at most a few hundred comparisons.
  ///
  /// - Parameter catalog: VoiceOver's words, which are used to classify words that only the device spoke.
  public init(heard: [String], walked: [Utterance], catalog: Catalog) {
    self.heard = heard
    self.walked = walked
    screenReader = catalog[.voiceOver]
    let alignment = LineAlignment(
      expected: heard.map { .words(HeardWords($0).key) },
      heard: walked.map { HeardWords($0.text).key }
    )
    var stops: [Stop] = []
    var kinds = WordKinds(catalog)
    for entry in alignment.entries {
      switch entry {
      case .same(let expected, let place): stops.append(.same(heard: expected, walked: place))
      case .changed(let expected, let place):
        let changes = kinds.changes(heard[expected], walked[place])
        stops.append(.changed(heard: expected, walked: place, changes))
      case .missing(let expected): stops.append(.missing(heard: expected))
      case .extra(let place): stops.append(.extra(walked: place))
      case .rest: break
      }
    }
    self.stops = Self.pairingMoved(stops, heard, walked)
  }

  /// The number of stops at which the device and the walk have the same words at the same position.
  public var agreeing: Int {
    stops.count { if case .same = $0 { true } else { false } }
  }

  /// Whether the device and the walk agree at all stops.
  public var isSame: Bool { agreeing == stops.count }

  /// Merges each pair of a missing stop and an extra stop that have the same words into one moved stop.
  private static func pairingMoved(
    _ stops: [Stop],
    _ heard: [String],
    _ walked: [Utterance]
  ) -> [Stop] {
    var extra: [String: [Int]] = [:]
    for case .extra(let place) in stops.reversed() {
      extra[HeardWords(walked[place].text).key, default: []].append(place)
    }
    var moved: [Int: Int] = [:]
    for case .missing(let place) in stops {
      moved[place] = extra[HeardWords(heard[place]).key]?.popLast()
    }
    let taken = Set(moved.values)
    return stops.compactMap { stop in
      switch stop {
      case .missing(let place): moved[place].map { .moved(heard: place, walked: $0) } ?? stop
      case .extra(let place): taken.contains(place) ? nil : stop
      default: stop
      }
    }
  }
}

/// The words of a line, prepared for comparison.
struct HeardWords {
  /// The words of the line in their original spelling.
  let words: [Substring]
  /// The words of the line in a form that ignores case.
  let folded: [String]

  init(_ line: String) {
    words = WordDifference.words(line).filter { word in
      word.contains { $0.isLetter || $0.isNumber || $0.isSymbol || "%&@#*".contains($0) }
    }
    folded = words.map { $0.lowercased() }
  }

  /// A string that is the same for all lines that agree.
  var key: String { folded.joined(separator: " ") }
}

/// The classification of differing words, with the reasons that they are spoken.
private struct WordKinds {
  private let catalog: Catalog
  private var known: [String: Utterance.Segment.Kind?] = [:]

  init(_ catalog: Catalog) { self.catalog = catalog }

  /// A word from the walk, with the index of its segment.
  private struct Word {
    var text: Substring
    var segment: Int
  }

  mutating func changes(_ heard: String, _ walked: Utterance) -> [HeardComparison.WordChange] {
    let theirs = HeardWords(heard)
    var ours: [Word] = []
    var folded: [String] = []
    for (place, segment) in walked.segments.enumerated() {
      let words = HeardWords(segment.text)
      ours += words.words.map { Word(text: $0, segment: place) }
      folded += words.folded
    }
    let difference = folded.difference(from: theirs.folded)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var changes: [HeardComparison.WordChange] = []
    var (left, right) = (0, 0)
    while left < theirs.words.count || right < ours.count {
      let (start, first) = (left, right)
      while removed.contains(left) { left += 1 }
      while inserted.contains(right) { right += 1 }
      if start == left, first == right {
        left += 1
        right += 1
        continue
      }
      var (heard, range) = (start..<left, first..<right)
      if let segment = ours[range].first?.segment, ours[range].last?.segment == segment,
        !walked.segments[segment].kind.isOfAuthor
      {
        // If some words of a role or a hint differ, all words of that role or hint are shown.
        while heard.lowerBound > 0, range.lowerBound > 0,
          ours[range.lowerBound - 1].segment == segment,
          folded[range.lowerBound - 1] == theirs.folded[heard.lowerBound - 1]
        {
          heard = heard.lowerBound - 1..<heard.upperBound
          range = range.lowerBound - 1..<range.upperBound
        }
        while left < theirs.words.count, right < ours.count, ours[right].segment == segment,
          folded[right] == theirs.folded[left] || removed.contains(left) || inserted.contains(right)
        {
          if removed.contains(left) {
            left += 1
          } else if inserted.contains(right) {
            right += 1
          } else {
            left += 1
            right += 1
          }
          (heard, range) = (heard.lowerBound..<left, range.lowerBound..<right)
        }
      }
      changes += parts(theirs.words[heard], ours, range, walked)
    }
    return Self.pairingMoved(changes)
  }

  /// If the device speaks the same words elsewhere, replaces the pair of changes by a single change of order.
  private static func pairingMoved(
    _ changes: [HeardComparison.WordChange]
  ) -> [HeardComparison.WordChange] {
    var onlyHeard: [String: [Int]] = [:]
    for (place, change) in changes.enumerated() where change.walked.isEmpty {
      onlyHeard[HeardWords(change.heard).key, default: []].append(place)
    }
    guard !onlyHeard.isEmpty else { return changes }
    var changes = changes
    var moved: Set<Int> = []
    for (place, change) in changes.enumerated() where change.heard.isEmpty {
      guard let other = onlyHeard[HeardWords(change.walked).key]?.popLast() else { continue }
      moved.insert(other)
      changes[place].heard = changes[other].heard
      changes[place].order = other < place ? .earlier : .later
    }
    return changes.indices.filter { !moved.contains($0) }.map { changes[$0] }
  }

  /// Divides differing words according to the segments of the walk's words.
  private mutating func parts(
    _ theirs: ArraySlice<Substring>,
    _ ours: [Word],
    _ range: Range<Int>,
    _ walked: Utterance
  ) -> [HeardComparison.WordChange] {
    let heard = theirs.joined(separator: " ")
    guard let last = range.last else {
      return [.init(kind: kind(of: heard), heard: heard, walked: "")]
    }
    // If the differing words cover several segments, such as a name and a role, the device's words are divided at the
    // point where words of the last segment's kind begin.
    let kindOfLast = walked.segments[ours[last].segment].kind
    var split = theirs.endIndex
    if ours[range.lowerBound].segment != ours[last].segment {
      let known = theirs.indices.first { place in
        kind(of: theirs[place...].joined(separator: " ")) == kindOfLast
      }
      split = known ?? (theirs.count == range.count ? theirs.endIndex - 1 : theirs.endIndex)
    }
    var changes: [HeardComparison.WordChange] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let segment = ours[start].segment
      let end = range.first { $0 > start && ours[$0].segment != segment } ?? range.upperBound
      let isWhole =
        (start == 0 || ours[start - 1].segment != segment)
        && (end == ours.count || ours[end].segment != segment)
      let words = ours[start..<end].map(\.text).joined(separator: " ")
      var part: ArraySlice<Substring> = []
      if start == range.lowerBound { part = theirs[..<split] }
      if end == range.upperBound { part += theirs[split...] }
      var change = HeardComparison.WordChange(
        kind: walked.segments[segment].kind,
        heard: part.joined(separator: " "),
        walked: isWhole ? walked.segments[segment].text : words
      )
      change.isCorrectable =
        isWhole && change.canBeCorrected && kind(of: change.heard) == nil
      changes.append(change)
      start = end
    }
    return changes
  }

  private mutating func kind(of heard: String) -> Utterance.Segment.Kind? {
    if let kind = known[heard] { return kind }
    let kind = catalog.kind(of: heard)
    known[heard] = .some(kind)
    return kind
  }
}
