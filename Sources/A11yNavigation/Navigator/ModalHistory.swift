import A11yTree

/// Which modals are open over each other, and where a cursor was before each of them.
struct ModalHistory: Sendable {
  /// What happened to the modals since a cursor last looked.
  enum Change {
    case none
    case opened(ElementID)
    /// The topmost one went; the opener is where the cursor was before it came.
    case closed(opener: FocusAnchor?)
  }

  private var open: [(modal: ElementID, opener: FocusAnchor?)] = []

  /// Starts over on a tree that may already show a modal.
  mutating func start(in tree: AccessibilityTree) {
    open = tree.modal.map { [($0, nil)] } ?? []
  }

  /// Looks at the tree and says what happened.
  ///
  /// The anchor is what was around the cursor before: the opener may be gone when its modal
  /// closes, as a row is that a question was asked about.
  mutating func follow(_ tree: AccessibilityTree, from anchor: FocusAnchor?) -> Change {
    guard tree.modal != open.last?.modal else { return .none }
    var opener: FocusAnchor?
    var hasClosed = false
    while let last = open.last, last.modal != tree.modal {
      let isCovered = tree.modal != nil && tree.contains(last.modal) && tree.isVisible(last.modal)
      let returns = open.contains { $0.modal == tree.modal }
      if isCovered, !returns { break }
      opener = last.opener
      hasClosed = true
      open.removeLast()
    }
    guard let modal = tree.modal, open.last?.modal != modal else { return .closed(opener: opener) }
    open.append((modal, hasClosed ? opener : anchor))
    return .opened(modal)
  }
}
