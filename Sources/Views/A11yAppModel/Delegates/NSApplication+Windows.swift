// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yPlatformViews
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// These declarations are AppKit's interface to the running app.

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The running app. As in AppKit, this variable is an implicitly unwrapped optional.
@MainActor @preconcurrency public var NSApp: NSApplication! { NSApplication.shared }

extension NSApplication {
  /// The app's appearance, which does not affect accessibility elements.
  @MainActor @preconcurrency public var appearance: NSAppearance? {
    get { nil }
    set {}
  }
}
