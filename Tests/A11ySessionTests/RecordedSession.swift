import A11yNavigation
import A11yTree

@testable import A11ySession

/// A source whose elements are written in the test, and which answers as the test says.
@MainActor
final class ScriptedSource: TreeSource {
  var elements: [ElementID: Element] = [:]
  var requests: [ActionRequest] = []
  /// What an action does; by default nothing takes it.
  var answer: (ScriptedSource, ActionRequest) -> ActionResponse = { _, _ in .unhandled("") }

  /// Makes a page of elements under one root; the first has id 1.
  init(_ children: [Element]) {
    var root = Element(.webArea)
    for (index, child) in children.enumerated() {
      let id = ElementID(index: UInt32(index + 1))
      elements[id] = child
      root.children.append(id)
    }
    elements[ElementID(index: 0)] = root
  }

  func start() -> TreeUpdate {
    TreeUpdate(
      root: ElementID(index: 0),
      changes: elements.sorted { $0.key < $1.key }.map { TreeUpdate.Change($0.key, $0.value) }
    )
  }

  func perform(_ request: ActionRequest) -> ActionResponse {
    switch request.action {
    // The page has no key commands of its own.
    case .key, .shortcut: return .unhandled("")
    default: requests.append(request)
    }
    return answer(self, request)
  }

  /// Changes one element, and gives the update that says so.
  func change(_ index: UInt32, _ body: (inout Element) -> Void) -> TreeUpdate {
    let id = ElementID(index: index)
    body(&elements[id]!)
    return TreeUpdate(changes: [.init(id, elements[id]!)])
  }
}

/// A session and the lines of its transcript.
@MainActor
final class RecordedSession {
  let source: ScriptedSource
  let session: Session
  private(set) var lines: [String] = []
  private(set) var notices: [String] = []
  private(set) var records: [TranscriptRecord] = []

  init(
    _ elements: [Element],
    _ technologies: AccessibilityTechnologies = .voiceOver,
    _ change: (inout SessionSettings) -> Void = { _ in }
  ) {
    var settings = SessionSettings()
    settings.technologies = technologies
    settings.verbosity.speaksHints = false
    change(&settings)
    source = ScriptedSource(elements)
    session = Session(source: source, settings: settings)
    session.onRecord = { [unowned self] record in
      records.append(record)
      if case .command = record.content { return }
      if case .notice(let text) = record.content { notices.append(text) }
      if let line = record.line { lines.append(line) }
    }
    session.start()
  }

  /// Does what is said by name, and gives what is heard.
  @discardableResult
  func run(_ commands: String...) throws -> [String] {
    lines = []
    notices = []
    for command in commands {
      session.perform(try CommandParser.parse(command, for: session.driven))
    }
    return lines
  }

  @discardableResult
  func press(_ keys: String) throws -> [String] {
    lines = []
    notices = []
    for key in keys.split(separator: " ") {
      session.perform(.press(try Key(named: String(key))))
    }
    return lines
  }
}

extension Element {
  static func button(_ label: String) -> Element {
    Element(.button, label: label, actions: .activate)
  }

  static func field(_ label: String, value: String = "", _ role: Role = .textField) -> Element {
    Element(role, label: label, value: value, actions: [.activate, .edit])
  }
}
