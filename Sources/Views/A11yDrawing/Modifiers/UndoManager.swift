// SPDX-License-Identifier: MIT

import Foundation

/// What can be undone. Nothing is registered here, so nothing can.
open class UndoManager: NSObject {
  /// Whether something can be undone.
  open var canUndo: Bool { false }
  /// Whether something can be done again.
  open var canRedo: Bool { false }
  /// Does nothing.
  open func undo() {}
  /// Does nothing.
  open func redo() {}
  /// Does nothing.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping (Target) -> Void
  ) {}
  /// Does nothing.
  open func setActionName(_ actionName: String) {}
  /// Does nothing.
  open func removeAllActions() {}
}
