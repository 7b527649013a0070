// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// A view's action for the Cut, Copy or Paste command.
///
/// The object stays the same while the view exists, so that readers of the focused command are not notified of each new
/// closure.
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

  /// Returns whether the command has anything to cut, copy or paste.
  package func canPerform(_ pasteboard: Pasteboard) -> Bool { fits(pasteboard) }

  /// Performs the command, or returns `false` if there is nothing to cut, copy or paste.
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

  /// The key that, together with Command, forms the keyboard shortcut.
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
  /// The focused view's action for the Cut, Copy or Paste command.
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
