import A11yTree

/// What accessibility modifiers say of the elements of a view.
///
/// Each modifier that follows another adds to it, so a chain of them costs one node.
public struct AccessibilityAttachmentModifier {
  var attributes: [AccessibilityAttribute]

  init(_ attributes: [AccessibilityAttribute]) { self.attributes = attributes }
}

extension AccessibilityAttachmentModifier: Equatable {}

extension AccessibilityAttachmentModifier: ViewModifier, ElementModifier {
  func fold(into element: inout Element, in context: ModifierContext) {
    var isHidden = false
    for attribute in attributes {
      if case .hidden(let value) = attribute {
        isHidden = value
      } else {
        attribute.apply(to: &element)
      }
    }
    // What was hidden further inside is not shown by what stands around it.
    if isHidden { element.states.isHidden = true }
  }

  func handler(
    for action: Action,
    in context: ModifierContext
  ) -> (@MainActor () -> Void)? {
    for attribute in attributes.reversed() {
      if let handler = attribute.handler(for: action) { return handler }
    }
    return nil
  }
}

extension View {
  /// Says something of the view's elements, unless it is turned off.
  nonisolated func attaching(
    _ attribute: AccessibilityAttribute,
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(isEnabled ? [attribute] : []))
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Adds to what is said already.
  nonisolated func attaching(
    _ attribute: AccessibilityAttribute,
    isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    guard isEnabled else { return self }
    var copy = self
    copy.modifier.attributes.append(attribute)
    return copy
  }
}
