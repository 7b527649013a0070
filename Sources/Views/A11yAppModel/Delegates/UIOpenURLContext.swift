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

/// A shortcut of an app's icon. Accepted: there is no icon.
@MainActor
@preconcurrency
open class UIApplicationShortcutItem: NSObject {
  /// The kind of shortcut.
  public final let type: String
  /// The words.
  public final let localizedTitle: String
  /// The words below.
  public final let localizedSubtitle: String?

  /// Creates a shortcut.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
  }
}

/// The picture of a shortcut. Accepted: it is not shown.
@MainActor
@preconcurrency
open class UIApplicationShortcutIcon: NSObject {
  /// Creates a picture from the name of a symbol.
  public convenience init(systemImageName: String) { self.init() }
}

extension UIWindow {
  /// Creates a window in a scene.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }
}

extension UIApplication {
  /// The shortcuts of the app's icon. Setting them does nothing.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }
  /// The rectangle of the status bar: none.
  public var statusBarFrame: CGRect { .zero }
  /// Asks for time after the app is left. Nothing is ended here.
  @discardableResult
  public func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Gives time back.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// How much time is left: as much as is wanted.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}

/// Names a request for time after an app is left.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates a name.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No request.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What a fetch while an app was not used has brought.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
