// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree
import Foundation
import Testing

extension Document {
  /// The notices, except the notice about facts that the format never records.
  var complaints: [DocumentNotice] {
    notices.filter { !$0.message.hasPrefix("an ARIA snapshot does not record") }
  }
}

/// An outline of a document with one line per stop or container, indented by the number of containers around it.
struct Outline: Equatable, CustomStringConvertible {
  var lines: [String] = []
  var description: String { lines.joined(separator: "\n") }

  init(_ document: Document) throws {
    self.init(try AccessibilityTree(document.tree, readingOrder: document.readingOrder))
  }

  init(_ tree: AccessibilityTree) {
    guard let root = tree.root else { return }
    var pending = [(root, 0)]
    while let (id, depth) = pending.popLast() {
      guard let element = tree[id] else { continue }
      let isContainer = element.kinds.contains(.container)
      if element.isStop || isContainer {
        lines.append(String(repeating: " ", count: depth) + Self.line(element, tree))
      }
      let isCounted = element.isStop || isContainer
      for child in tree.children(of: id).reversed() {
        pending.append((child, isCounted ? depth + 1 : depth))
      }
    }
  }

  private static func line(_ element: Element, _ tree: AccessibilityTree) -> String {
    var parts = [element.role.rawValue]
    if !element.label.isEmpty { parts.append("\"\(element.label)\"") }
    if !element.value.isEmpty { parts.append("= \(element.value)") }
    parts += states(element.states)
    if element.traits.contains(.isHeader) { parts.append("header") }
    if element.traits.contains(.isImage) { parts.append("image") }
    if element.traits.contains(.isModal) { parts.append("modal") }
    if let level = element.level { parts.append("level \(level)") }
    if let position = element.position { parts.append("\(position.index) of \(position.count)") }
    if let size = element.details.table { parts.append("\(size.rows)×\(size.columns)") }
    if let cell = element.details.cell {
      parts.append("at \(cell.row),\(cell.column)")
      let headers = (cell.rowHeaders + cell.columnHeaders).compactMap { tree[$0]?.label }
      if !headers.isEmpty { parts.append("under \(headers.joined(separator: " + "))") }
    }
    return parts.joined(separator: " ")
  }

  private static func states(_ states: States) -> [String] {
    var words: [String] = []
    if states.isDisabled { words.append("disabled") }
    if states.isSelected { words.append("selected") }
    if states.isHidden { words.append("hidden") }
    if states.isEditing { words.append("editing") }
    if let checked = states.checked { words.append("checked:\(checked)") }
    if let pressed = states.pressed { words.append("pressed:\(pressed)") }
    if let isExpanded = states.isExpanded { words.append(isExpanded ? "expanded" : "collapsed") }
    if let invalid = states.invalid { words.append("invalid:\(invalid.rawValue)") }
    return words
  }
}

extension Document {
  /// Reads a document that a test specifies as text.
  init(_ text: String, _ format: DocumentFormat? = nil) throws {
    try self.init(data: Data(text.utf8), format: format)
  }

  /// Reads one of the captures next to this file.
  init(capture name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    try self.init(data: Data(contentsOf: folder.appendingPathComponent("Captures/\(name)")))
  }

  /// Returns the elements with the given role, in order.
  func elements(_ role: Role) -> [Element] {
    tree.changes.map(\.element).filter { $0.role == role }
  }

  /// Returns the first element with the given label.
  func element(_ label: String) -> Element? {
    tree.changes.first { $0.element.label == label }?.element
  }
}

/// Returns the error that occurs when a document from a string is opened.
func failure(_ text: String, _ format: DocumentFormat? = nil) -> DocumentError? {
  failure(Data(text.utf8), format)
}

/// Returns the error that occurs when a document from a file is opened.
func failure(_ data: Data, _ format: DocumentFormat? = nil) -> DocumentError? {
  do {
    _ = try Document(data: data, format: format)
    return nil
  } catch {
    return error
  }
}
