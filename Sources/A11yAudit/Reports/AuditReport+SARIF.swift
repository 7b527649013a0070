// SPDX-License-Identifier: MIT

import Foundation

extension AuditReport {
  /// The maximum number of results that GitHub shows. Results are sorted by severity, most severe first.
  private static let mostResults = 5_000
  /// The maximum number of locations that GitHub shows for a result.
  private static let mostLocations = 1_000
  /// The maximum length of a rule's text on GitHub, in characters.
  private static let longestText = 1_024

  /// Returns the report as SARIF 2.1.0, within the limits of GitHub code scanning. The code flow of a result shows the
  /// path through the screen and the words spoken at each step.
  ///
  /// - Parameter version: The version of the program.
  public func sarif(version: String) -> String {
    var rules: [Rule] = []
    for rule in results.flatMap(\.rules) where !rules.contains(where: { $0.id == rule.id }) {
      rules.append(rule)
    }
    let findings = results.flatMap { result in result.findings.map { (result, $0) } }
    let kept = findings.sorted { $0.1.rule.impact < $1.1.rule.impact }.prefix(Self.mostResults)
    var notes = failures.map { Self.note("error", "\($0.subject): \($0.reason)") }
    notes += results.flatMap { result in
      result.leftOut.map { Self.note("note", "\(result.subject): \($0)") }
    }
    if kept.count < findings.count {
      notes.append(
        Self.note(
          "warning",
          "\(findings.count - kept.count) results exceed the limit and were left out."
        )
      )
    }
    let run = SARIFLog.Run(
      tool: .init(driver: .init(semanticVersion: version, rules: rules.map(Self.rule))),
      automationDetails: .init(id: "a11ynav/audit"),
      results: kept.map { result, finding in
        Self.result(finding, of: result, rules.firstIndex { $0.id == finding.rule.id } ?? 0)
      },
      invocations: [
        .init(executionSuccessful: failures.isEmpty, toolExecutionNotifications: notes)
      ]
    )
    return Self.json(SARIFLog(runs: [run]))
  }

  private static func rule(_ rule: Rule) -> SARIFLog.Rule {
    let criteria = rule.criteria.joined(separator: ", ")
    let text = "\(rule.sentence) WCAG \(criteria). \(rule.limits)"
    return SARIFLog.Rule(
      id: rule.id,
      shortDescription: .init(text: rule.sentence.shortened(to: longestText - 1)),
      fullDescription: .init(text: text.shortened(to: longestText - 1)),
      help: .init(
        text: "\(text) Compared with axe-core: \(rule.beyond).",
        markdown:
          "\(rule.sentence)\n\nWCAG \(criteria)\n\n\(rule.limits)\n\nCompared with axe-core: \(rule.beyond)."
      ),
      defaultConfiguration: .init(level: rule.impact.level),
      properties: .init(
        tags: ["accessibility"] + rule.criteria.map { "WCAG \($0)" },
        precision: rule.precision.rawValue,
        severity: rule.impact.severity
      )
    )
  }

  private static func result(
    _ finding: Finding,
    of result: AuditResult,
    _ place: Int
  ) -> SARIFLog.Result {
    let location = physicalLocation(finding, of: result)
    func step(_ line: ProofLine) -> SARIFLog.ThreadFlowLocation {
      .init(
        location: .init(
          physicalLocation: location,
          message: .init(text: plain(line.markedText))
        )
      )
    }
    return SARIFLog.Result(
      ruleId: finding.rule.id,
      ruleIndex: place,
      level: finding.rule.impact.level,
      message: .init(text: plain(finding.message)),
      locations: finding.separated.prefix(mostLocations).map { place in
        .init(
          physicalLocation: physicalLocation(place, of: result),
          logicalLocations: place.path.isEmpty
            ? nil : [.init(fullyQualifiedName: place.path, kind: "element")]
        )
      },
      codeFlows: [.init(threadFlows: [.init(locations: finding.proof.map(step))])],
      partialFingerprints: .init(primaryLocationLineHash: finding.fingerprint),
      properties: .init(
        path: finding.path,
        selector: finding.place?.selector,
        frame: finding.place?.frame
      )
    )
  }

  private static func physicalLocation(
    _ finding: Finding,
    of result: AuditResult
  ) -> SARIFLog.PhysicalLocation {
    SARIFLog.PhysicalLocation(
      artifactLocation: .init(uri: uri(of: finding.transcript ?? result.subject)),
      region: .init(
        startLine: finding.line,
        startColumn: 1,
        endLine: finding.line,
        endColumn: 2
      )
    )
  }

  private static func note(_ level: String, _ text: String) -> SARIFLog.Notification {
    .init(level: level, message: .init(text: plain(text)))
  }

  /// Returns a string in which brackets are escaped so that they do not form links.
  private static func plain(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "[" || character == "]" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return result
  }

  /// Returns the URI of the audited file or page: a file's path relative to the repository, or a page’s address.
  private static func uri(of subject: String) -> String {
    if subject.contains("://") { return subject }
    let path = subject.hasPrefix("./") ? String(subject.dropFirst(2)) : subject
    let encoded = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }
}

extension Rule.Impact {
  /// The SARIF level that corresponds to the impact.
  fileprivate var level: String {
    switch self {
    case .blocks: "error"
    case .misleads: "warning"
    case .slows: "note"
    }
  }

  /// The GitHub severity that corresponds to the impact.
  fileprivate var severity: String { self == .slows ? "recommendation" : level }
}
