// SPDX-License-Identifier: MIT

import A11yOpening
import A11yTree
import Foundation

/// Conditions on a page's text that must be met before the page is used.
///
/// Text is compared without regard to case or the amount of white space, and may be spread over several elements.
public struct PageReadiness: Hashable, Sendable {
  /// The text that must appear on the page.
  public var text: String?
  /// The text that must disappear from the page.
  public var goneText: String?
  /// The maximum time to wait, on the page's own clock.
  public var timeout: Duration = .seconds(30)

  /// Creates an instance without conditions.
  public init() {}

  /// Parses the conditions from the fields of a header.
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

  /// Returns the first condition that the elements do not meet, as a clause to which the time limit
  /// is added, or `nil` if all conditions are met.
  func unmet(by elements: [ElementID: Element], below root: ElementID?) -> String? {
    guard text != nil || goneText != nil else { return nil }
    let content = PageText(elements, below: root)
    if let text, !content.contains(text) { return "“\(text)” did not appear" }
    if let goneText, content.contains(goneText) { return "“\(goneText)” did not disappear" }
    return nil
  }
}

/// The words on a page, prepared for text searches.
private struct PageText {
  /// The words of all elements without children, joined in document order because text may be spread over several
  /// elements.
  private var running = ""
  /// The words of each element that has children.
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

  /// Returns a string in lowercase, with each run of white space replaced by a single space.
  private static func folded(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
