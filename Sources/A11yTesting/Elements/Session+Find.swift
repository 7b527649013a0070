// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

extension Session {
  /// Finds an element as a user would describe it, by its words, its role or its identifier, or by a combination of
  /// these.
  ///
  /// Only elements that a user can currently reach are considered. Words match an element whose label is exactly these
  /// words. If no label is exactly the given words, they match an element whose label begins with them, or otherwise an
  /// element whose label contains them. Case and accents are ignored. The test fails if no element matches or if
  /// several elements match.
  public func find(
    _ words: String? = nil,
    role: Role? = nil,
    identifier: String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> ElementHandle {
    let site = CallSite(fileID, filePath, line, column)
    takeInEverything()
    let query = ElementQuery(words: words, role: role, identifier: identifier)
    let found = query.elements(in: base.tree)
    if found.count != 1 { ledger.fail(problem(query, found), at: site) }
    return ElementHandle(
      session: self,
      id: found.count == 1 ? found[0] : nil,
      query: query.description
    )
  }

  /// Returns every matching element, in reading order. An empty result is not a failure.
  public func findAll(
    _ words: String? = nil,
    role: Role? = nil,
    identifier: String? = nil
  ) -> [ElementHandle] {
    takeInEverything()
    let query = ElementQuery(words: words, role: role, identifier: identifier)
    return query.elements(in: base.tree).map {
      ElementHandle(session: self, id: $0, query: query.description)
    }
  }

  /// Returns the element that a technology is focused on, or `nil` if the technology is off or not focused on any
  /// element.
  public func focus(of technology: AssistiveTechnology) -> ElementHandle? {
    base.focus(of: technology).map {
      ElementHandle(session: self, id: $0, query: "focus of \(technology.rawValue)")
    }
  }

  /// The element that receives typed text and from which the Tab key moves to the next element.
  public var keyboardFocus: ElementHandle? {
    base.keyboardFocus.map { ElementHandle(session: self, id: $0, query: "keyboard focus") }
  }

  /// Applies pending changes and creates every row, so that a search covers all elements.
  private func takeInEverything() {
    (source as? any TestableSource)?.takeTurn()
    base.makeAllRows()
  }

  private func problem(_ query: ElementQuery, _ found: [ElementID]) -> String {
    func list(_ ids: some Sequence<ElementID>) -> String {
      ids.map { "  \(VoiceOver.words(of: $0, in: base.tree).text)" }.joined(separator: "\n")
    }
    guard found.isEmpty else {
      return "\(query) matches \(found.count) elements; make the query more specific:\n"
        + list(found.prefix(8))
    }
    let all = ElementQuery().elements(in: base.tree)
    let labels = all.compactMap { base.tree[$0]?.label }
    let nearest =
      query.words.flatMap { NearestName.find($0, among: labels) }
      .map { "; the closest match is “\($0)”" } ?? ""
    return "No element matches \(query)\(nearest). These elements can be reached:\n"
      + list(all.prefix(20)) + (all.count > 20 ? "\n  … and \(all.count - 20) more" : "")
  }
}
