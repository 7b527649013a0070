import A11yTree

extension ElementNode {
  /// Does an action, itself or, where that is what the action asks for, by what it stands in.
  func take(_ action: Action) -> Bool {
    switch action {
    case .key(let stroke): return offer(stroke)
    case .shortcut(let stroke): return graph.performShortcut(stroke, from: self)
    case .moveInRotor(let move): return take(move)
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
  func answer(_ action: Action) -> Bool {
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
