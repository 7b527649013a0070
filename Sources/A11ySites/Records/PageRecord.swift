// SPDX-License-Identifier: MIT

import A11yAudit
import Foundation

/// The outcome of an audit of one page.
package struct PageOutcome: Codable, Sendable {
  /// The reason that a page could not be audited.
  package struct Failure: Codable, Sendable {
    /// The reason, as a single line of text.
    var reason: String
    /// Whether the page opened but had no content or did not show the requested content.
    var isUnread: Bool
  }

  /// The page's zero-based number in the run.
  package let place: Int
  /// The page's name in reports.
  package let subject: String
  /// The duration of the audit, in seconds.
  package let seconds: Double
  /// The address that was shown at the end, or an empty string if there is none.
  package let address: String
  /// The links on the page, if the run follows them.
  package let links: [PageLink]
  /// The longest time that a switch user needs to activate any element on the page, in seconds.
  let switchSeconds: Double?
  let result: ReportDocument.Result?
  let failure: Failure?

  /// Creates the outcome of a completed audit.
  package init(
    _ result: AuditResult,
    at place: Int,
    took seconds: Double,
    address: String = "",
    links: [PageLink] = [],
    switchSeconds: Double? = nil
  ) {
    self.place = place
    subject = result.subject
    self.seconds = seconds
    self.address = address
    self.links = links
    self.switchSeconds = switchSeconds
    self.result = ReportDocument.Result(result)
    failure = nil
  }

  /// Creates the outcome of an audit that could not be run.
  package init(
    of subject: String,
    at place: Int,
    failed reason: String,
    isUnread: Bool = false,
    took seconds: Double = 0
  ) {
    self.place = place
    self.subject = subject
    self.seconds = seconds
    address = ""
    links = []
    switchSeconds = nil
    result = nil
    failure = Failure(reason: reason, isUnread: isUnread)
  }

  /// The number of findings, or `nil` if the page could not be audited.
  package var findingCount: Int? { result?.findings.count }
  /// The reason that the page could not be audited, as a single line of text.
  package var reason: String? { failure?.reason }
}

extension PageOutcome {
  /// Adds the outcome to a report.
  ///
  /// - Throws: ``UnknownRule`` if the outcome was written by a program with other rules.
  func add(to report: inout AuditReport, rules: [Rule]) throws(UnknownRule) {
    if let result {
      report.add(try AuditResult(result, rules: rules), took: .seconds(seconds))
    } else if failure?.isUnread == true {
      report.refuse(subject, failure?.reason ?? "")
    } else {
      report.fail(subject, failure?.reason ?? "")
    }
  }
}

/// The outcome of one page's audit and all speech on the page, stored as one line of a run file.
package struct PageRecord: Codable, Sendable {
  package let page: PageOutcome
  /// The speech on the page, or `nil` if the page could not be audited or its speech was not recorded.
  package let walk: PageWalk?

  /// Creates a record.
  package init(_ page: PageOutcome, walk: PageWalk? = nil) {
    self.page = page
    self.walk = walk
  }

  /// The record as one line of JSON.
  package var line: Data {
    (try? RunFile.encoder.encode(self)) ?? Data()
  }
}
