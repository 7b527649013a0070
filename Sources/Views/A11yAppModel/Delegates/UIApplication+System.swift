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

  /// Whether an address can be opened: any can.
  public func canOpenURL(_ url: URL) -> Bool { true }

  /// The window that stands for the app's: what its root controller presents is heard over the app.
  public var windows: [UIWindow] { UIWindow.ofHost.map { [$0] } ?? [] }
  /// The window that keys go to.
  public var keyWindow: UIWindow? { UIWindow.ofHost }
  /// The scene that stands for the app's windows.
  public var connectedScenes: Set<UIScene> { UIWindowScene.ofHost.map { [$0] } ?? [] }
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
  /// Does nothing: there are no other icons.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: ((any Error)?) -> Void = { _ in }
  ) { completionHandler(nil) }
  /// The size of text that the user wants.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// The address of the app's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The address of the app's notification settings.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// Posted when the app becomes active.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// Posted when the app stops being active.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// Posted when the app is no longer visible.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// Posted before the app becomes visible.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Posted before the app ends.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )
  /// Posted when memory is short. It is not posted here.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
}

/// What apps set on the system, which has no effect.
@MainActor
private final class SystemRequests {
  static let shared = SystemRequests()
  var isIdleTimerDisabled = false
  var badgeNumber = 0
}

extension UIWindowScene {
  /// The window that stands for the app's.
  public var windows: [UIWindow] { UIWindow.ofHost.map { [$0] } ?? [] }
  /// The window that keys go to.
  public var keyWindow: UIWindow? { UIWindow.ofHost }
  /// The screen of the scene.
  public var screen: UIScreen { .main }
  /// How the scene is turned.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

/// A notification's name for code that names UIKit's keyboard.
extension UIResponder {
  /// Posted before a keyboard is shown. It is not posted here.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification"
  )
  /// Posted after a keyboard is shown. It is not posted here.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification"
  )
  /// Posted before a keyboard is hidden. It is not posted here.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification"
  )
  /// Posted after a keyboard is hidden. It is not posted here.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification"
  )
  /// Posted before a keyboard changes its size. It is not posted here.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )
  /// The key of a keyboard's frame.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration of a keyboard's animation.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}
