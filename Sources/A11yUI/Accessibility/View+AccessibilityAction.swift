import A11yTree

extension View {
  /// Does something when an element of the view is asked for an action.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping @MainActor () -> Void
  ) -> AccessibleContent<Self> {
    accessibility(.action(actionKind, handler))
  }

  /// Adds an action by name.
  nonisolated public func accessibilityAction(
    named name: Text,
    _ handler: @escaping @MainActor () -> Void
  ) -> AccessibleContent<Self> {
    accessibility(.action(AccessibilityActionKind(named: name), handler))
  }

  /// Adds an action by name, as a localised text.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping @MainActor () -> Void
  ) -> AccessibleContent<Self> {
    accessibility(.action(AccessibilityActionKind(named: Text(nameKey)), handler))
  }

  /// Adds an action by name, as a string.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S,
    _ handler: @escaping @MainActor () -> Void
  ) -> AccessibleContent<Self> {
    accessibility(.action(AccessibilityActionKind(named: Text(name)), handler))
  }

  /// Lets the elements of the view be stepped up and down.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> AccessibleContent<Self> {
    accessibility(.adjustable(handler))
  }
}

extension ModifiedContent
where Content: View, Modifier == AccessibilityAttachmentModifier {
  /// Does something when an element of the view is asked for an action.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping @MainActor () -> Void
  ) -> AccessibleContent<Content> {
    adding(.action(actionKind, handler))
  }

  /// Adds an action by name.
  public func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void)
    -> AccessibleContent<Content>
  {
    adding(.action(AccessibilityActionKind(named: name), handler))
  }

  /// Adds an action by name, as a localised text.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping @MainActor () -> Void
  ) -> AccessibleContent<Content> {
    adding(.action(AccessibilityActionKind(named: Text(nameKey)), handler))
  }

  /// Adds an action by name, as a string.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S,
    _ handler: @escaping @MainActor () -> Void
  ) -> AccessibleContent<Content> {
    adding(.action(AccessibilityActionKind(named: Text(name)), handler))
  }

  /// Lets the elements of the view be stepped up and down.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> AccessibleContent<Content> {
    adding(.adjustable(handler))
  }
}

extension ElementChange {
  fileprivate static func action(
    _ kind: AccessibilityActionKind,
    _ handler: @escaping @MainActor () -> Void
  ) -> ElementChange {
    ElementChange { element in
      switch kind.kind {
      case .named(let name):
        if !element.details.customActions.contains(where: { $0.name == name }) {
          element.details.customActions.append(CustomAction(name))
        }
      case .standard(let set, _): element.actions.formUnion(set)
      }
    } handler: { action in
      kind.answers(action) ? handler : nil
    }
  }

  fileprivate static func adjustable(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> ElementChange {
    ElementChange {
      $0.actions.formUnion([.increment, .decrement])
    } handler: { action in
      switch action {
      case .increment: { handler(.increment) }
      case .decrement: { handler(.decrement) }
      default: nil
      }
    }
  }
}
