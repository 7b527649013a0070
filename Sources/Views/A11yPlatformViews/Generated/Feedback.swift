// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A feedback generator. There is no device, so it has no effect.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  /// Does nothing.
  open func prepare() {}
}

/// A generator of impact feedback. There is no device, so it has no effect.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The style of an impact.
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

/// A generator of feedback for success or failure. There is no device, so it has no effect.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The type of feedback.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }
  /// Does nothing.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of selection feedback. There is no device, so it has no effect.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  public func selectionChanged() {}
}
