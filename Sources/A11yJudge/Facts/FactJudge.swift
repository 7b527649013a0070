// SPDX-License-Identifier: MIT

import A11yNavigation

/// A judge that examines the segments of the speech instead of the whole text. Therefore, a role is judged only by
/// words for roles, and a name only by words for names.
struct FactJudge {
  /// The speech after the command whose assertion is judged.
  let heard: [Heard]

  /// Judges an assertion's statement.
  func judge(_ statement: String) -> Verdict {
    guard let fact = Fact(statement) else { return .unjudged }
    return judge(fact)
  }

  func judge(_ fact: Fact) -> Verdict {
    switch fact {
    case .name(let name), .cursor(let name): find(name, in: Self.names)
    case .text(let text): find(text, in: Self.texts)
    case .value(let value): find(value, in: Self.values)
    case .change: findAny([.state, .selected, .value])
    case .role(let role): judgeRole(role)
    case .state(let state): judgeState(state)
    case .headingLevel(let level): find("level \(level)", in: [.role, .container])
    case .position(let number): ofSet(number, before: true)
    case .count(let number): count(number)
    case .row(let number): find("row \(number)", in: [.position, .header])
    case .column(let number): find("column \(number)", in: [.position, .header])
    case .rowCount(let number): find("\(number) rows", in: Self.sizes)
    case .columnCount(let number): find("\(number) columns", in: Self.sizes)
    case .boundary(let container): judgeBoundary(container)
    case .editing: judgeEditing()
    case .modeChange: .inapplicable
    case .absence(let fact): judgeAbsence(of: fact)
    }
  }

  private func judgeAbsence(of fact: Fact) -> Verdict {
    let verdict: Verdict
    if case .value(let value) = fact {
      // The words “25.1 degrees” convey the value “25.1 degrees”, but do not count as conveying the plain number 25.1.
      verdict = find(value, in: Self.values, asWhole: true)
    } else {
      verdict = judge(fact)
    }
    return switch verdict {
    case .conveyed: .missing
    case .missing: .conveyed(by: "")
    case let other: other
    }
  }

  private func findAny(_ kinds: Kinds) -> Verdict {
    let segment = heard.lazy.compactMap { $0.segments(kinds).first }.first
    return segment.map { .conveyed(by: $0.text) } ?? .missing
  }

  private typealias Kinds = Set<Utterance.Segment.Kind>
  private static let names: Kinds = [.label, .container, .edge, .text, .header, .announcement]
  private static let texts: Kinds = [
    .label, .value, .text, .announcement, .description, .container, .header, .hint, .state,
  ]
  private static let values: Kinds = [.value, .text, .label]
  private static let sizes: Kinds = [.container, .role, .description, .position, .edge]
  private static let roles: Kinds = [.role, .container, .edge, .announcement]

  private func judgeRole(_ role: String) -> Verdict {
    for words in SpokenWords.ofRole(role) {
      if case .conveyed(let by) = find(words, in: Self.roles) { return .conveyed(by: by) }
    }
    return .missing
  }

  private func judgeState(_ state: String) -> Verdict {
    for words in SpokenWords.ofState(state) {
      let found = find(words, in: [.state, .selected, .value, .role], asWhole: true)
      if case .conveyed(let by) = found { return .conveyed(by: by) }
    }
    guard let opposite = SpokenWords.opposite(of: state), !heard.isEmpty else { return .missing }
    let isOpposite = SpokenWords.ofState(opposite).contains {
      find($0, in: [.state, .selected], asWhole: true) != .missing
    }
    return isOpposite ? .missing : .conveyed(by: "")
  }

  private func judgeBoundary(_ container: String) -> Verdict {
    for words in SpokenWords.ofContainer(container) {
      let found = find(words, in: [.container, .edge, .role])
      if case .conveyed(let by) = found { return .conveyed(by: by) }
    }
    // The first and last elements of a set are its boundaries.
    for heard in heard {
      for segment in heard.segments([.position]) where Self.isAtEdge(segment.text) {
        return .conveyed(by: segment.text)
      }
    }
    return .missing
  }

  private func judgeEditing() -> Verdict {
    for heard in heard where heard.isEditable {
      for segment in heard.segments([.role, .state]) { return .conveyed(by: segment.text) }
    }
    return .missing
  }

  /// Judges whether one of the two numbers in a position such as `1 of 3` conveys a number.
  private func ofSet(_ number: Int, before: Bool) -> Verdict {
    for heard in heard {
      for segment in heard.segments([.position, .container, .edge]) {
        let numbers = segment.text.split { !$0.isNumber }.compactMap { Int($0) }
        guard numbers.count == 2 else { continue }
        if numbers[before ? 0 : 1] == number { return .conveyed(by: segment.text) }
      }
    }
    return .missing
  }

  private func count(_ number: Int) -> Verdict {
    if case .conveyed(let by) = ofSet(number, before: false) { return .conveyed(by: by) }
    for heard in heard {
      for segment in heard.segments(Self.sizes) {
        let numbers = segment.text.split { !$0.isNumber }.compactMap { Int($0) }
        if numbers == [number] { return .conveyed(by: segment.text) }
      }
    }
    return .missing
  }

  private static func isAtEdge(_ position: String) -> Bool {
    let numbers = position.split { !$0.isNumber }.compactMap { Int($0) }
    return numbers.count == 2 && (numbers[0] == 1 || numbers[0] == numbers[1])
  }

  /// Searches for words in segments of certain kinds.
  ///
  /// - Parameter asWhole: Whether the segment must contain only these words.
  private func find(_ words: String, in kinds: Kinds, asWhole: Bool = false) -> Verdict {
    let wanted = ComparedWords(words)
    for heard in heard {
      for segment in heard.segments(kinds) {
        let spoken = ComparedWords(segment.text)
        if asWhole ? spoken == wanted : spoken.contains(wanted) {
          return .conveyed(by: segment.text)
        }
      }
    }
    return .missing
  }
}

/// Words in a form for comparison, which ignores case, punctuation and differences between apostrophes.
struct ComparedWords: Equatable {
  private let words: [String]

  init(_ text: String) {
    let plain = text.lowercased().replacing("’", with: "'")
    words = plain.split { !($0.isLetter || $0.isNumber || "'$%.:°".contains($0)) }
      .map { String($0).trimmed(of: ".:'") }
      .filter { !$0.isEmpty }
  }

  /// Returns whether these words contain other words in the same order and without gaps.
  func contains(_ other: ComparedWords) -> Bool {
    guard !other.words.isEmpty, other.words.count <= words.count else { return false }
    return (0...(words.count - other.words.count)).contains { start in
      words[start..<(start + other.words.count)].elementsEqual(other.words)
    }
  }
}

extension String {
  fileprivate func trimmed(of characters: String) -> String {
    var text = self[...]
    while let last = text.last, characters.contains(last) { text.removeLast() }
    while let first = text.first, characters.contains(first) { text.removeFirst() }
    return String(text)
  }
}
