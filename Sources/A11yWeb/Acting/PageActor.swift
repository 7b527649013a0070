// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree

/// Does on a page what its user asks for.
@MainActor
final class PageActor {
  let reader: PageReader
  let history: PageHistory

  init(_ reader: PageReader, _ history: PageHistory) {
    self.reader = reader
    self.history = history
  }

  var target: PageTarget { reader.target }

  var page: LivePage { reader.page }

  var focus: PageFocus { reader.focus }

  var selects: OpenSelects { reader.selects }

  /// Answers what needs no browser.
  func answerAtOnce(_ request: ActionRequest) -> ActionResponse? {
    guard let element = page.elements[request.target] else {
      return .refused("Nothing happens: the element is gone.")
    }
    switch request.action {
    case .focus:
      // Where the page has put its focus itself.
      return focus.known == request.target ? .handled() : nil
    case .beginEditing where element.states.isEditing: return .handled()
    case .endEditing where !element.states.isEditing: return .handled()
    case .key(let stroke), .shortcut(let stroke):
      // The page has had it.
      if focus.offeredKey == stroke { return .refused("") }
      guard case .key = request.action else { return nil }
      return mayOffer(stroke, to: element) ? nil : .refused("")
    case .magicTap: return .refused("Nothing happens: a page has no main action.")
    case .delete: return .refused("Nothing happens: the page does not say how to delete this.")
    case .custom(let name):
      return .refused("Nothing happens: the page has no action “\(name)”.")
    case .moveInRotor: return .refused("Nothing happens: there is no further stop.")
    case .activate, .increment, .decrement:
      guard !element.states.isDisabled else { return .refused("Nothing happens: this is dimmed.") }
      let isAdjusted = request.action != .activate
      if isAdjusted, element.role.isTextEntry, page.node(of: request.target)?.role != "spinbutton" {
        return .refused("Nothing happens: this has no value to adjust.")
      }
      return nil
    default: return nil
    }
  }

  /// Performs an action on the page, and returns once the page has settled.
  func act(_ request: ActionRequest) async -> ActionResponse {
    guard let element = page.elements[request.target],
      let node = page.domNodes(around: request.target).first
    else { return .refused("Nothing happens: the element is gone.") }
    var outcome = ActionResponse.Outcome.handled
    var isRead = false
    if request.action == .activate { history.leave(at: element) }
    let offered = focus.offeredKey
    do {
      switch request.action {
      case .activate where isSelect(request.target, element):
        return try await toggleSelect(request.target, node)
      case .activate where mayReadAhead(element, node):
        isRead = true
        outcome = try await activateAndRead(node)
      case .activate: outcome = try await activate(request.target, element, node)
      case .increment: try await press(isUpright(request.target) ? .rightArrow : .upArrow, on: node)
      case .decrement:
        try await press(isUpright(request.target) ? .leftArrow : .downArrow, on: node)
      case .escape: outcome = try await escape(offered)
      case .showMenu:
        if try await !target.call(.menu, on: node).isTrue {
          outcome = .refused(notice: "Nothing happens: the page has no menu here.")
        }
      case .scroll(let edge): return try await reader.scroll(towards: edge, from: node)
      case .focus: outcome = try await giveFocus(to: node)
      case .beginEditing: outcome = try await giveFocus(to: node, by: .beginEditing)
      case .endEditing: try await target.call(.blur, on: node)
      case .insertText(let text): try await type(text, into: node)
      case .deleteBackward: try await press(.delete, on: node)
      case .replaceText(let range, let text):
        try await replace(range, with: text, in: node, element)
      case .moveInsertionPoint(let place):
        try await select(place..<place, in: node, element)
      case .submit: try await submit(node, offered)
      case .key(let stroke), .shortcut(let stroke):
        let isUsed = try await offer(stroke)
        focus.remember(offered: isUsed ? nil : stroke)
        guard isUsed else { return .refused("", update: await reader.settle(for: .zero)) }
      default: outcome = .refused(notice: "Nothing happens.")
      }
    } catch {
      outcome = await reader.outcome(of: error)
    }
    if case .key = request.action {
    } else if case .shortcut = request.action {
    } else {
      focus.remember(offered: nil)
    }
    // Whoever listens hears at once what the page has done at once.
    if reader.time == .real, !isRead { reader.output.send(await reader.read(isSure: true)) }
    var update = await history.settleWhereLeft()
    if let place = await takeLinkTarget(of: request.action) {
      update.focusRequests.append(focus.request(place))
    }
    // The option that was chosen is out of reach now; one that a key has chosen is not.
    if let option = selects.takeReturn() ?? chosenByKey(request.action) {
      update.focusRequests.append(focus.request(option))
    }
    return ActionResponse(outcome, update: update)
  }

  private func activate(
    _ id: ElementID,
    _ element: Element,
    _ node: Int
  ) async throws(DevToolsError) -> ActionResponse.Outcome {
    if element.role == .option, try await target.call(.choose, on: node).isTrue {
      if let select = openSelect(around: id) {
        selects.close(select)
        selects.goBack(to: page.element(ofDOMNode: select))
      }
      return .handled
    }
    do {
      try await target.call(.activate, on: node)
    } catch {
      // Content that CSS generates cannot be clicked itself.
      guard case .refused = error,
        let around = page.domNodes(around: id).first(where: { $0 != node })
      else { throw error }
      try await target.call(.activate, on: around)
    }
    return .handled
  }

  /// Waits a moment for focus that has left a frame with a process of its own.
  ///
  /// Such focus passes through the browser, which reports before that that the key was handled: the
  /// frame has lost focus by then, and the page around it still counts the frame as focused.
  private func untilFocusArrives(from before: ElementID?) async throws(DevToolsError) {
    guard let node = before.flatMap({ reader.domNode(of: $0) }), let part = target.part(of: node)
    else {
      return
    }
    for _ in 0..<Limits.focusLooks {
      guard try await part.target.evaluate(.hasNoFocus).isTrue,
        try await target.evaluate(.hasSameFocus).isTrue
      else { return }
      try? await Task.sleep(for: Limits.focusLook)
    }
  }

  /// Whether a page need not have answered a click before it is asked what that has changed.
  private func mayReadAhead(_ element: Element, _ node: Int) -> Bool {
    reader.time == .real && element.role != .option && target.part(of: node) == nil
  }

  /// Clicks, and asks at once for the changes: the page does one after the other.
  private func activateAndRead(
    _ node: Int
  ) async throws(DevToolsError) -> ActionResponse.Outcome {
    var failure: DevToolsError?
    try await target.send(.activate, on: node) { failure = $0 }
    reader.output.send(await reader.read(isSure: true))
    // What is refused now was done: its script was stopped, or its document is gone.
    guard let failure else { return .handled }
    if case .refused = failure { return .handled }
    return await reader.outcome(of: failure)
  }

  private func giveFocus(
    to node: Int,
    by function: PageFunction = .focus
  ) async throws(DevToolsError) -> ActionResponse.Outcome {
    try await target.call(function, on: node).isTrue
      ? .handled : .refused(notice: "Nothing happens: the page takes no keyboard focus here.")
  }

  /// Moves the page's focus as Tab does, from where the user is.
  func tab(_ isForward: Bool, from start: ElementID?) async -> ActionResponse {
    do {
      if let start, start != focus.known, start != focus.startOfUnshown,
        let node = reader.domNode(of: start)
      {
        try await target.call(.startTabbing, on: node)
      }
      let before = focus.known
      _ = try await target.evaluate(.rememberFocus)
      try await dispatch(isForward ? .tab : KeyStroke("\t", .shift))
      try await untilFocusArrives(from: before)
      // Beyond the last element, focus would leave the page.
      if try await target.evaluate(.keepFocus, .bool(isForward)).isTrue {
        // By now the browser has brought it in again, if it does.
        _ = try? await reader.browser.devTools.call(.getTargets)
        _ = try await target.evaluate(.keepFocus, .bool(isForward))
        if let node = before.flatMap({ reader.domNode(of: $0) }), target.part(of: node) != nil {
          try await target.call(.focus, on: node)
        }
      }
      var update = await reader.settle()
      focus.tabbed(from: start)
      if focus.startOfUnshown != nil { return ActionResponse(.handled, update: update) }
      // Focus that has only come to where the user was did not move.
      if focus.known == start || focus.known == nil { return .refused("", update: update) }
      if focus.known == before, update.keyboardFocus == nil {
        // The user was elsewhere, and the page's focus has come back to where it was.
        guard let start, let known = focus.known, start != focus.knownActive else {
          return .refused("", update: update)
        }
        update.keyboardFocus = .move(known)
      }
      // The cursor follows the Tab key also to an element that contains it.
      if let known = focus.known, let node = reader.domNode(of: known), focus.cursor != known,
        reader.shown.isCursorInside(node)
      {
        update.focusRequests.append(focus.request(known))
      }
      return ActionResponse(.handled, update: update)
    } catch {
      return ActionResponse(await reader.outcome(of: error), update: await reader.settle())
    }
  }

  /// The element that a link within the page has led to.
  ///
  /// WebKit reports the target to VoiceOver, or the first element after it that VoiceOver knows
  /// (`AXObjectCache::handleScrolledToAnchor`); the cursor goes there.
  func takeLinkTarget(of action: Action) async -> ElementID? {
    guard action == .activate, target.dialog == nil, !reader.output.isClosed else { return nil }
    for place in 0..<Self.mostLooks {
      guard let node = try? await target.node(.linkTarget, .number(Double(place))) else {
        return nil
      }
      if let element = page.element(ofDOMNode: node), reader.domNode(of: element) == node {
        return element
      }
    }
    return nil
  }

  /// The number of elements after the target of a link to examine.
  private static let mostLooks = 20
}

/// Selects and dates, which open in place.
extension PageActor {
  /// Opens or closes a select or a date: its options or parts are shown in place. Keys go to the
  /// control, as in a browser.
  func toggleSelect(_ id: ElementID, _ node: Int) async throws(DevToolsError) -> ActionResponse {
    try await target.call(.focus, on: node)
    let isOpen = selects.toggle(node)
    var update = await reader.settle()
    if isOpen {
      let options = options(in: id)
      let chosen = options.first { page.elements[$0]?.states.isSelected == true } ?? options.first
      if let chosen { update.focusRequests.append(focus.request(chosen)) }
    }
    return .handled(update)
  }

  /// The open select that an option belongs to.
  func openSelect(around id: ElementID) -> Int? {
    selects.nodes.first { select in
      page.element(ofDOMNode: select).map { options(in: $0).contains(id) } ?? false
    }
  }

  /// The option of the open select that a key has gone to.
  func chosenByKey(_ action: Action) -> ElementID? {
    guard case .key = action, let select = selects.nodes.first,
      let element = page.element(ofDOMNode: select)
    else { return nil }
    return options(in: element).first { page.elements[$0]?.states.isSelected == true }
  }

  /// Whether an element is a separator that stands between two panes, so that keys move it sideways.
  private func isUpright(_ id: ElementID) -> Bool {
    guard let node = reader.page.node(of: id) else { return false }
    return node.role == "separator" && node.property("orientation")?.word == "vertical"
  }

  /// Whether an element is a control of the browser's own that shows options, or the parts of a
  /// date, when it is activated.
  func isSelect(_ id: ElementID, _ element: Element) -> Bool {
    switch element.role {
    case .popUpButton, .datePicker: !options(in: id).isEmpty
    default: false
    }
  }

  private func options(in id: ElementID) -> [ElementID] {
    var found: [ElementID] = []
    var pending = Array(page.elements[id]?.children.reversed() ?? [])
    while let next = pending.popLast() {
      guard let element = page.elements[next] else { continue }
      if element.role == .option || element.role == .stepper { found.append(next) }
      pending += element.children.reversed()
    }
    return found
  }
}
