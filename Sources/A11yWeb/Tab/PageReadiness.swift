// SPDX-License-Identifier: MIT

import A11yOpening
import A11yTree
import Foundation

/// The text that a page has to show, or no longer show, before it is used.
///
/// Text is compared without regard to case and to the amount of white space, and may be spread over several
/// elements.
public struct PageReadiness: Hashable, Sendable {
  /// The text that has to appear.
  public var text: String?
  /// The text that has to disappear.
  public var goneText: String?
  /// The longest wait, in the page's own time.
  public var timeout: Duration = .seconds(30)

  /// Creates readiness without a condition.
  public init() {}

  /// Reads the conditions that the fields of a header describe.
  init(_ subject: Subject) throws(SubjectError) {
    (text, goneText) = (subject["wait-for"], subject["wait-for-gone"])
    guard let limit = subject["timeout"] else { return }
    let digits = limit.hasSuffix("s") ? limit.dropLast() : limit[...]
    guard let seconds = Double(digits.trimmingCharacters(in: .whitespaces)),
      (0.1...3600).contains(seconds)
    else {
      throw SubjectError("“\(limit)” is not a number of seconds, such as 10s", field: "timeout")
    }
    timeout = .milliseconds(Int64(seconds * 1000))
  }

  /// Returns the condition that elements do not meet, as a sentence without its limit.
  func unmet(by elements: [ElementID: Element], below root: ElementID?) -> String? {
    guard text != nil || goneText != nil else { return nil }
    let content = PageText(elements, below: root)
    if let text, !content.contains(text) { return "“\(text)” did not appear" }
    if let goneText, content.contains(goneText) { return "“\(goneText)” did not disappear" }
    return nil
  }
}

/// The words of a page, as a search for text sees them.
private struct PageText {
  /// The words of the elements without children, in document order: text may be spread over several of them.
  private var running = ""
  /// The words of each other element.
  private var named: [String] = []

  init(_ elements: [ElementID: Element], below root: ElementID?) {
    var pending = root.map { [$0] } ?? []
    var words: [String] = []
    while let id = pending.popLast() {
      guard let element = elements[id] else { continue }
      let own = [element.label, element.value].filter { !$0.isEmpty }
      if element.children.isEmpty { words += own } else { named += own.map(Self.folded) }
      pending += element.children.reversed()
    }
    running = Self.folded(words.joined(separator: " "))
  }

  func contains(_ text: String) -> Bool {
    let text = Self.folded(text)
    return running.contains(text) || named.contains { $0.contains(text) }
  }

  /// Lowercases a text and reduces its white space to single spaces.
  private static func folded(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
