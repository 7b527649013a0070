// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The Cut, Copy and Paste items in the Edit menu.
package struct EditItems: View {
  package init() {}

  package var body: some View {
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
  package var body: some View {
    let command = command
    let pasteboard = pasteboard
    Button(kind.title) { if let pasteboard { _ = command?.perform(pasteboard) } }
      .keyboardShortcut(kind.key)
      .disabled(pasteboard.flatMap { command?.canPerform($0) } != true)
  }
}
