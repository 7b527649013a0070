import A11yTree

extension ElementNode {
  /// Does an action, itself or, where the action asks for that, through the elements around it.
  package func take(_ action: Action) -> Bool {
    if let answer = graph.answerOfFeatures(to: action, at: self) { return answer }
    switch action {
    // Only features know these.
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
    case .escape, .magicTap, .scroll: return container?.take(action) ?? false
    default: return false
    }
  }

  /// Says how far the element is scrolled, once that has settled.
  private func sayScrollStatus() {
    graph.react(self) { [self] in
      guard element.hasDetails, !element.details.scrollStatus.isEmpty else { return }
      graph.notifications.append(.pageScrolled(element.details.scrollStatus))
    }
  }

  /// Does an action: what the outermost modifier says, else what the element does by itself.
  package func answer(_ action: Action) -> Bool {
    var handler: (@MainActor () -> Void)?
    var next = flags.contains(.isDetached) ? nil : above
    while let reference = next {
      next = reference._withUnsafeGuaranteedRef { node in
        if node.flags.contains(.isElement) { return nil }
        if node.flags.contains(.handlesActions), let own = node.handler(for: action, on: self) {
          handler = own
        }
        return node.above
      }
    }
    guard let handler else { return perform(action) }
    handler()
    return true
  }
}
