import A11yTree

/// What accessibility modifiers say of the elements of their content.
///
/// A chain of modifiers makes one attachment, so `Text("A").accessibilityLabel("B")
/// .accessibilityHint("C")` is one node. To add a modifier, write it with
/// ``View/accessibility(_:)``, and once more for attachments.
public struct AccessibilityAttachmentModifier {
  var changes: [ElementChange]
}

/// One thing that an accessibility modifier says.
struct ElementChange {
  /// Changes the element.
  var fold: @MainActor (inout Element) -> Void = { _ in }
  /// What is done for an action; `nil` if nothing.
  var handler: (@MainActor (Action) -> (@MainActor () -> Void)?)?

  /// Changes the element.
  init(_ fold: @escaping @MainActor (inout Element) -> Void) { self.fold = fold }

  /// Answers actions; the element says which ones.
  init(
    _ fold: @escaping @MainActor (inout Element) -> Void,
    handler: @escaping @MainActor (Action) -> (@MainActor () -> Void)?
  ) {
    self.fold = fold
    self.handler = handler
  }
}

extension AccessibilityAttachmentModifier: ViewModifier, ElementModifier {
  func fold(into element: inout Element, in context: ModifierContext) {
    for change in changes { change.fold(&element) }
  }

  func handler(for action: Action, in context: ModifierContext) -> (@MainActor () -> Void)? {
    for change in changes.reversed() {
      if let handler = change.handler?(action) { return handler }
    }
    return nil
  }
}

/// Content with accessibility modifiers.
public typealias AccessibleContent<Content> = ModifiedContent<
  Content, AccessibilityAttachmentModifier
>

extension View {
  /// Says something of the elements of the view.
  nonisolated func accessibility(_ change: ElementChange) -> AccessibleContent<Self> {
    modifier(AccessibilityAttachmentModifier(changes: [change]))
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Says something more of the same elements.
  func adding(_ change: ElementChange) -> Self {
    var copy = self
    copy.modifier.changes.append(change)
    return copy
  }
}
