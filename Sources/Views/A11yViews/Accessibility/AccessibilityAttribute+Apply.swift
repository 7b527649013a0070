// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension AccessibilityAttribute {
  /// Applies the attribute to an element.
  package func apply(to element: inout Element) {
    switch self {
    case .label(let text):
      element.label = text.words
      if let speech = text.speech { element.details.speech = speech }
    case .value(let text): element.value = text.words
    // VoiceOver has its own hint for a text field, so the author's hint becomes the description.
    case .hint(let text) where element.role.isTextEntry: element.details.description = text.words
    case .hint(let text): element.details.hint = text.words
    case .identifier(let identifier): element.details.identifier = identifier
    case .inputLabels(let labels): element.details.inputLabels = labels
    case .hidden(let isHidden): element.states.isHidden = element.states.isHidden || isHidden
    case .addedTraits(let traits): element.traits.formUnion(traits)
    case .removedTraits(let traits): element.remove(traits)
    case .sortPriority(let priority):
      element.details.sortPriority = priority.isNaN ? 0 : priority
    // Only the level is set, because an element becomes a heading through its header trait.
    case .heading(let level): element.level = level.number
    case .sourceCode:
      var speech = element.details.speech ?? SpeechAttributes()
      speech.includesPunctuation = speech.includesPunctuation ?? true
      element.details.speech = speech
    case .customContent(let key, let value, let isImportant):
      element.setCustomContent(key.label, value, isImportant: isImportant)
    case .respondsToUserInteraction(let responds):
      element.details.respondsToUserInteraction = responds
    case .activationPoint(let point): element.details.activationPoint = point
    case .relativeActivationPoint(let point):
      guard let frame = element.details.frame else { return }
      element.details.activationPoint = Point(
        x: frame.x + frame.width * point.x,
        y: frame.y + frame.height * point.y
      )
    case .speech(let change):
      var speech = element.details.speech ?? SpeechAttributes()
      change.apply(to: &speech)
      element.details.speech = speech
    case .action(let kind, _): element.offer(kind.action)
    case .unheard: break
    case .adjustment: element.actions.formUnion([.increment, .decrement])
    case .scrolling: element.actions.insert(.scroll)
    case .scrollStatus(let text): element.details.scrollStatus = text.words
    case .zoom:
      for action in AccessibilityZoomGestureAction.names { element.offer(.custom(action.name)) }
    }
  }

  /// Returns the modifier's handler for an action, or `nil` if the modifier does not handle that action.
  @MainActor
  package func handler(for action: Action) -> (@MainActor () -> Void)? {
    switch (self, action) {
    case (.action(let kind, let handler), action) where kind.action == action:
      { handler.run() }
    case (.adjustment(let handler), .increment): { handler.run(.increment) }
    case (.adjustment(let handler), .decrement): { handler.run(.decrement) }
    case (.scrolling(let handler), .scroll(let edge)): { handler.run(Edge(edge)) }
    case (.zoom(let handler), .custom(let name)): handler.zoom(named: name)
    default: nil
    }
  }
}

extension Element {
  /// Adds an action to the element.
  package mutating func offer(_ action: Action) {
    switch action {
    case .activate: actions.insert(.activate)
    case .escape: actions.insert(.escape)
    case .magicTap: actions.insert(.magicTap)
    case .delete: actions.insert(.delete)
    case .showMenu: actions.insert(.showMenu)
    case .custom(let name):
      let action = CustomAction(name)
      if !details.customActions.contains(action) { details.customActions.append(action) }
    default: break
    }
  }

  /// Adds or replaces an item of custom content, or removes the item if the value is `nil`.
  package mutating func setCustomContent(_ label: String, _ value: String?, isImportant: Bool) {
    let place = details.customContent.firstIndex { $0.label == label }
    guard let value else {
      if let place { details.customContent.remove(at: place) }
      return
    }
    let content = CustomContent(label: label, value: value, isImportant: isImportant)
    if let place {
      details.customContent[place] = content
    } else {
      details.customContent.append(content)
    }
  }

  /// Removes traits from the element. If the element's role is equivalent to one of the removed traits, the role is
  /// also removed.
  package mutating func remove(_ removed: AccessibilityTraits) {
    traits.subtract(removed)
    if removed.contains(.isSelected) { states.isSelected = false }
    if removed.contains(.isHeader) {
      if role == .heading { role = .staticText }
      level = nil
    }
    if removed.contains(.isToggle), role == .switchButton { role = .button }
    if removed.contains(.isSearchField), role == .searchField { role = .textField }
    let isWithoutRole =
      switch role {
      case .button, .popUpButton: removed.contains(.isButton)
      case .link: removed.contains(.isLink)
      case .image: removed.contains(.isImage)
      case .keyboardKey: removed.contains(.isKeyboardKey)
      default: false
      }
    if isWithoutRole { role = .staticText }
  }
}
