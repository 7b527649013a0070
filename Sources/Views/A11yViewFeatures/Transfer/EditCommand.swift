// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// A view's action for cut, copy or paste.
///
/// The object stays the same for the view's lifetime, so that views that read the focused command are not notified of
/// every new closure.
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

  /// Returns whether the command has anything to act on.
  package func canPerform(_ pasteboard: Pasteboard) -> Bool { fits(pasteboard) }

  /// Performs the command, or returns `false` if it has nothing to act on.
  package func perform(_ pasteboard: Pasteboard) -> Bool {
    guard fits(pasteboard) else { return false }
    action(pasteboard)
    return true
  }
}

extension EditCommand.Kind {
  /// The title of the menu item.
  package var title: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    }
  }

  /// The key for the shortcut, which is used with Command.
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
  /// The focused view's action for cut, copy or paste.
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
