// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A sharing service. This class does nothing, because sharing services are not available.
@MainActor
@preconcurrency
open class NSSharingService: NSObject {
  /// The recipients.
  open var recipients: [String]?
  /// The subject.
  open var subject: String?
  /// The title.
  open var title: String { "" }

  /// Always returns `nil`, because there are no sharing services.
  public init?(named serviceName: Name) { return nil }
  /// Returns `false`, because nothing can be shared.
  open func canPerform(withItems items: [Any]?) -> Bool { false }
  /// Does nothing.
  open func perform(withItems items: [Any]) {}
}
