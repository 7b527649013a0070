// SPDX-License-Identifier: MIT

// Made from Surface/AppIntents.rows by `make surface`.

import A11yUI
import Synchronization

/// A view that suggests a request for Siri. Siri is not available, so nothing is shown.
public struct SiriTipView: View {
  /// Creates a tip.
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool> = .constant(true)) {}
  /// An empty view.
  public var body: some View { EmptyView() }
}

/// The colors of a tip.
public struct SiriTipViewStyle: Sendable {
  /// The default.
  public static let automatic = SiriTipViewStyle()
  /// Light.
  public static let light = SiriTipViewStyle()
  /// Dark.
  public static let dark = SiriTipViewStyle()
  /// Black.
  public static let black = SiriTipViewStyle()
}

/// A link that opens the Shortcuts app. There is no such app, so nothing is shown.
public struct ShortcutsLink: View {
  /// Creates a link.
  public init() {}
  /// Creates a link.
  public init(action: @escaping () -> Void) {}
  /// An empty view.
  public var body: some View { EmptyView() }
}

/// The colors of a link.
public struct ShortcutsLinkStyle: Sendable {
  /// The default.
  public static let automatic = ShortcutsLinkStyle()
  /// Light.
  public static let light = ShortcutsLinkStyle()
  /// Dark.
  public static let dark = ShortcutsLinkStyle()
}

extension View {
  /// Sets the colors of a tip.
  nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }

  /// Sets the colors of a link.
  nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
