// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A way to share something. Unavailable, so it does nothing.
@MainActor
@preconcurrency
open class NSSharingService: NSObject {
  /// To whom it goes.
  open var recipients: [String]?
  /// What it is about.
  open var subject: String?
  /// The words.
  open var title: String { "" }

  /// Takes a way to share by name: there is none.
  public init?(named serviceName: Name) { return nil }
  /// Whether something can be shared: nothing can.
  open func canPerform(withItems items: [Any]?) -> Bool { false }
  /// Does nothing.
  open func perform(withItems items: [Any]) {}
}
