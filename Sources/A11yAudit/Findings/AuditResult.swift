// SPDX-License-Identifier: MIT

import A11yTree

/// The result of an audit of one subject.
public struct AuditResult: Sendable {
  /// The subject's file or address, as given by the user.
  public var subject: String
  /// The rules that were applied.
  public var rules: [Rule]
  /// The findings, most severe first.
  public var findings: [Finding]
  /// The number of known findings, which are left out of ``findings``.
  public var known = 0
  /// A comparison with another checker's findings on the same page, or `nil` if no other checker was run.
  public private(set) var beside: BesideReport?
  /// The steps that the exploration omitted and the reasons for omitting them, as one sentence per step.
  public var leftOut: [String] = []
  /// Whether the exploration ended early because the screen could not be opened again.
  public var isIncomplete = false
  /// The number of controls that were pressed.
  public var pressed: Int
  /// The number of stops that were read.
  public var stops: Int

  /// Applies the rules of an audit to an exploration.
  public init(of subject: String, _ audit: Audit, in exploration: Exploration) {
    self.subject = subject
    rules = audit.rules
    findings = audit.findings(in: exploration).map { finding in
      var finding = finding
      finding.stop = finding.element.flatMap { exploration.stop(at: $0)?.place }
      return finding
    }
    stops = exploration.stops.count
    pressed = exploration.live?.acts.count ?? 0
    leftOut = exploration.live?.leftOut ?? []
    isIncomplete = exploration.live?.isIncomplete ?? false
  }

  /// Restores an audit result from a report.
  init(of subject: String, rules: [Rule], findings: [Finding], stops: Int, pressed: Int) {
    self.subject = subject
    self.rules = rules
    self.findings = findings
    self.stops = stops
    self.pressed = pressed
  }

  /// Compares the findings with those of another checker. The source locations of the findings must already be known
  /// when this method is called.
  public mutating func compare(with other: OtherReport) { beside = BesideReport(self, other) }

  /// Records the transcript that checks a finding, and the line number of the check in that transcript.
  public mutating func note(_ transcript: String, line: Int, of place: Int) {
    findings[place].transcript = transcript
    findings[place].line = line
  }

  /// The findings grouped by rule. The groups are in the order of each rule's first finding.
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
  /// Sets the source location of each finding's element.
  public mutating func place(_ places: [ElementID: SourcePlace]) {
    for index in findings.indices {
      findings[index].place = findings[index].element.flatMap { places[$0] }
    }
  }
}
