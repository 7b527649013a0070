// SPDX-License-Identifier: MIT

import A11yTree

/// An object that carries out the user's requests in an app.
///
/// This object acts on the app's objects in the ``Mirror``, and records in the mirror the changes that the app will not
/// report.
@BusActor
final class AppActor {
  let mirror: Mirror
  /// The app's process ID, which identifies the app's windows on the display.
  private let process: Int

  init(_ mirror: Mirror, of process: Int) {
    self.mirror = mirror
    self.process = process
  }

  var connection: BusConnection { mirror.reader.connection }

  var reader: AccessibleReader { mirror.reader }

  var toolkit: any Toolkit { mirror.toolkit }

  private var user: UserPlace { mirror.user }

  /// Performs an action on an object of the app. If the action has no effect, returns the reason.
  func perform(_ request: ActionRequest) async -> ActionResponse.Outcome {
    guard let node = mirror.tree[request.target], let reference = node.acting else {
      return .refused(notice: "The element no longer exists.")
    }
    user.beginAction()
    switch request.action {
    case .activate: return await activate(node, reference)
    case .increment: return await step(node, reference, by: 1)
    case .decrement: return await step(node, reference, by: -1)
    case .focus, .beginEditing: return await focus(node, reference)
    case .endEditing:
      await commitNumber(of: node, reference)
      // In the meantime, the app may have moved focus to another field.
      if user.editing == reference { mirror.focus.edit(nil) }
      return .handled
    case .custom(let name):
      guard
        let action = node.facts.customActions.first(where: { $0.name == name })
      else { return .refused(notice: "The element has no “\(name)” action.") }
      return await act(reference, action.place)
    case .showMenu:
      let names = node.facts.actions.map { $0.lowercased() }
      if let place = names.firstIndex(where: AccessibleFacts.menuActions.contains) {
        return await act(reference, place)
      }
      return await press([.menu], at: reference)
    case .escape:
      await commitNumber(of: node, reference)
      mirror.focus.edit(nil)
      return await press([.escape], at: nil)
    case .submit: return await submit(node, reference)
    case .insertText(let text): return await insert(text, node, reference)
    case .deleteBackward: return await deleteBackward(node, reference)
    case .replaceText(let range, let text): return await replace(range, with: text, node, reference)
    case .moveInsertionPoint(let place): return await moveCaret(to: place, node, reference)
    case .typeAhead: return .typed(0)
    // The key is refused, because the app does not report which keys it handles; users can press `Ctrl-V` to send a key
    // to the app.
    case .key, .shortcut: return .refused(notice: "")
    case .scroll(let edge): return await scroll(edge, node)
    case .delete: return await press([.delete], at: reference)
    case .magicTap: return .refused(notice: "The app has no main action.")
    case .moveInRotor: return .refused(notice: "The rotor has no more items.")
    }
  }

  /// Performs the object's default action, which is identified by its name. For a tab or a row, selects the object
  /// instead.
  private func activate(
    _ node: MirrorNode,
    _ reference: AccessibleReference
  ) async -> ActionResponse.Outcome {
    if !node.facts.states.contains(.sensitive), !node.facts.isWritableCell {
      return .refused(notice: "The element is dimmed.")
    }
    if node.isTextEntry {
      return await focus(node, reference)
    }
    if node.facts.states.contains(.expandable),
      let place = node.facts.actions.firstIndex(where: {
        ["expand or contract", "expand"].contains($0.lowercased())
      })
    {
      return await act(reference, place)
    }
    // The check box must be clicked, because GTK 3 only draws the check box and does not perform the action that GTK 3
    // reports.
    if node.isRenderer, node.facts.states.contains(.checkable),
      let outcome = await click(node, reference)
    {
      return outcome
    }
    // A click on a cell selects the cell's row, unless the cell contains a check box.
    let isCell = node.facts.role == .tableCell && !node.facts.states.contains(.checkable)
    if let place = node.facts.defaultAction, !isCell {
      // Focus moves to the control as it does after a click, so that a dialog later returns focus to the control that
      // opened the dialog. A toolbar button does not take focus, because the button acts on the focused object.
      if node.facts.states.contains(.focusable), !isTool(node) {
        // The new focus is recorded now, so that the app's focus event is recognized as a result of this call.
        user.focus(on: reference)
        _ = await connection.call([reference.call(.component, "GrabFocus")])
      }
      if toolkit.runsActionsInCalls, let outcome = await use(node, reference) { return outcome }
      return await act(reference, place)
    }
    if toolkit.opensByClick(node.facts), let outcome = await click(node, reference) {
      return outcome
    }
    if node.facts.states.contains(.selectable), let outcome = await select(node) { return outcome }
    let focused = await focus(node, reference)
    if focused != .handled, toolkit.needsClicks(node.facts),
      let outcome = await click(node, reference)
    {
      return outcome
    }
    guard focused == .handled, let key = Self.activationKey(of: node) else { return focused }
    return await press([key], at: nil)
  }

  private func isTool(_ node: MirrorNode) -> Bool {
    !node.isTextEntry && node.ancestor { $0.facts.role == .toolBar } != nil
  }

  /// Performs the action with the given number.
  func act(_ reference: AccessibleReference, _ place: Int) async -> ActionResponse.Outcome {
    let call = reference.call(.action, "DoAction", .int32(Int32(clamping: place)))
    // The timeout for the reply is short, because a button may open a modal dialog that delays the reply until the
    // dialog closes.
    let replies = await connection.call([call], within: .milliseconds(500))
    switch replies[0] {
    case .success(let values):
      if values.first?.bool == false {
        return .refused(notice: "The app did not perform the action.")
      }
      return .handled
    case .failure(.timedOut):
      let answers = await connection.call(
        [mirror.app.call(.accessible, "GetRole")],
        within: .milliseconds(400)
      )
      if case .failure(let error) = answers[0] { return .refused(notice: Self.notice(for: error)) }
      return .handled
    case .failure(let error): return .refused(notice: Self.notice(for: error))
    }
  }

  /// Selects an object in the container that manages the selection, or returns `nil` if there is no such container.
  private func select(_ node: MirrorNode) async -> ActionResponse.Outcome? {
    guard let list = node.ancestor(where: { $0.facts.interfaces.contains(.selection) }),
      let reference = list.reference, let own = node.reference
    else { return nil }
    // A table's rows are selected by moving focus to them.
    if list.facts.interfaces.contains(.table) { return await focus(node, own) }
    let index = await connection.call([own.call(.accessible, "GetIndexInParent")])
    guard let place = (try? index[0].get())?.first?.integer else { return nil }
    let call = reference.call(.selection, "SelectChild", .int32(Int32(clamping: place)))
    let replies = await connection.call([call])
    guard case .success(let values) = replies[0], values.first?.bool != false else { return nil }
    return .handled
  }

  /// Moves the app's keyboard focus to an object.
  private func focus(
    _ node: MirrorNode,
    _ reference: AccessibleReference
  ) async -> ActionResponse.Outcome {
    guard node.facts.interfaces.contains(.component) else { return .refused(notice: "") }
    // The app is not asked again, because the app would raise its window, and two sessions would then keep raising
    // their apps' windows forever.
    if user.focused == reference, node.facts.states.contains(.focused) {
      mirror.focus.edit(node.isEditable ? reference : nil)
      return .handled
    }
    let before = user.focused
    user.focus(on: reference)
    let replies = await connection.call([reference.call(.component, "GrabFocus")])
    if case .failure(.timedOut) = replies[0] {
      user.focus(on: before)
      return .refused(notice: Self.notice(for: .timedOut))
    }
    let isGiven = (try? replies[0].get()).map { $0.first?.bool != false } ?? false
    // GTK 4 does not move focus to any object, but text can be edited without focus.
    guard isGiven || node.isEditable else {
      user.focus(on: before)
      return .refused(notice: "The app did not focus the element.")
    }
    mirror.focus.edit(node.isEditable ? reference : nil)
    return .handled
  }

  private func step(
    _ node: MirrorNode,
    _ reference: AccessibleReference,
    by direction: Double
  ) async -> ActionResponse.Outcome {
    if let keys = Self.stepKeys(of: node, isForward: direction > 0) {
      return await press(keys, at: reference)
    }
    await commitNumber(of: node, reference)
    guard let range = node.facts.range else {
      return .refused(notice: "The app does not provide a numeric value.")
    }
    let span = (range.maximum ?? range.current + 10) - (range.minimum ?? range.current - 10)
    let step = range.step ?? (node.facts.role == .spinButton ? 1 : span / 10)
    var next = range.current + direction * step
    if let maximum = range.maximum { next = min(next, maximum) }
    if let minimum = range.minimum { next = max(next, minimum) }
    guard next != range.current, next.isFinite else {
      let end = direction > 0 ? "maximum" : "minimum"
      return .refused(notice: "This is the \(end) value.")
    }
    let call = reference.setting("CurrentValue", of: .value, to: next)
    if case .failure(let error) = await connection.call([call])[0] {
      return .refused(notice: Self.notice(for: error))
    }
    return .handled
  }

  /// Commits the number that was typed into a spin button, as pressing Return would.
  private func commitNumber(of node: MirrorNode, _ reference: AccessibleReference) async {
    guard node.facts.isField, node.facts.role == .spinButton, user.editing == reference,
      let place = node.facts.actions.firstIndex(where: { $0.lowercased() == "activate" })
    else { return }
    _ = await act(reference, place)
    if let answer = await reader.ask([(reference, .value)])[0] {
      node.facts.take(answer, as: .value)
    }
  }

  /// Returns the notice that explains why a call failed.
  static func notice(for error: BusError) -> String {
    switch error {
    case .timedOut: "The app is not responding."
    case .refused: "The app rejected the request."
    case .disconnected: "The app is no longer connected."
    case .unreachable(let why): "The app cannot be reached: \(why)."
    }
  }

  /// Activates a control with the key or the click that people use, or returns `nil` if neither can reach the control.
  ///
  /// The action is not requested through the bus, because an app that opens a dialog during an action request answers
  /// no calls on the bus until the dialog closes.
  private func use(
    _ node: MirrorNode,
    _ reference: AccessibleReference
  ) async -> ActionResponse.Outcome? {
    switch node.facts.role {
    case .pushButton, .toggleButton, .checkBox, .radioButton:
      let isFocused = user.focused == reference && !isTool(node)
      if isFocused, (try? DisplayConnection())?.processWithKeyboard == process {
        return await press([.space], at: nil)
      }
    case .menuItem, .checkMenuItem, .radioMenuItem: break
    default: return nil
    }
    guard let outcome = await click(node, reference), outcome == .handled else { return nil }
    return outcome
  }

  /// Clicks an object unless something is in front of it, or returns `nil` if the object cannot be reached.
  func click(_ node: MirrorNode, _ reference: AccessibleReference) async -> ActionResponse.Outcome?
  {
    guard process > 0, let display = try? DisplayConnection(),
      let frame = await mirror.places.frame(
        of: [reference],
        in: node,
        on: display,
        process: process
      )
    else { return nil }
    let (x, y) = (Int(frame.x + frame.width / 2), Int(frame.y + frame.height / 2))
    guard display.process(atX: x, y: y) == process else {
      return .refused(notice: "Something covers this part of the app’s window.")
    }
    do {
      try await Registry(connection: connection).click(x, y)
      user.pressKey()
      return .handled
    } catch {
      return nil
    }
  }
}

extension MirrorNode {
  /// The object that performs the node's actions: the node's own object, a row's first cell, or the object that
  /// contains the words.
  var acting: AccessibleReference? {
    switch kind {
    case .object(let reference): reference
    case .row: children.first?.reference
    case .words: parent?.reference
    case .headers, .run, .tabs: nil
    }
  }
}

extension AppActor {
  /// Performs a request from the system.
  func perform(_ request: SystemRequest) async -> ActionResponse.Outcome {
    switch request {
    case .pressKey(let stroke):
      guard let key = KeySymbol(stroke) else {
        return .refused(notice: "This key is not on any keyboard.")
      }
      return await press([key], at: nil)
    case .showMenuBar: return await press([.menuBar], at: nil)
    case .showNextWindow: return showWindow(at: (mirror.tree.root?.children.count ?? 1) - 2)
    case .showWindow(let number): return showWindow(at: number - 1)
    case .terminate: return .handled
    default:
      return .refused(notice: "A desktop app does not support this command.")
    }
  }

  /// Brings a window to the front in the session only, because the app may be unable to raise the window on the
  /// desktop.
  private func showWindow(at place: Int) -> ActionResponse.Outcome {
    guard let root = mirror.tree.root, root.children.indices.contains(place),
      root.children.count > 1
    else {
      return .refused(notice: "There is no such window.")
    }
    var windows = root.children
    let window = windows.remove(at: place)
    user.enter(window: window.reference)
    root.setChildren(windows + [window])
    mirror.tree.change(root)
    mirror.tree.pending.notify(.screenChanged(nil))
    return .handled
  }

  /// Returns the key that activates an object if the toolkit provides no action for this purpose.
  static func activationKey(of node: MirrorNode) -> KeySymbol? {
    switch node.facts.role {
    case .checkBox, .radioButton, .toggleButton, .pushButton, .comboBox: .space
    case .listItem, .treeItem, .menuItem, .link: .return
    default: nil
    }
  }

  /// Scrolls by one page to reveal the content beyond an edge of the visible area.
  func scroll(_ edge: ScrollEdge, _ node: MirrorNode) async -> ActionResponse.Outcome {
    let key: KeySymbol = edge == .top || edge == .leading ? .pageUp : .pageDown
    return await press([key], at: node.reference)
  }

  /// Returns the keys that change the value of an object that has no value on the bus, or `nil` for other objects. In a
  /// calendar, the keys that change the value select the next or the previous day.
  private static func stepKeys(of node: MirrorNode, isForward: Bool) -> [KeySymbol]? {
    node.facts.role == .calendar ? [isForward ? .right : .left, .space] : nil
  }

  /// Presses keys one after another. If an object is given, it first receives keyboard focus.
  func press(
    _ keys: [KeySymbol],
    at reference: AccessibleReference?
  ) async -> ActionResponse.Outcome {
    if let reference { _ = await connection.call([reference.call(.component, "GrabFocus")]) }
    do {
      try await Registry(connection: connection).press(keys)
      user.pressKey()
      return .handled
    } catch {
      return .refused(notice: "Keys cannot be sent to this display.")
    }
  }
}
