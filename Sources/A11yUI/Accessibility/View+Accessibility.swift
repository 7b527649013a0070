import A11yTree

extension View {
  /// Hides the view from assistive technologies, or shows it.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> AccessibleContent<Self> {
    accessibility(ElementChange { $0.states.isHidden = hidden })
  }

  /// Hides the view from assistive technologies, or shows it, if a condition holds.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> AccessibleContent<
    Self
  > {
    accessibility(
      ElementChange { if isEnabled { $0.states.isHidden = hidden } }
    )
  }

  /// Gives the view a name that programs know it by.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> AccessibleContent<Self> {
    accessibility(ElementChange { $0.details.identifier = identifier })
  }

  /// Gives the view a name that programs know it by, if a condition holds.
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool)
    -> AccessibleContent<Self>
  {
    accessibility(
      ElementChange {
        if isEnabled { $0.details.identifier = identifier }
      }
    )
  }

  /// Reads the view before those beside it that have a lower priority; the usual one is 0.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> AccessibleContent<
    Self
  > {
    accessibility(ElementChange { $0.details.sortPriority = sortPriority })
  }

  /// Makes the view a heading of a level.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel)
    -> AccessibleContent<Self>
  {
    accessibility(
      ElementChange { element in
        element.traits.insert(.isHeader)
        element.level = level == .unspecified ? nil : Int(level.rawValue)
      }
    )
  }
}

extension ModifiedContent
where Content: View, Modifier == AccessibilityAttachmentModifier {
  /// Hides the view from assistive technologies, or shows it.
  public func accessibilityHidden(_ hidden: Bool) -> AccessibleContent<Content> {
    adding(ElementChange { $0.states.isHidden = hidden })
  }

  /// Hides the view from assistive technologies, or shows it, if a condition holds.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> AccessibleContent<Content> {
    adding(ElementChange { if isEnabled { $0.states.isHidden = hidden } })
  }

  /// Gives the view a name that programs know it by.
  public func accessibilityIdentifier(_ identifier: String) -> AccessibleContent<Content> {
    adding(ElementChange { $0.details.identifier = identifier })
  }

  /// Gives the view a name that programs know it by, if a condition holds.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> AccessibleContent<
    Content
  > {
    adding(
      ElementChange {
        if isEnabled { $0.details.identifier = identifier }
      }
    )
  }

  /// Reads the view before those beside it that have a lower priority; the usual one is 0.
  public func accessibilitySortPriority(_ sortPriority: Double) -> AccessibleContent<Content> {
    adding(ElementChange { $0.details.sortPriority = sortPriority })
  }

  /// Makes the view a heading of a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> AccessibleContent<Content>
  {
    adding(
      ElementChange { element in
        element.traits.insert(.isHeader)
        element.level = level == .unspecified ? nil : Int(level.rawValue)
      }
    )
  }
}
