// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTesting
import A11yTree

/// A source whose elements and answers are defined by the test.
@MainActor
package final class ScriptedSource: TreeSource {
  package var elements: [ElementID: Element] = [:]
  package var requests: [ActionRequest] = []
  package var onEvent: ((SourceEvent) -> Void)?
  /// A closure that returns the answer to an action. By default, every action is rejected.
  package var answer: (ScriptedSource, ActionRequest) -> ActionResponse = { _, _ in .refused("") }

  /// Creates a page with elements under one root. The first of the elements under the root has ID 1.
  ///
  /// - Parameter inner: Elements inside other elements. The first of them has the ID that follows the last child's ID.
  package init(_ children: [Element], inner: [Element] = []) {
    var root = Element(.webArea)
    for (index, child) in children.enumerated() {
      let id = ElementID(index: UInt32(index + 1))
      elements[id] = child
      root.children.append(id)
    }
    for (index, element) in inner.enumerated() {
      elements[ElementID(index: UInt32(children.count + 1 + index))] = element
    }
    elements[ElementID(index: 0)] = root
  }

  package func start() -> TreeUpdate {
    TreeUpdate(
      root: ElementID(index: 0),
      changes: elements.sorted { $0.key < $1.key }.map { TreeUpdate.Change($0.key, $0.value) }
    )
  }

  package func perform(_ request: ActionRequest) -> ActionResponse {
    switch request.action {
    // The page has no key commands of its own.
    case .key, .shortcut: return .refused("")
    default: requests.append(request)
    }
    return answer(self, request)
  }

  /// Changes one element, and returns the update for the change.
  package func change(_ index: UInt32, _ body: (inout Element) -> Void) -> TreeUpdate {
    let id = ElementID(index: index)
    body(&elements[id]!)
    return TreeUpdate(changes: [.init(id, elements[id]!)])
  }
}

/// A session without hints whose elements are defined by the test.
@MainActor
package final class RecordedSession {
  package let source: ScriptedSource
  private let user: Session
  private var start = 0
  package var session: AssistiveSession { user.base }

  package init(
    _ elements: [Element],
    inner: [Element] = [],
    _ technologies: AccessibilityTechnologies = .voiceOver,
    _ change: (inout SessionSettings) -> Void = { _ in }
  ) {
    source = ScriptedSource(elements, inner: inner)
    user = Session(source: source, technology: technologies) { settings in
      settings.verbosity.speaksHints = false
      change(&settings)
    }.exhaustive(false)
  }

  /// All records so far.
  package var records: [TranscriptRecord] { user.transcript }

  private var newRecords: ArraySlice<TranscriptRecord> { records[start...] }

  /// The lines after the last command.
  package var lines: [String] {
    newRecords.compactMap { record in
      if case .command = record.content { return nil }
      return record.line
    }
  }

  /// The notices after the last command.
  package var notices: [String] {
    newRecords.compactMap { record in
      if case .notice(let text) = record.content { return text }
      return nil
    }
  }

  /// Performs commands by name, and returns the resulting lines.
  @discardableResult
  package func run(_ commands: String...) throws -> [String] {
    start = records.count
    for command in commands { user.perform(command) }
    return lines
  }

  @discardableResult
  package func press(_ keys: String) throws -> [String] {
    start = records.count
    user.press(keys)
    return lines
  }
}

extension Element {
  package static func button(_ label: String) -> Element {
    Element(.button, label: label, actions: .activate)
  }

  package static func field(_ label: String, value: String = "", _ role: Role = .textField)
    -> Element
  {
    Element(role, label: label, value: value, actions: [.activate, .edit])
  }
}
