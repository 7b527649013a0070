// SPDX-License-Identifier: MIT

import A11yPlatformViews
import Foundation

/// An address that is to be opened in a window.
@MainActor
@preconcurrency
public final class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  package init(url: URL) { self.url = url }
}

extension UIApplication {
  /// The shortcuts of the app's icon. Setting them does nothing.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }
  /// Gives time back.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// How much time is left: as much as is wanted.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
