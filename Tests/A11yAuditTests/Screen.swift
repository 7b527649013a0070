// SPDX-License-Identifier: MIT

import A11yAudit
import A11yDocuments
import A11ySession
import A11yTree
import Foundation
import Testing

/// What an audit finds on a screen that a test writes down as an ARIA snapshot or as a11ynav's own JSON.
struct Screen {
  var exploration: Exploration

  init(_ text: String, settings: SessionSettings = SessionSettings()) throws {
    let document = try Document(data: Data(text.utf8))
    let tree = try AccessibilityTree(document.tree, readingOrder: document.readingOrder)
    exploration = Exploration(of: tree, settings: settings)
  }

  init(_ tree: AccessibilityTree, settings: SessionSettings = SessionSettings()) {
    exploration = Exploration(of: tree, settings: settings)
  }

  /// What one rule finds: a sentence for each finding.
  func finds(_ id: String) -> [String] { findings(id).map(\.message) }

  /// What one rule finds.
  func findings(_ id: String) -> [Finding] {
    do { return try Audit(only: [id]).findings(in: exploration) } catch {
      Issue.record(error)
      return []
    }
  }

  /// The proof of the first finding of a rule, in one line.
  func proof(_ id: String) -> String {
    findings(id).first?.proof.map(\.markedText).joined(separator: " | ") ?? ""
  }
}
