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
  /// What is compared to find out whether it still says the same; `nil` if that cannot be told.
  var identity: Identity?
  /// Changes the element.
  var fold: @MainActor (inout Element) -> Void = { _ in }
  /// What is done for an action; `nil` if nothing.
  var handler: (@MainActor (Action) -> (@MainActor () -> Void)?)?

  /// A value, and the place in the source where it is given its meaning.
  struct Identity: Hashable {
    let value: AnyHashable
    let file: String
    let line: UInt
  }

  /// Sets something that can be compared.
  init<Value: Hashable>(
    _ value: Value,
    file: String = #fileID,
    line: UInt = #line,
    _ fold: @escaping @MainActor (inout Element) -> Void
  ) {
    identity = Identity(value: AnyHashable(value), file: file, line: line)
    self.fold = fold
  }

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

extension AccessibilityAttachmentModifier: PlaceComparable {
  func isSamePlace(as other: Any) -> Bool {
    guard let other = other as? Self, changes.count == other.changes.count else { return false }
    return zip(changes, other.changes).allSatisfy { own, other in
      own.identity != nil && own.identity == other.identity
    }
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
