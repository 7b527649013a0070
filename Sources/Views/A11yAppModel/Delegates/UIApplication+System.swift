// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yPlatformViews
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// What an app asks of the system.

extension UIApplication {
  /// Opens an address: a document in the app, if it has documents. Nothing here shows others, which
  /// the session says.
  @preconcurrency
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    CurrentHost.inbox?.post(.request { _ = $0.app?.openOutside(url) })
    completion?(true)
  }

  /// Opens an address.
  @discardableResult
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    open(url, options: options, completionHandler: nil)
    return true
  }
  /// Whether the device stays on. It is kept and has no effect.
  public var isIdleTimerDisabled: Bool {
    get { SystemRequests.shared.isIdleTimerDisabled }
    set { SystemRequests.shared.isIdleTimerDisabled = newValue }
  }
  /// The number on the app's icon. It is kept and not shown.
  public var applicationIconBadgeNumber: Int {
    get { SystemRequests.shared.badgeNumber }
    set { SystemRequests.shared.badgeNumber = newValue }
  }
}

/// What apps set on the system, which has no effect.
@MainActor
private final class SystemRequests {
  static let shared = SystemRequests()
  var isIdleTimerDisabled = false
  var badgeNumber = 0
}
