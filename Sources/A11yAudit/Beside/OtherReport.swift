// SPDX-License-Identifier: MIT

import A11yJSON

/// Another checker's findings on the same page.
public struct OtherReport: Sendable {
  /// The checker's name and version.
  public var checker: String
  /// The findings, each with the ID of a rule and the selectors of the elements.
  public var findings: [(rule: String, selectors: [String])]

  /// Creates a report from a checker's name and findings.
  public init(checker: String, findings: [(rule: String, selectors: [String])]) {
    self.checker = checker
    self.findings = findings
  }
}

extension OtherReport {
  /// The JavaScript expression that runs axe-core and returns its findings in the form that ``init(axe:)`` reads.
  public static let axeExpression = """
    axe.run(document, { resultTypes: ["violations"], iframes: false }).then((report) => ({
      version: axe.version,
      violations: report.violations.map((violation) => ({
        id: violation.id,
        selectors: violation.nodes.map((node) => {
          let found = document;
          for (const step of node.target.flat()) found = (found.shadowRoot ?? found).querySelector(step);
          return a11ynav.selector(found).selector;
        }),
      })),
    }))
    """

  /// Reads axe-core's findings.
  ///
  /// - Throws: ``OtherReportError`` if axe-core failed or its answer is not in the form of ``axeExpression``.
  public init(axe answer: String) throws(OtherReportError) {
    let read = (try? JSONValue(json: answer.utf8)) ?? .null
    if let error = read["error"].string {
      throw OtherReportError(description: "axe failed: \(error)")
    }
    let report = read["value"]
    guard let version = report["version"].string, case .array(let violations) = report["violations"]
    else { throw OtherReportError(description: "axe did not return a report") }
    self.init(
      checker: "axe \(version)",
      findings: violations.compactMap { violation in
        violation["id"].string.map { ($0, violation["selectors"].array.compactMap(\.string)) }
      }
    )
  }
}

/// The reason that another checker's report cannot be read, as a single line of text.
public struct OtherReportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason as a single line of text.
  public var description: String
}
