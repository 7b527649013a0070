// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Lets a device be felt. There is no device, so nothing happens.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  /// Does nothing.
  open func prepare() {}
}

/// Lets a tap be felt. There is no device, so nothing happens.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How strong a tap is.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }
  /// Creates a generator.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// Does nothing.
  public func impactOccurred() {}
  /// Does nothing.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Lets success or failure be felt. There is no device, so nothing happens.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What happened.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }
  /// Does nothing.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Lets a choice be felt. There is no device, so nothing happens.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  public func selectionChanged() {}
}
