// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// The items of a menu that undo and do again, with the names of what they do.
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
