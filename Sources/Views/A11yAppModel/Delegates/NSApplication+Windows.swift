// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yPlatformViews
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// What programs ask of the app in AppKit.

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
// AppKit declares it this way, and programs rely on it.
/// The running app.
@MainActor @preconcurrency public var NSApp: NSApplication! { NSApplication.shared }

extension NSApplication {
  /// How a question of AppKit was answered.
  public typealias ModalResponse = _NSModalResponse

  /// What an app is on the desktop. It does not affect elements.
  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

  /// What stands for the app's windows; none where no app runs.
  @MainActor @preconcurrency public var windows: [NSWindow] { NSWindow.ofHost.map { [$0] } ?? [] }
  /// What stands for the window that keys go to.
  @MainActor @preconcurrency public var keyWindow: NSWindow? { NSWindow.ofHost }
  /// What stands for the window that the user works in.
  @MainActor @preconcurrency public var mainWindow: NSWindow? { NSWindow.ofHost }
  /// The menus: SwiftUI's are heard, and are not here.
  @MainActor @preconcurrency public var mainMenu: NSMenu? {
    get { nil }
    set {}
  }
  /// Where the app's look is set. It does not affect elements.
  @MainActor @preconcurrency public var appearance: NSAppearance? {
    get { nil }
    set {}
  }
  /// How the app looks. It does not affect elements.
  @MainActor @preconcurrency public var effectiveAppearance: NSAppearance { NSAppearance() }
  /// Whether the app is hidden: it never is.
  @MainActor @preconcurrency public var isHidden: Bool { false }
  /// Whether the app is running.
  @MainActor @preconcurrency public var isRunning: Bool { true }
  /// What the user does now: nothing is known of it.
  @MainActor @preconcurrency public var currentEvent: NSEvent? { nil }
  /// The picture of the app. It does not affect elements.
  @MainActor @preconcurrency public var applicationIconImage: NSImage? {
    get { NSImage(size: .zero) }
    set {}
  }

  /// Does nothing: the app is in front.
  @MainActor @preconcurrency public func activate() {}
  /// Does nothing: the app is in front.
  @MainActor @preconcurrency public func activate(ignoringOtherApps flag: Bool) {}
  /// Does nothing: there are no other apps.
  @MainActor @preconcurrency public func hide(_ sender: Any?) {}
  /// Does nothing: there are no other apps.
  @MainActor @preconcurrency public func hideOtherApplications(_ sender: Any?) {}
  /// Does nothing: the app is not hidden.
  @MainActor @preconcurrency public func unhide(_ sender: Any?) {}
  /// Does nothing, and says so: an app is as it is.
  @discardableResult
  @MainActor @preconcurrency public func setActivationPolicy(_ activationPolicy: ActivationPolicy)
    -> Bool
  { false }
  /// Ends the app, as its menu does: its delegate and unsaved documents are asked.
  @MainActor @preconcurrency public func terminate(_ sender: Any?) {
    CurrentHost.inbox?.post(.request { $0.app?.quit() })
  }
  /// Does nothing: nobody is called.
  @discardableResult
  @MainActor @preconcurrency public func requestUserAttention(
    _ requestType: RequestUserAttentionType
  ) -> Int { 0 }
  /// How a user is called. It does not affect elements.
  public enum RequestUserAttentionType: UInt, Sendable {
    case criticalRequest = 0, informationalRequest = 10
  }
  /// Does nothing: SwiftUI has the panel about the app.
  @MainActor @preconcurrency public func orderFrontStandardAboutPanel(_ sender: Any?) {}
  /// Does nothing: SwiftUI has the panel about the app.
  @MainActor @preconcurrency public func orderFrontStandardAboutPanel(
    options: [AboutPanelOptionKey: Any] = [:]
  ) {}
  /// What the panel about the app says. It does not affect elements.
  public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The credits.
    public static let credits = Self(rawValue: "Credits")
    /// The app's name.
    public static let applicationName = Self(rawValue: "ApplicationName")
    /// The picture.
    public static let applicationIcon = Self(rawValue: "ApplicationIcon")
    /// The version.
    public static let version = Self(rawValue: "Version")
    /// The version that users know.
    public static let applicationVersion = Self(rawValue: "ApplicationVersion")
  }
}
