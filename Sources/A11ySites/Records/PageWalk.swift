// SPDX-License-Identifier: MIT

import A11yAudit
import A11yNavigation
import A11ySession
import A11yTree
import Foundation

/// All words that users of both technologies hear on one page, stop by stop, for use in a report.
package struct PageWalk: Codable, Sendable {
  /// Words that are spoken together for the same reason.
  package struct Words: Codable, Sendable {
    var kind: String
    var text: String
    /// The language of the words, as a BCP 47 tag, or `nil` for the user's own language.
    var language: String?
  }

  /// A segment of an utterance, with the reason that it is spoken.
  package struct Part: Codable, Sendable {
    /// The index of the rule in ``PageWalk/rules``.
    var rule: Int
    var words: String
    /// The relevant properties of the element, such as `role: button`.
    var facts: [String]
  }

  /// A rule that determines when and where words are spoken.
  package struct SpeechRule: Codable, Hashable, Sendable {
    var name: String
    var rule: String
    var source: String
  }

  /// One of VoiceOver's stops.
  package struct Stop: Codable, Sendable {
    var words: [Words]
    /// The element's path, from the outermost container inward.
    var path: String
    var frame: Box?
    /// The one-based position in the Tab order.
    var tab: Int?
    var parts: [Part]
  }

  /// One of the scanner's stops.
  package struct Scanned: Codable, Sendable {
    /// The number of groups that contain the stop.
    var depth: Int
    var words: String
    /// The element's index in ``PageWalk/stops``, or `nil` for a group or an exit.
    var stop: Int?
    /// The number of presses and seconds for activating the element or reaching the group.
    var presses: Int
    var seconds: Double
  }

  /// A rectangle on the page, in CSS pixels or points.
  package struct Box: Codable, Sendable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// An image of the page.
  package struct Image: Codable, Sendable {
    var jpeg: Data
    var frame: Box
  }

  /// The page's title, which is the label of the tree's root.
  var title: String
  /// The page's language as a BCP 47 tag, or an empty string if the language is unknown.
  var language: String
  var stops: [Stop]
  var scan: [Scanned]
  var rules: [SpeechRule]
  var image: Image?
}

extension PageWalk {
  /// Collects all words that a user hears while exploring a page.
  ///
  /// - Parameter image: An image of the page.
  package init(of exploration: Exploration, image: Screenshot? = nil) {
    let tree = exploration.tree
    var rules: [SpeechRule: Int] = [:]
    let tabs = exploration.live?.tabOrder ?? []
    let tabNumbers = Dictionary(
      zip(tabs, 1...).map { ($0, $1) },
      uniquingKeysWith: { first, _ in first }
    )
    let explanations = exploration.explanations
    stops = zip(exploration.stops, explanations).map { stop, explanation in
      Stop(
        words: stop.utterance.segments.map(Words.init),
        path: tree.path(of: stop.id),
        frame: tree[stop.id].flatMap { Box($0) },
        tab: tabNumbers[stop.id],
        parts: explanation.parts.filter { !$0.words.isEmpty }.map { Part($0, &rules) }
      )
    }
    self.rules = rules.sorted { $0.value < $1.value }.map(\.key)
    scan = exploration.scan.map { Scanned($0, in: exploration) }
    title = VisibleText.of(tree.root.flatMap { tree[$0]?.label } ?? "")
    language = tree.root.map(tree.language(of:)) ?? ""
    self.image = image.map { Image(jpeg: $0.jpeg, frame: Box($0.frame)) }
  }
}

extension PageWalk.Words {
  fileprivate init(_ segment: Utterance.Segment) {
    kind = segment.kind.rawValue
    text = VisibleText.of(segment.text)
    language = segment.language.isEmpty ? nil : segment.language
  }
}

extension PageWalk.Part {
  fileprivate init(_ part: Explanation.Part, _ rules: inout [PageWalk.SpeechRule: Int]) {
    let spoken = PageWalk.SpeechRule(name: part.name, rule: part.rule, source: part.source)
    rule = rules[spoken] ?? rules.count
    rules[spoken] = rule
    words = VisibleText.of(part.words)
    facts = part.facts.map { VisibleText.of("\($0.name): \($0.value)") }
  }
}

extension PageWalk.Scanned {
  fileprivate init(_ entry: SwitchControl.ScanEntry, in exploration: Exploration) {
    depth = entry.depth
    words = VisibleText.of(entry.utterance.text)
    if case .item(let id) = entry.stop { stop = exploration.stop(at: id)?.place }
    presses = entry.cost.presses
    seconds = entry.cost.time.seconds
  }
}

extension SwitchControl.ScanEntry {
  /// The cost of activating the element, or of reaching a group or an exit.
  fileprivate var cost: ScanCost { activate ?? reach }
}

extension Exploration {
  /// The longest time that a switch user needs to activate any element on the screen, in seconds.
  package var switchSeconds: Double? { scan.map(\.cost.time.seconds).max() }
}

extension PageWalk.Box {
  fileprivate init(_ frame: Frame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// The element's rectangle, if it has one.
  fileprivate init?(_ element: Element) {
    guard element.hasDetails, let frame = element.details.frame,
      frame.width > 0, frame.height > 0
    else { return nil }
    self.init(frame)
  }
}
