// SPDX-License-Identifier: MIT

// Made from Surface/A11yAppModel.rows by `make surface`.

import A11yDrawing
import A11yPlatformViews
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation
import Observation
import OpenCombine

extension BackgroundTask where Request == Void, Response == Void {
  /// Transfers with a given name have ended.
  public static func urlSession(_ identifier: String) -> Self { Self(named: identifier) }

  /// It is time for the refresh with a given name.
  public static func appRefresh(_ identifier: String) -> Self { Self(named: identifier) }

  /// An intent has run.
  public static var intentDidRun: Self { Self(named: "intentDidRun") }

  /// A shortcut may be relevant.
  public static var relevantShortcut: Self { Self(named: "relevantShortcut") }

  /// The watch and the phone have exchanged data.
  public static var watchConnectivity: Self { Self(named: "watchConnectivity") }

  /// A nearby Bluetooth device has sent an alert.
  public static var bluetoothAlert: Self { Self(named: "bluetoothAlert") }
}

extension View {
  /// Continues activities of a type, for example those named by `continue`.
  nonisolated public func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { modifier(_EventModifier(.continues(activityType, action))) }

  /// Offers an activity while the view is shown: `continue` with its type continues it.
  nonisolated public func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(_UserActivityModifier(type: activityType, describe: isActive ? update : nil))
  }

  /// Offers an activity about a value while the value is not `nil`.
  nonisolated public func userActivity<P>(
    _ activityType: String,
    element: P?,
    _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(
      _UserActivityModifier(
        type: activityType,
        describe: element.map { element in { update(element, $0) } }
      )
    )
  }
}
