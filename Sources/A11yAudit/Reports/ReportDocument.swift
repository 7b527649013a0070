// SPDX-License-Identifier: MIT

import Foundation

/// A report as JSON, from which a ``Baseline`` can also be read.
struct ReportDocument: Encodable {
  /// The version of the format that this program writes and reads.
  static let version = 1

  var version = Self.version
  var results: [Result]

  struct Result: Encodable {
    var subject: String
    var stops: Int
    var known: Int
    var leftOut: [String]
    var findings: [Item]
    var beside: Beside?
  }

  /// Another checker's findings on the same page; `rules` are those of either checker.
  struct Beside: Encodable {
    var checker: String
    var both: [Place]
    var ours: [Place]
    var theirs: [Place]

    struct Place: Encodable {
      var place: String
      var rules: [String]
    }
  }

  struct Item: Encodable {
    var rule: String
    var message: String
    var impact: String
    var precision: String
    var criteria: [String]
    var path: String
    var selector: String?
    var frame: String?
    var fingerprint: String
    var proof: [Line]
  }

  struct Line: Encodable {
    var text: String
    /// The marked words, each as the index of its first character, from 0, and its length.
    var marks: [[Int]]
  }
}

extension AuditReport {
  /// The report as one JSON document.
  public var json: String {
    Self.json(
      ReportDocument(
        results: results.map { result in
          ReportDocument.Result(
            subject: result.subject,
            stops: result.stops,
            known: result.known,
            leftOut: result.leftOut,
            findings: result.findings.map(ReportDocument.Item.init),
            beside: result.beside.map(ReportDocument.Beside.init)
          )
        }
      )
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
    selector = finding.place?.selector
    frame = finding.place?.frame
    fingerprint = finding.fingerprint
    proof = finding.proof.map { line in
      ReportDocument.Line(text: line.text, marks: line.marks.map { [$0.lowerBound, $0.count] })
    }
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
