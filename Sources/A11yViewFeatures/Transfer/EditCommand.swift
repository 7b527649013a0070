import A11yTree
@_spi(Nodes) import A11yViewGraph

/// What a view does when it is cut, copied or pasted into.
///
/// It stays the same object for as long as the view is there, so that who follows the focused
/// command is not told of every new closure.
@MainActor
package final class EditCommand {
  package enum Kind: CaseIterable { case cut, copy, paste }

  private var fits: @MainActor (Pasteboard) -> Bool = { _ in false }
  private var action: @MainActor (Pasteboard) -> Void = { _ in }

  package func set(
    fits: @escaping @MainActor (Pasteboard) -> Bool,
    _ action: @escaping @MainActor (Pasteboard) -> Void
  ) {
    self.fits = fits
    self.action = action
  }

  /// Whether there is anything to do.
  package func canPerform(_ pasteboard: Pasteboard) -> Bool { fits(pasteboard) }

  /// Does it; `false` if there is nothing to do.
  package func perform(_ pasteboard: Pasteboard) -> Bool {
    guard fits(pasteboard) else { return false }
    action(pasteboard)
    return true
  }
}

extension EditCommand.Kind {
  /// What it is called in the menu.
  package var title: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    }
  }

  /// The key that does it, with Command.
  package var key: KeyEquivalent {
    switch self {
    case .cut: "x"
    case .copy: "c"
    case .paste: "v"
    }
  }
}

private struct CutKey: FocusedValueKey { typealias Value = EditCommand }
private struct CopyKey: FocusedValueKey { typealias Value = EditCommand }
private struct PasteKey: FocusedValueKey { typealias Value = EditCommand }

extension FocusedValues {
  /// What the focused view does when it is cut, copied or pasted into.
  package subscript(editCommand kind: EditCommand.Kind) -> EditCommand? {
    get {
      switch kind {
      case .cut: self[CutKey.self]
      case .copy: self[CopyKey.self]
      case .paste: self[PasteKey.self]
      }
    }
    set {
      switch kind {
      case .cut: self[CutKey.self] = newValue
      case .copy: self[CopyKey.self] = newValue
      case .paste: self[PasteKey.self] = newValue
      }
    }
  }
}
