// SPDX-License-Identifier: MIT

import A11yTree

/// What an audit of one subject came to.
public struct AuditResult: Sendable {
  /// The file or address, as it was named.
  public var subject: String
  /// The rules that were applied.
  public var rules: [Rule]
  /// What was found, the worst first.
  public var findings: [Finding]
  /// How many of the findings were known before, and so are not in ``findings``.
  public var known = 0
  /// What another checker found in the same page, if one was asked.
  public private(set) var beside: BesideReport?
  /// What the exploration left out, and why, one sentence each.
  public var leftOut: [String] = []
  /// How many controls were pressed.
  public var pressed: Int
  /// How many stops were read.
  public var stops: Int

  /// Applies the rules of an audit to an exploration.
  public init(of subject: String, _ audit: Audit, in exploration: Exploration) {
    self.subject = subject
    rules = audit.rules
    findings = audit.findings(in: exploration)
    stops = exploration.stops.count
    pressed = exploration.live?.acts.count ?? 0
    leftOut = exploration.live?.leftOut ?? []
  }

  /// Puts what another checker found beside the findings, whose places are known.
  public mutating func compare(with other: OtherReport) { beside = BesideReport(self, other) }

  /// Says in which transcript, and on which line, a finding is checked.
  public mutating func note(_ transcript: String, line: Int, of place: Int) {
    findings[place].transcript = transcript
    findings[place].line = line
  }

  /// The findings by rule, in the order of the first of each.
  var groups: [(rule: Rule, findings: [Finding])] {
    var groups: [(rule: Rule, findings: [Finding])] = []
    for finding in findings {
      if groups.last?.rule.id == finding.rule.id {
        groups[groups.count - 1].findings.append(finding)
      } else {
        groups.append((finding.rule, [finding]))
      }
    }
    return groups
  }
}

extension AuditResult {
  /// Says of each finding where its element comes from.
  public mutating func place(_ places: [ElementID: SourcePlace]) {
    for index in findings.indices {
      findings[index].place = findings[index].element.flatMap { places[$0] }
    }
  }
}
