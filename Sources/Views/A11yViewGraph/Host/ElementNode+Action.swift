// SPDX-License-Identifier: MIT

import A11yTree

extension ElementNode {
  /// Performs an action on the element or, if the action requires it, on the enclosing elements.
  package func take(_ action: Action) -> Bool {
    if let answer = graph.answerOfFeatures(to: action, at: self) { return answer }
    switch action {
    // Only features handle these actions.
    case .key, .shortcut, .moveInRotor: return false
    default: break
    }
    guard !element.states.isDisabled || action == .escape || action == .endEditing else {
      return false
    }
    if answer(action) {
      if case .scroll = action { sayScrollStatus() }
      return true
    }
    switch action {
    case .focus: return true
    // A magic tap performs the main action of the whole screen, wherever the cursor is.
    case .magicTap where self === coveringWindow:
      return takeMagicTapInside() || container?.take(action) ?? false
    case .escape where flags.contains(.isDetached): return false
    case .escape, .magicTap, .scroll: return container?.take(action) ?? false
    default: return false
    }
  }

  /// Performs the magic tap on this element's first descendant that handles the magic tap.
  private func takeMagicTapInside() -> Bool {
    var isTaken = false
    forEachInnerElement { inner in
      guard !isTaken, inner.state.contains(.isShown), !inner.element.states.isHidden,
        !inner.flags.contains(.isDetached)
      else { return }
      let offers = inner.element.actions.contains(.magicTap)
      isTaken = offers && inner.answer(.magicTap) || inner.takeMagicTapInside()
    }
    return isTaken
  }

  /// Announces the element's scroll position after all views have been updated.
  private func sayScrollStatus() {
    graph.react(self) { [self] in
      guard element.hasDetails, !element.details.scrollStatus.isEmpty else { return }
      graph.notify(.pageScrolled(element.details.scrollStatus))
    }
  }

  /// Performs an action through the outermost modifier that handles the action, or through the element if there is no
  /// such modifier.
  package func answer(_ action: Action) -> Bool {
    var handler: (@MainActor () -> Void)?
    var next = flags.contains(.isModified) && !flags.contains(.isDetached) ? parent : nil
    while let node = next, !node.flags.contains(.isElement) {
      if node.flags.contains(.handlesActions), let own = node.handler(for: action, on: self) {
        handler = own
      }
      next = node.flags.contains(.isModified) ? node.parent : nil
    }
    guard let handler else { return perform(action) }
    handler()
    return true
  }
}
