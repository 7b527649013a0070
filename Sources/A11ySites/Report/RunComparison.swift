// SPDX-License-Identifier: MIT

import A11yAudit
import A11ySession
import A11yTranscripts

/// The differences between two runs in the words on a site's pages.
///
/// A change that occurs on many pages, such as a change in their common header, is counted only once.
package struct RunComparison {
  /// Consecutive lines on a page that were added, removed or changed.
  package struct Change: Hashable {
    /// A line from the earlier run, a line from the later run, or a pair of corresponding lines.
    package struct Line: Hashable {
      package let before: String?
      package let after: String?
    }

    package let lines: [Line]
  }

  /// A change, with the pages on which it was found.
  package struct Found {
    package let change: Change
    /// The one-based number of the change's first stop on the first page.
    package let stop: Int
    /// The names of the pages in the later run.
    package fileprivate(set) var pages: [String]
  }

  /// The changes, sorted so that those on the most pages come first.
  package let changes: [Found]
  /// The pages that are only in the later run.
  package private(set) var newPages: [String] = []
  /// The pages that are only in the earlier run.
  package private(set) var gonePages: [String] = []
  /// The pages that could not be audited in one of the runs.
  package private(set) var unread: [String] = []
  /// The findings that are only in the later run, grouped by component.
  package let newFindings: [FindingGroup]
  /// The findings that are only in the earlier run, grouped by component.
  package let goneFindings: [FindingGroup]
  /// The number of pages whose words differ.
  package let differentCount: Int
  /// The number of pages whose words are the same in both runs.
  package let sameCount: Int

  /// Compares two runs. Two pages correspond if they have the same path and query, so the two runs may use different
  /// servers.
  ///
  /// - Throws: ``RunFileError`` if a run contains findings for an unknown rule.
  package init(from before: Run, to after: Run) throws(RunFileError) {
    let old = Dictionary(
      (0..<before.count).map { (before.outcome(at: $0).path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var found: [Change: Found] = [:]
    var order: [Change] = []
    var (same, different) = (0, 0)
    var seen: Set<String> = []
    for index in 0..<after.count {
      let outcome = after.outcome(at: index)
      guard seen.insert(outcome.path).inserted else { continue }
      guard let earlier = old[outcome.path] else {
        newPages.append(outcome.subject)
        continue
      }
      guard let one = before.walk(at: earlier), let other = after.walk(at: index) else {
        unread.append(outcome.subject)
        continue
      }
      let changes = Self.changes(from: one.lines, to: other.lines)
      if changes.isEmpty { same += 1 } else { different += 1 }
      for (change, stop) in changes {
        if found[change] == nil {
          found[change] = Found(change: change, stop: stop, pages: [])
          order.append(change)
        }
        if found[change]?.pages.last != outcome.subject {
          found[change]?.pages.append(outcome.subject)
        }
      }
    }
    gonePages = (0..<before.count).map(before.outcome).filter { !seen.contains($0.path) }
      .map(\.subject)
    (sameCount, differentCount) = (same, different)
    // Because the sort is stable, changes on the same number of pages stay in the order of the run.
    changes = order.compactMap { found[$0] }.sorted { $0.pages.count > $1.pages.count }
    let (known, now) = (try before.report().groups, try after.report().groups)
    let (knownKeys, nowKeys) = (Set(known.map(\.key)), Set(now.map(\.key)))
    newFindings = now.filter { !knownKeys.contains($0.key) }
    goneFindings = known.filter { !nowKeys.contains($0.key) }
  }

  /// Whether the two runs have the same words, pages and findings.
  package var isSame: Bool {
    changes.isEmpty && newPages.isEmpty && gonePages.isEmpty && newFindings.isEmpty
      && goneFindings.isEmpty
  }

  private static func changes(
    from before: [String],
    to after: [String]
  ) -> [(change: Change, stop: Int)] {
    let alignment = LineAlignment(expected: before.map { .words($0) }, heard: after)
    var changes: [(Change, Int)] = []
    var lines: [Change.Line] = []
    var heard = 0
    var first = 1
    func end() {
      if !lines.isEmpty { changes.append((Change(lines: lines), first)) }
      lines = []
    }
    for entry in alignment.entries {
      if lines.isEmpty { first = heard + 1 }
      switch entry {
      case .same(_, let place):
        end()
        heard = place + 1
      case .changed(let old, let new):
        lines.append(Change.Line(before: before[old], after: after[new]))
        heard = new + 1
      case .missing(let old): lines.append(Change.Line(before: before[old], after: nil))
      case .extra(let new):
        lines.append(Change.Line(before: nil, after: after[new]))
        heard = new + 1
      case .rest: continue
      }
    }
    end()
    return changes
  }
}

extension RunComparison {
  /// The maximum number of lines to print for a change.
  private static let mostLines = 20
  /// The maximum number of page names in each list, such as the list of new pages.
  private static let mostNames = 20

  /// The comparison as text. The last line is a summary.
  package var text: [VisibleText] {
    var text: [VisibleText] = []
    for found in changes {
      let others = found.pages.count - 1
      let also = others == 0 ? "" : ", and on \(others.counted("other page"))"
      text.append(VisibleText("\(found.pages.first ?? "")\(also):"))
      var lines = ComparedLines(expected: "before", heard: "after", highestNumber: found.stop)
      for (place, line) in found.change.lines.prefix(Self.mostLines).enumerated() {
        lines.different(
          expected: line.before,
          heard: line.after,
          number: place == 0 ? found.stop : nil
        )
      }
      let rest = found.change.lines.count - Self.mostLines
      if rest > 0 { lines.note("and \(rest.counted("more line"))") }
      text += lines.printed
      text.append(VisibleText(""))
    }
    text += Self.list("New findings", newFindings.map(Self.line))
    text += Self.list("Findings that are gone", goneFindings.map(Self.line))
    text += Self.list("New pages", newPages)
    text += Self.list("Pages that are gone", gonePages)
    text += Self.list("Pages that could not be audited in one of the runs", unread)
    text.append(VisibleText(summary))
    return text
  }

  private static func line(_ group: FindingGroup) -> String {
    "\(group.first.message) (\(group.first.rule.id), \(group.count.counted("time")))"
  }

  private static func list(_ title: String, _ names: [String]) -> [VisibleText] {
    guard !names.isEmpty else { return [] }
    var lines = names.prefix(mostNames).map { VisibleText("  \(VisibleText.of($0))") }
    if names.count > mostNames {
      lines.append(VisibleText("  and \(names.count - mostNames) more"))
    }
    return [VisibleText("\(title):")] + lines + [VisibleText("")]
  }

  private var summary: String {
    var parts = [
      "\(differentCount.counted("page")) \(differentCount == 1 ? "sounds" : "sound") different"
    ]
    if !newPages.isEmpty {
      parts.append("\(newPages.count) \(newPages.count == 1 ? "is" : "are") new")
    }
    if !gonePages.isEmpty {
      parts.append("\(gonePages.count) \(gonePages.count == 1 ? "is" : "are") gone")
    }
    parts.append("\(sameCount) \(sameCount == 1 ? "sounds" : "sound") the same")
    return parts.joined(separator: ", ")
  }
}

extension PageOutcome {
  /// The key that identifies the page in all runs on its site. The key is the path and query of a web address, or
  /// otherwise the page's address or name.
  fileprivate var path: String {
    SiteAddress(address)?.path ?? (address.isEmpty ? subject : address)
  }
}

extension PageWalk {
  /// The words spoken at each stop.
  fileprivate var lines: [String] {
    stops.map { $0.words.map(\.text).joined(separator: ", ") }
  }
}
