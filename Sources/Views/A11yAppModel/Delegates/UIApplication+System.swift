// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yPlatformViews
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// These members send an app's requests to the system.

extension UIApplication {
  /// Opens a URL. If the app supports documents, a document's URL opens in the app. Other URLs are only announced,
  /// because no other program can open them.
  @preconcurrency
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    CurrentHost.inbox?.post(.request { _ = $0.app?.openOutside(url) })
    completion?(true)
  }

  /// Opens a URL.
  @discardableResult
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    open(url, options: options, completionHandler: nil)
    return true
  }
  /// Whether the device is prevented from sleeping. This value is stored but has no effect in a11ynav.
  public var isIdleTimerDisabled: Bool {
    get { SystemRequests.shared.isIdleTimerDisabled }
    set { SystemRequests.shared.isIdleTimerDisabled = newValue }
  }
  /// The number in the badge on the app's icon. This value is stored but not shown.
  public var applicationIconBadgeNumber: Int {
    get { SystemRequests.shared.badgeNumber }
    set { SystemRequests.shared.badgeNumber = newValue }
  }
}

/// The system settings that apps can change; they have no effect in a11ynav.
@MainActor
private final class SystemRequests {
  static let shared = SystemRequests()
  var isIdleTimerDisabled = false
  var badgeNumber = 0
}
