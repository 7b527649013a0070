// SPDX-License-Identifier: MIT

extension AuditResult {
  /// Restores a result from a report that this program has written, possibly on another machine.
  ///
  /// - Parameter rules: The rules that were applied.
  /// - Throws: ``UnknownRule`` if a finding belongs to a rule that this program does not have.
  package init(_ document: ReportDocument.Result, rules: [Rule]) throws(UnknownRule) {
    var findings: [Finding] = []
    for item in document.findings {
      var finding = try Finding(item)
      finding.repeats = (item.repeats ?? []).map { finding.repeated($0) }
      findings.append(finding)
    }
    self.init(
      of: document.subject,
      rules: rules,
      findings: findings,
      stops: document.stops,
      pressed: document.pressed ?? 0
    )
    known = document.known
    leftOut = document.leftOut
    isIncomplete = document.incomplete ?? false
  }
}

extension Finding {
  fileprivate init(_ item: ReportDocument.Item) throws(UnknownRule) {
    guard let rule = Rule.named(item.rule) else { throw UnknownRule(item.rule) }
    self.init(
      rule,
      item.message,
      path: item.path,
      proof: item.proof.map { line in
        ProofLine(line.text, marks: line.marks.compactMap(Self.range))
      },
      place: Self.place(item.selector, item.frame)
    )
    stop = item.stop
    occurrence = item.occurrence ?? 0
    transcript = item.transcript
    line = item.line ?? 1
  }

  /// Returns a copy of the finding for another element with the same problem.
  fileprivate func repeated(_ item: ReportDocument.Repeat) -> Finding {
    var other = Finding(
      rule,
      message,
      path: item.path,
      proof: proof,
      place: Self.place(item.selector, item.frame)
    )
    other.stop = item.stop
    other.occurrence = item.occurrence ?? 0
    other.line = item.line ?? 1
    return other
  }

  private static func place(_ selector: String?, _ frame: String?) -> SourcePlace? {
    selector == nil && frame == nil ? nil : SourcePlace(selector: selector, frame: frame)
  }

  /// Returns the range of a mark from the index of its first character and its length.
  private static func range(_ mark: [Int]) -> Range<Int>? {
    guard mark.count == 2, mark[0] >= 0, mark[1] >= 0, mark[0] <= 1 << 30, mark[1] <= 1 << 30
    else { return nil }
    return mark[0]..<mark[0] + mark[1]
  }
}
