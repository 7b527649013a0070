// SPDX-License-Identifier: MIT

import A11yNavigation

extension Explanation {
  /// The explanation as text for people. Each spoken part has a line, as does each part that was omitted although the
  /// element has content for it.
  package var lines: [String] {
    let said = parts.filter { !$0.words.isEmpty }.map { part in
      let facts = part.facts.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")
      let from = facts.isEmpty ? "" : " Based on \(facts)."
      return "“\(part.words)” is the \(part.name). \(part.rule) (\(part.source))\(from)"
    }
    let leftOut = parts.filter { $0.words.isEmpty && !$0.facts.allSatisfy(\.isGeneral) }.map {
      part in
      let facts = part.facts.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")
      return "Not spoken: \(part.name) (\(facts)), because \(part.reason ?? "")."
    }
    return said + leftOut
  }
}
