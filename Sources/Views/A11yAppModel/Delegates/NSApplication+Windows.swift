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
  /// Where the app's look is set. It does not affect elements.
  @MainActor @preconcurrency public var appearance: NSAppearance? {
    get { nil }
    set {}
  }
}
