import A11yTree

/// What a view does when it is cut, copied or pasted into.
///
/// It stays the same object for as long as the view is there, so that who follows the focused
/// command is not told of every new closure.
@MainActor
final class EditCommand {
  enum Kind: CaseIterable { case cut, copy, paste }

  private var fits: @MainActor (Pasteboard) -> Bool = { _ in false }
  private var action: @MainActor (Pasteboard) -> Void = { _ in }

  func set(
    fits: @escaping @MainActor (Pasteboard) -> Bool,
    _ action: @escaping @MainActor (Pasteboard) -> Void
  ) {
    self.fits = fits
    self.action = action
  }

  /// Whether there is anything to do.
  func canPerform(_ pasteboard: Pasteboard) -> Bool { fits(pasteboard) }

  /// Does it; `false` if there is nothing to do.
  func perform(_ pasteboard: Pasteboard) -> Bool {
    guard fits(pasteboard) else { return false }
    action(pasteboard)
    return true
  }
}

extension EditCommand.Kind {
  /// What it is called in the menu.
  var title: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    }
  }

  /// The key that does it, with Command.
  var key: KeyEquivalent {
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
  subscript(editCommand kind: EditCommand.Kind) -> EditCommand? {
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

/// The items of the Edit menu that cut, copy and paste.
struct EditItems: View {
  var body: some View {
    EditItem(.cut)
    EditItem(.copy)
    EditItem(.paste)
  }
}

private struct EditItem {
  @Environment(\.pasteboard) private var pasteboard
  @FocusedValue private var command: EditCommand?
  private let kind: EditCommand.Kind

  init(_ kind: EditCommand.Kind) {
    self.kind = kind
    _command = FocusedValue(\.[editCommand: kind])
  }
}

extension EditItem: View {
  var body: some View {
    let command = command
    let pasteboard = pasteboard
    Button(kind.title) { if let pasteboard { _ = command?.perform(pasteboard) } }
      .keyboardShortcut(kind.key)
      .disabled(pasteboard.flatMap { command?.canPerform($0) } != true)
  }
}
