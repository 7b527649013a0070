// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// A modifier that handles the Cut, Copy or Paste command while its content, or anything inside it, has keyboard focus.
package struct EditCommandModifier {
  @State private var command = EditCommand()
  @Environment(\.pasteboard) private var pasteboard
  package let kind: EditCommand.Kind
  package let fits: @MainActor (Pasteboard) -> Bool
  /// The action, or `nil` if the enclosing views handle the command.
  package let action: (@MainActor (Pasteboard) -> Void)?

  package nonisolated init(
    _ kind: EditCommand.Kind,
    fits: @escaping @MainActor (Pasteboard) -> Bool = { _ in true },
    action: (@MainActor (Pasteboard) -> Void)?
  ) {
    self.kind = kind
    self.fits = fits
    self.action = action
  }
}

extension EditCommandModifier: ViewModifier {
  package func body(content: Content) -> some View {
    let command = command
    let pasteboard = pasteboard
    let shortcut = KeyboardShortcut(kind.key)
    if let action { command.set(fits: fits, action) }
    return
      content
      .modifier(
        KeyModifier { [isThere = action != nil] press in
          guard isThere, press.phase == .down,
            shortcut.matches(KeyStroke(press.key.character, press.modifiers)), let pasteboard,
            command.perform(pasteboard)
          else { return .ignored }
          return .handled
        }
      )
      .modifier(EditCommandExport(kind: kind, command: action == nil ? nil : command))
  }
}

/// A modifier that tells the menu bar which command the focused view can perform.
private struct EditCommandExport {
  @Environment(\.isEnabled) private var isEnabled
  let kind: EditCommand.Kind
  let command: EditCommand?

  init(kind: EditCommand.Kind, command: EditCommand?) {
    self.kind = kind
    self.command = command
  }
}

extension EditCommandExport: ViewModifier {
  package func body(content: Content) -> some View {
    content
      .focusedValue(\.[editCommand: kind], isEnabled ? command : nil)
      .modifier(EditCommandCount())
  }
}

/// A modifier that counts the views that handle the Cut, Copy or Paste command. The Edit menu is shown if at least one
/// view handles one of these commands.
private struct EditCommandCount: ViewModifier, WrappingModifier {
  func start(_ node: Node) { node.graph.pasteboard.editCommands.change(by: 1) }
  func update(_ node: Node, _ memory: inout Void) {}
  func stop(_ node: Node, _ memory: inout Void) {
    node.graph.pasteboard.editCommands.change(by: -1)
  }
}

extension Cell<Int> {
  fileprivate func change(by step: Int) { write(peek() + step) }
}
