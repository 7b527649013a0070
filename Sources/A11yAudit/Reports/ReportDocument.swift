// SPDX-License-Identifier: MIT

import Foundation

/// A report in JSON format. The results and a ``Baseline`` can be restored from the report.
package struct ReportDocument: Encodable {
  /// The version of the format that this program writes and reads.
  package static let version = 1

  var version = Self.version
  var results: [Result]
  var groups: [Group]
  /// The pages of the site that were not audited, with the reasons.
  var leftOut: [String]?

  package struct Result: Codable, Sendable {
    var subject: String
    var stops: Int
    var pressed: Int?
    var incomplete: Bool?
    var known: Int
    var leftOut: [String]
    package var findings: [Item]
    var beside: Beside?
  }

  /// A comparison with another checker's findings on the same page. Its `rules` property contains the rules of both
  /// checkers.
  package struct Beside: Codable, Sendable {
    var checker: String
    var both: [Place]
    var ours: [Place]
    var theirs: [Place]

    struct Place: Codable, Sendable {
      var place: String
      var rules: [String]
    }
  }

  package struct Item: Codable, Sendable {
    var rule: String
    var message: String
    var impact: String
    var precision: String
    var criteria: [String]
    var path: String
    /// The zero-based index of VoiceOver's stop at the element.
    var stop: Int?
    var selector: String?
    var frame: String?
    var fingerprint: String
    var occurrence: Int?
    var transcript: String?
    var line: Int?
    var proof: [Line]
    /// The other elements that have the same problem.
    var repeats: [Repeat]?
  }

  /// Another element that has the finding's problem.
  package struct Repeat: Codable, Sendable {
    var path: String
    var stop: Int?
    var selector: String?
    var frame: String?
    var fingerprint: String
    var occurrence: Int?
    var line: Int?
  }

  package struct Line: Codable, Sendable {
    var text: String
    /// The marked words. Each mark is stored as the zero-based index of its first character and its length.
    var marks: [[Int]]
  }

  /// The findings for one component, which is identified by its group's key.
  struct Group: Encodable {
    var key: String
    var rule: String
    var message: String
    var count: Int
    var mostOnPage: Int
    var pages: [String]
  }
}

extension AuditReport {
  /// The report as a JSON document.
  public var json: String {
    Self.json(
      ReportDocument(
        results: results.map { ReportDocument.Result($0) },
        groups: groups.map(ReportDocument.Group.init),
        leftOut: leftOut.isEmpty ? nil : leftOut
      )
    )
  }
}

extension ReportDocument.Result {
  package init(_ result: AuditResult) {
    self.init(
      subject: result.subject,
      stops: result.stops,
      pressed: result.pressed,
      incomplete: result.isIncomplete,
      known: result.known,
      leftOut: result.leftOut,
      findings: result.findings.map(ReportDocument.Item.init),
      beside: result.beside.map(ReportDocument.Beside.init)
    )
  }
}

extension ReportDocument.Group {
  init(_ group: FindingGroup) {
    self.init(
      key: group.key,
      rule: group.first.rule.id,
      message: group.first.message,
      count: group.count,
      mostOnPage: group.mostOnPage,
      pages: group.pages.map(\.subject)
    )
  }
}

extension ReportDocument.Item {
  init(_ finding: Finding) {
    rule = finding.rule.id
    message = finding.message
    impact = finding.rule.impact.rawValue
    precision = finding.rule.precision.rawValue
    criteria = finding.rule.criteria
    path = finding.path
    stop = finding.stop
    selector = finding.place?.selector
    frame = finding.place?.frame
    fingerprint = finding.fingerprint
    occurrence = finding.occurrence
    transcript = finding.transcript
    line = finding.line
    proof = finding.proof.map { line in
      ReportDocument.Line(text: line.text, marks: line.marks.map { [$0.lowerBound, $0.count] })
    }
    repeats =
      finding.repeats.isEmpty ? nil : finding.repeats.map(ReportDocument.Repeat.init)
  }
}

extension ReportDocument.Repeat {
  init(_ finding: Finding) {
    path = finding.path
    stop = finding.stop
    selector = finding.place?.selector
    frame = finding.place?.frame
    fingerprint = finding.fingerprint
    occurrence = finding.occurrence
    line = finding.line
  }
}

extension ReportDocument.Beside {
  init(_ report: BesideReport) {
    checker = report.checker
    both = report.both.map { Place(place: $0.selector, rules: $0.ours + $0.theirs) }
    ours = report.ours.map { Place(place: $0.place, rules: [$0.rule]) }
    theirs = report.theirs.map { Place(place: $0.place, rules: [$0.rule]) }
  }
}
