// SPDX-License-Identifier: MIT

/// A set of rules to apply to an exploration.
public struct Audit: Sendable {
  /// The rules, ordered by name.
  public private(set) var rules: [Rule]

  /// Creates an audit with all rules.
  public init() { rules = Rule.all }

  /// Creates an audit with some of the rules.
  ///
  /// - Parameters:
  ///   - only: The ids of the rules to apply, or an empty array to apply all rules.
  ///   - skip: The ids of the rules to omit.
  /// - Throws: ``UnknownRule`` for an id that does not belong to any rule.
  public init(only: [String], skip: [String] = []) throws(UnknownRule) {
    for id in only + skip where Rule.named(id) == nil { throw UnknownRule(id) }
    rules = Rule.all.filter { (only.isEmpty || only.contains($0.id)) && !skip.contains($0.id) }
  }

  /// Returns the rules' findings, most severe first.
  public func findings(in exploration: Exploration) -> [Finding] {
    var findings: [Finding] = []
    var seen: [String: Int] = [:]
    for rule in rules.sorted(by: { ($0.impact, $0.id) < ($1.impact, $1.id) }) {
      for evidence in rule.find(exploration) {
        var finding = Finding(evidence, by: rule, in: exploration.tree)
        let key = "\(rule.id)\n\(finding.path)\n\(finding.markedWords)"
        finding.occurrence = seen[key, default: 0]
        seen[key, default: 0] += 1
        findings.append(finding)
      }
    }
    return findings
  }
}

/// An error for an ID that does not belong to any rule.
public struct UnknownRule: Error, Hashable, Sendable, CustomStringConvertible {
  /// The id.
  public var id: String

  /// Creates the error for an unknown rule ID.
  public init(_ id: String) { self.id = id }

  /// A description of the error, which suggests the known IDs that are most similar to the unknown ID.
  public var description: String {
    let near = Rule.all.map(\.id).filter { name in
      name.split(separator: "-").contains { id.contains($0) }
    }
    let hint = near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
    return "there is no rule called “\(id.shortened(to: 60))”\(hint)"
  }
}
