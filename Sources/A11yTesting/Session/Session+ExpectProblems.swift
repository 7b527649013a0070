// SPDX-License-Identifier: MIT

import A11yTranscripts
import Foundation

extension Session {
  /// Expects exactly these problems in the program since the last such call: a line for each, in
  /// order; no line if there are none.
  ///
  /// ```swift
  /// session.find("Save").activate()
  /// session.expectProblems("/ListView: set a focus value, .*, that no element .*/")
  /// ```
  /// A line is the view and its problem; it may be a `/regular expression/`, or `...`. An
  /// unexpected problem fails an exhaustive test.
  public func expectProblems(
    _ lines: String...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    guard let patterns = patterns(lines, site) else { return }
    (source as? any TestableSource)?.takeTurn()
    note()
    let found = ledger.takeProblems()
    let alignment = LineAlignment(expected: patterns, heard: found)
    guard !alignment.isSame else { return }
    ledger.fail(
      "What is wrong after \(cause.name) is not what is expected:\n\n"
        + comparison(alignment, lines, found, none: "Nothing is wrong."),
      at: site
    )
  }
}
