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
  /// Whether the app is running.
  @MainActor @preconcurrency public var isRunning: Bool { true }
  /// The picture of the app. It does not affect elements.
  @MainActor @preconcurrency public var applicationIconImage: NSImage? {
    get { NSImage(size: .zero) }
    set {}
  }
  /// Ends the app, as its menu does: its delegate and unsaved documents are asked.
  @MainActor @preconcurrency public func terminate(_ sender: Any?) {
    CurrentHost.inbox?.post(.request { $0.app?.quit() })
  }
}
