// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree

/// An object that performs a user's actions on a page.
@MainActor
final class PageActor {
  let reader: PageReader
  let history: PageHistory
  /// Whether the page's script may still be withholding keys, because a series of keys was interrupted.
  var mayWithholdKeys = false

  init(_ reader: PageReader, _ history: PageHistory) {
    self.reader = reader
    self.history = history
  }

  var target: PageTarget { reader.target }

  var page: LivePage { reader.page }

  var focus: PageFocus { reader.focus }

  var selects: OpenSelects { reader.selects }

  /// Answers a request that does not need the browser, and returns `nil` for any other request.
  func answerAtOnce(_ request: ActionRequest) -> ActionResponse? {
    guard let element = page.elements[request.target] else {
      return .refused("The element no longer exists.")
    }
    switch request.action {
    case .focus:
      // The page itself may have moved its focus to this element.
      return focus.known == request.target ? .handled() : nil
    case .beginEditing where element.states.isEditing: return .handled()
    case .endEditing where !element.states.isEditing: return .handled()
    case .key(let stroke), .shortcut(let stroke):
      // The page has already received this key.
      if focus.usedKey == stroke {
        focus.remember(used: nil)
        return .handled()
      }
      if focus.offeredKey == stroke { return .refused("") }
      guard case .key = request.action else { return nil }
      return mayOffer(stroke, to: element) ? nil : .refused("")
    case .magicTap: return .refused("A page has no main action.")
    case .delete:
      return .refused("The page does not define how to delete the element.")
    case .custom(let name):
      return .refused("The page has no “\(name)” action.")
    case .moveInRotor: return .refused("The rotor has no more items.")
    case .activate, .increment, .decrement:
      guard !element.states.isDisabled else {
        return .refused("The element is dimmed.")
      }
      let isAdjusted = request.action != .activate
      if isAdjusted, element.role.isTextEntry, page.node(of: request.target)?.role != "spinbutton" {
        return .refused("The element has no value to adjust.")
      }
      return nil
    default: return nil
    }
  }

  /// Performs an action on the page, and returns once the page has settled.
  func act(_ request: ActionRequest) async -> ActionResponse {
    guard let element = page.elements[request.target],
      let node = page.domNodes(around: request.target).first
    else { return .refused("The element no longer exists.") }
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
          outcome = .refused(notice: "The page has no menu for the element.")
        }
      case .scroll(let edge): return try await reader.scroll(towards: edge, from: node)
      case .focus: outcome = try await giveFocus(to: node)
      case .beginEditing: outcome = try await giveFocus(to: node, by: .beginEditing)
      case .endEditing: try await target.call(.blur, on: node)
      case .insertText(let text):
        try await target.call(.watchInput, on: node)
        try await type(text, into: node)
      case .deleteBackward: try await press(.delete, on: node)
      case .replaceText(let range, let text):
        try await replace(range, with: text, in: node, element)
      case .moveInsertionPoint(let place):
        try await select(place..<place, in: node, element)
      case .typeAhead(let ahead): outcome = try await type(ahead, into: node, element)
      case .submit: try await submit(node, offered)
      case .key(let stroke), .shortcut(let stroke):
        let isUsed = try await offer(stroke)
        focus.remember(offered: isUsed ? nil : stroke)
        guard isUsed else {
          // The session now handles the key itself, and the page is read afterward.
          return .refused("", update: await reader.settle(for: .zero))
        }
      default: outcome = .refused(notice: "A page does not support this action.")
      }
    } catch {
      outcome = await reader.outcome(of: error)
    }
    if case .key = request.action {
    } else if case .shortcut = request.action {
    } else {
      focus.remember(offered: nil)
    }
    // Changes that the page makes immediately are announced immediately.
    if reader.time == .real, !isRead {
      reader.output.send(await reader.read(isSure: true))
    }
    var update = await history.settleWhereLeft()
    if let place = await takeLinkTarget(of: request.action) {
      update.focusRequests.append(focus.request(place))
    }
    // An option that was activated can no longer be reached, so the cursor returns to its select,
    // whereas an option that a key has chosen can still be reached.
    if let option = selects.takeReturn() ?? chosenByKey(request.action) {
      update.focusRequests.append(focus.request(option))
    }
    // A page can also respond to text that it does not insert.
    if case .insertText = request.action, outcome == .handled, update.changes.isEmpty,
      await hasRefusedText()
    {
      outcome = .refused(notice: "The page did not accept the text.")
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
      // Content that CSS generates cannot be clicked, so the element that contains it is clicked instead.
      guard case .refused = error,
        let around = page.domNodes(around: id).first(where: { $0 != node })
      else { throw error }
      try await target.call(.activate, on: around)
    }
    return .handled
  }

  /// Waits briefly for focus that has left a frame with its own process.
  ///
  /// When focus leaves a frame with its own process, it passes through the browser after the browser has reported that
  /// the key was handled. While focus passes through the browser, the frame has lost focus, but the page that contains
  /// the frame still treats it as focused.
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

  /// Returns whether the page can be asked for its changes before it has replied to a click.
  private func mayReadAhead(_ element: Element, _ node: Int) -> Bool {
    reader.time == .real && element.role != .option && target.part(of: node) == nil
  }

  /// Clicks an element, and requests the page's changes without waiting for the reply to the click, because the page
  /// handles the two calls in order.
  private func activateAndRead(
    _ node: Int
  ) async throws(DevToolsError) -> ActionResponse.Outcome {
    var failure: DevToolsError?
    try await target.send(.activate, on: node) { failure = $0 }
    reader.output.send(await reader.read(isSure: true))
    // A click that fails at this point was performed, but the click's script was stopped or the page's document no
    // longer exists.
    guard let failure else { return .handled }
    if case .refused = failure { return .handled }
    return await reader.outcome(of: failure)
  }

  private func giveFocus(
    to node: Int,
    by function: PageFunction = .focus
  ) async throws(DevToolsError) -> ActionResponse.Outcome {
    try await target.call(function, on: node).isTrue
      ? .handled
      : .refused(notice: "The element does not accept keyboard focus.")
  }

  /// Moves the page's focus, as pressing Tab does, starting at the user's position.
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
      // After the page's last element, focus would leave the page.
      if try await target.evaluate(.keepFocus, .bool(isForward)).isTrue {
        // If the browser returns focus to the page at all, it does so before this call ends.
        _ = try? await reader.browser.devTools.call(.getTargets)
        _ = try await target.evaluate(.keepFocus, .bool(isForward))
        if let node = before.flatMap({ reader.domNode(of: $0) }), target.part(of: node) != nil {
          try await target.call(.focus, on: node)
        }
      }
      var update = await reader.settle()
      focus.tabbed(from: start)
      if focus.startOfUnshown != nil { return ActionResponse(.handled, update: update) }
      // If focus only moved to the user's position, the Tab key had no effect.
      if focus.known == start || focus.known == nil { return .refused("", update: update) }
      if focus.known == before, update.keyboardFocus == nil {
        // The user was on another element, and the page's focus has returned to the page's previous element.
        guard let start, let known = focus.known, start != focus.knownActive else {
          return .refused("", update: update)
        }
        update.keyboardFocus = .move(known)
      }
      // The cursor follows the Tab key even to an element that contains the cursor.
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

  /// Returns the target of a link to another position on the page, if the link has just been activated.
  ///
  /// WebKit reports the target to VoiceOver. If VoiceOver does not know the target, WebKit reports the next element
  /// that VoiceOver knows (`AXObjectCache::handleScrolledToAnchor`). The VoiceOver cursor moves to the reported
  /// element.
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

  /// The maximum number of elements to examine, beginning with the target of a link.
  private static let mostLooks = 20
}

/// Select elements and date controls, which show their options or components in place when they are opened.
extension PageActor {
  /// Opens or closes a select element or a date control, whose options or components are shown in place. The select
  /// element or date control receives keys, as in a browser.
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

  /// Returns the open select element that an option belongs to.
  func openSelect(around id: ElementID) -> Int? {
    selects.nodes.first { select in
      page.element(ofDOMNode: select).map { options(in: $0).contains(id) } ?? false
    }
  }

  /// Returns the option that a key has selected in the open select element.
  func chosenByKey(_ action: Action) -> ElementID? {
    guard case .key = action, let select = selects.nodes.first,
      let element = page.element(ofDOMNode: select)
    else { return nil }
    return options(in: element).first { page.elements[$0]?.states.isSelected == true }
  }

  /// Returns whether an element is a vertical separator between two panes that keys can move left and right.
  private func isUpright(_ id: ElementID) -> Bool {
    guard let node = reader.page.node(of: id) else { return false }
    return node.role == "separator" && node.property("orientation")?.word == "vertical"
  }

  /// Returns whether an element is a native browser control that, when activated, shows options or the components of a
  /// date.
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

extension PageActor {
  /// Chooses files for the file field that has opened a file chooser.
  func choose(_ files: [String], in chooser: FileChooser) async -> ActionResponse {
    guard let node = chooser.node else {
      return .refused(
        "The page opened a file chooser that does not belong to a file field."
      )
    }
    do { try await target.call(.setFiles(files, ofNode: node)) } catch {
      return .refused("The browser did not accept the file.")
    }
    return .handled(await reader.settle())
  }
}
