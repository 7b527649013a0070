import A11yTree

extension View {
  /// Adds traits to the elements of the view.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits)
    -> AccessibleContent<Self>
  {
    accessibility(.adding(traits))
  }

  /// Takes traits from the elements of the view.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits)
    -> AccessibleContent<Self>
  {
    accessibility(.removing(traits))
  }
}

extension ModifiedContent
where Content: View, Modifier == AccessibilityAttachmentModifier {
  /// Adds traits to the elements of the view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> AccessibleContent<Content> {
    adding(.adding(traits))
  }

  /// Takes traits from the elements of the view.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> AccessibleContent<Content>
  {
    adding(.removing(traits))
  }
}

extension ElementChange {
  fileprivate static func adding(_ traits: AccessibilityTraits) -> ElementChange {
    ElementChange { element in
      element.traits.formUnion(traits)
      if traits.contains(.isSelected) { element.states.isSelected = true }
    }
  }

  fileprivate static func removing(_ traits: AccessibilityTraits) -> ElementChange {
    ElementChange { element in
      element.traits.subtract(traits)
      if traits.contains(.isSelected) { element.states.isSelected = false }
      if traits.contains(.isHeader) { element.level = nil }
      if let role = element.role.without(traits) { element.role = role }
    }
  }
}

extension Role {
  /// What is left of a role that says the same as traits that are taken away; `nil` if nothing is.
  fileprivate func without(_ traits: AccessibilityTraits) -> Role? {
    switch self {
    case .button where traits.contains(.isButton): .staticText
    case .link where traits.contains(.isLink): .staticText
    case .image where traits.contains(.isImage): .staticText
    case .switchButton where traits.contains(.isToggle): .button
    default: nil
    }
  }
}
