// SPDX-License-Identifier: MIT

import A11yTree

/// The information about a page that is missing from the page's ARIA snapshot.
///
/// A snapshot joins the words of adjacent blocks. A snapshot also omits list markers, the types of native fields,
/// descriptions, required states, states that are off, and the bounds of values. Only the gaps that matter for the
/// given snapshot are listed.
struct ARIAGaps {
  private var blocks = false
  private var markers = false
  private var fields = false
  private var bounds = false
  private var controls = false

  /// Records a node before its text is merged with other text.
  mutating func note(_ node: Page.Node) {
    guard let role = node.role else { return }
    switch role {
    case .list: markers = true
    case .textField, .comboBox: fields = true
    case .stepper: (fields, bounds) = (true, true)
    case .slider, .scrollbar, .progressBar, .meter: bounds = true
    default: break
    }
    if role.isInteractive { controls = true }
  }

  /// Records a node with words, unless the node is a paragraph or a control. The snapshot joins the words of paragraphs
  /// and controls in any case.
  mutating func noteText(in node: Page.Node) {
    guard let role = node.role else { return blocks = true }
    if role.isStructure, role != .paragraph { blocks = true }
  }

  /// The notices about the gaps, which are a single notice that lists all gaps, or no notice if nothing is missing.
  var notices: [DocumentNotice] {
    var gaps: [String] = []
    if blocks { gaps.append("where blocks of text begin and end") }
    if markers { gaps.append("which lists show markers") }
    if fields { gaps.append("the type of a field (multi-line, number, date or color)") }
    if bounds { gaps.append("the range of a value") }
    if controls {
      gaps.append(
        "which elements are required, have a description, open a pop-up, are not pressed, or are collapsed"
      )
    }
    guard let last = gaps.last else { return [] }
    let others = gaps.dropLast().joined(separator: ", ")
    let message = Self.beginning + (others.isEmpty ? last : "\(others), or \(last)")
    return [DocumentNotice(message, isAboutFormat: true)]
  }

  private static let beginning = "an ARIA snapshot does not record "
}
