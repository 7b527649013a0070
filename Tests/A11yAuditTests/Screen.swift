// SPDX-License-Identifier: MIT

import A11yAudit
import A11yDocuments
import A11ySession
import A11yTree
import Foundation
import Testing

/// The audit’s findings on a screen, which a test specifies as an ARIA snapshot or in a11ynav's own JSON format.
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

  /// Returns the messages of one rule's findings.
  func finds(_ id: String) -> [String] { findings(id).map(\.message) }

  /// Returns the findings of one rule.
  func findings(_ id: String) -> [Finding] {
    do { return try Audit(only: [id]).findings(in: exploration) } catch {
      Issue.record(error)
      return []
    }
  }

  /// Returns the proof of a rule's first finding, as one line.
  func proof(_ id: String) -> String {
    findings(id).first?.proof.map(\.markedText).joined(separator: " | ") ?? ""
  }
}
