// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

extension Rule {
  /// `stutter`
  static let stutter = Rule(
    "stutter",
    "The same words are spoken twice in a row.",
    criteria: ["1.1.1"],
    impact: .slows,
    precision: .high,
    needs: .words,
    beyond: "image-redundant-alt compares only an image’s text with the text of its link",
    limits: """
      Repetitions are reported within one utterance, and between an image or a link and the next \
      stop. Words with fewer than four characters are ignored.
      """
  ) { exploration in
    var found: [Evidence] = []
    for stop in exploration.stops {
      if let words = Self.repeatedWithin(stop) {
        found.append(
          Evidence(
            at: stop.id,
            "“\(words.shortened(to: 80))” is announced twice at one stop.",
            proof: exploration.proof(at: stop, marking: [words])
          )
        )
      } else if stop.place > 0,
        let words = Self.repeated(exploration.stops[stop.place - 1], stop, exploration.tree)
      {
        found.append(
          Evidence(
            at: stop.id,
            "“\(words.shortened(to: 80))” is announced at two consecutive stops.",
            proof: exploration.proof(
              at: [exploration.stops[stop.place - 1], stop],
              marking: [words]
            )
          )
        )
      }
    }
    return found
  }

  private static let shortest = 4

  /// Returns the words that occur in two parts of one utterance, or twice in the name.
  private static func repeatedWithin(_ stop: HeardStop) -> String? {
    let parts = stop.utterance.segments.filter {
      [.label, .value, .description, .hint].contains($0.kind) && $0.text.count >= shortest
    }
    // Text entered by a user is exempt.
    let isTyped = stop.element.role.isTextEntry
    for (place, part) in parts.enumerated() {
      for later in parts[(place + 1)...] where !isTyped || later.kind != .value {
        if later.text.caseInsensitiveEquals(part.text) { return part.text }
      }
    }
    return doubled(stop.name)
  }

  /// Returns the repeated words if a name consists of the same words said twice.
  private static func doubled(_ name: String) -> String? {
    let words = name.split(separator: " ")
    guard words.count > 1, words.count.isMultiple(of: 2) else { return nil }
    let half = words.count / 2
    let first = words[..<half].joined(separator: " ")
    guard first.count >= shortest,
      zip(words[..<half], words[half...]).allSatisfy({
        String($0).caseInsensitiveEquals(String($1))
      })
    else { return nil }
    // “Bora Bora” is a proper name, but “Read more Read more” is a mistake.
    return half > 1 ? first : nil
  }

  /// Returns the name that an image or a link has in common with the next stop in the same link or item.
  private static func repeated(
    _ first: HeardStop,
    _ second: HeardStop,
    _ tree: AccessibilityTree
  ) -> String? {
    let name = first.name
    guard name.count >= shortest, name.caseInsensitiveEquals(second.name) else { return nil }
    let images = [first, second].filter { $0.element.role == .image }.count
    let links = [first, second].filter(\.isLink).count
    let isSameLink =
      links == 2 && !first.element.details.url.isEmpty
      && first.element.details.url == second.element.details.url
    let isImageAndText = images == 1 && !second.element.isHeading && !first.element.isHeading
    guard isSameLink || isImageAndText, first.area == second.area else { return nil }
    return first.name
  }
}

extension String {
  /// Returns whether two strings are equal apart from case.
  func caseInsensitiveEquals(_ other: String) -> Bool { lowercased() == other.lowercased() }
}
