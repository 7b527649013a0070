// SPDX-License-Identifier: MIT

import A11yAudit
import A11yTree

/// A source that refuses to press controls with a lasting effect, unless the client has allowed such presses.
///
/// The guard refuses the same presses that an audit avoids. The refused presses are presses of controls whose names
/// suggest that they delete, pay, send or leave, and presses of links to other addresses. The guard also refuses to
/// submit a form with Return, because Return presses an unknown button.
@MainActor
final class PressGuard: TreeSource {
  /// Whether the current call allows every press.
  var permitsAll = false
  /// Whether any request has been refused since the last call to ``takeRefusal()``.
  private var hasRefused = false
  /// A closure that returns the reason that an address may not be opened.
  private let refusal: (String) -> String?
  private let source: any TreeSource
  /// A closure that returns the session's current tree.
  var tree: () -> AccessibilityTree = { AccessibilityTree() }

  init(_ source: any TreeSource, refusal: @escaping (String) -> String?) {
    self.source = source
    self.refusal = refusal
  }

  func perform(_ request: ActionRequest) -> ActionResponse {
    if !permitsAll, let reason = reason(against: request) {
      return refused("Nothing was pressed: \(reason).")
    }
    return source.perform(request)
  }

  func perform(_ request: SystemRequest) -> ActionResponse {
    switch request {
    case .openURL(let address):
      if let reason = refusal(address) { return refused("Nothing was opened: \(reason).") }
    case .save, .openDocument, .chooseFiles:
      return refused(
        "Nothing was done, because the server does not allow commands that open or save files."
      )
    case .pressKey(let key) where !permitsAll && key.presses:
      return refused("Nothing was pressed, because the key’s effect on the page is unknown.")
    default: break
    }
    return source.perform(request)
  }

  private func refused(_ notice: String) -> ActionResponse {
    hasRefused = true
    return .refused(notice)
  }

  /// Returns whether any request has been refused since the previous call to this method.
  func takeRefusal() -> Bool {
    defer { hasRefused = false }
    return hasRefused
  }

  /// Returns the reason to refuse a request, or `nil` if the request is allowed.
  private func reason(against request: ActionRequest) -> String? {
    let element = tree()[request.target]
    let name = element?.label ?? ""
    switch request.action {
    case .activate, .magicTap: return reason(against: element)
    case .delete: return "the action deletes “\(name)”"
    case .custom(let action):
      return NeverPressed.word(in: action).map { Self.reason(action, $0) }
        ?? reason(against: element)
    case .submit: return "Return would submit the form"
    case .key(let key), .shortcut(let key):
      guard key.presses else { return nil }
      return element?.role.isTextEntry == true
        ? "Return would submit the form" : reason(against: element)
    case .increment, .decrement, .escape, .showMenu, .scroll, .beginEditing, .endEditing,
      .insertText, .deleteBackward, .replaceText, .moveInsertionPoint, .typeAhead, .focus,
      .moveInRotor:
      return nil
    }
  }

  private func reason(against element: Element?) -> String? {
    guard let element else { return nil }
    if let word = NeverPressed.word(in: element.label) { return Self.reason(element.label, word) }
    if let word = NeverPressed.word(in: element) {
      return
        "“\(element.label)” suggests a lasting effect, because its description contains “\(word)”"
    }
    let address = element.details.url
    let isElsewhere =
      !address.isEmpty && !address.hasSuffix("#") && !address.hasPrefix("javascript:")
    return element.role == .link && isElsewhere ? "“\(element.label)” is a link to \(address)" : nil
  }

  private static func reason(_ name: String, _ word: String) -> String {
    "“\(name)” suggests a lasting effect, because it contains “\(word)”"
  }
}

// Calls to these `TreeSource` requirements are forwarded unchanged to the guarded source.
extension PressGuard {
  var builtTree: AccessibilityTree? { source.builtTree }
  var movesKeyboardFocus: Bool { source.movesKeyboardFocus }
  var progress: SourceProgress { source.progress }
  var clock: SourceClock { source.clock }
  var takesTypeAhead: Bool { source.takesTypeAhead }
  var onEvent: ((SourceEvent) -> Void)? {
    get { source.onEvent }
    set { source.onEvent = newValue }
  }

  func start() -> TreeUpdate { source.start() }
  func focusDidSettle(_ focus: FocusedElements) -> TreeUpdate { source.focusDidSettle(focus) }
  func technologiesDidChange(_ technologies: AccessibilityTechnologies) -> TreeUpdate {
    source.technologiesDidChange(technologies)
  }
  func makeRows(of id: ElementID, isForward: Bool) -> ActionResponse {
    source.makeRows(of: id, isForward: isForward)
  }
  func makeAllRows() -> TreeUpdate { source.makeAllRows() }
  func advance(by time: Duration) { source.advance(by: time) }
  func close() { source.close() }
}

extension KeyStroke {
  /// Whether the key presses the control that has keyboard focus.
  fileprivate var presses: Bool { ["\r", "\n", " ", "\u{3}"].contains(character) }
}
