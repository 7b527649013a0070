// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// The Undo and Redo menu items, which include the names of the actions that they undo and redo.
struct UndoItems: View {
  let manager: UndoManager

  var body: some View {
    Button(manager.undoMenuItemTitle) { manager.undo() }
      .keyboardShortcut("z")
      .disabled(!manager.canUndo)
    Button(manager.redoMenuItemTitle) { manager.redo() }
      .keyboardShortcut("z", modifiers: [.command, .shift])
      .disabled(!manager.canRedo)
  }
}
