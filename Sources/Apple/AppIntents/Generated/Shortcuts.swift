// SPDX-License-Identifier: MIT

// Made from Surface/AppIntents.rows by `make surface`.

import A11yUI
import Synchronization

/// A part of a phrase that the system provides.
public enum AppShortcutPhraseToken: Sendable {
  case applicationName
}

/// An intent that users could request by name. Siri is not available.
public struct AppShortcut: Sendable {
  /// Creates a shortcut.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}
  /// Creates a shortcut.
  public init<Intent: AppIntent>(
    intent: Intent,
    phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {}
}

/// The color of a shortcut.
public enum ShortcutTileColor: Sendable {
  case red, orange, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue,
    grayBrown, grayGreen, tangerine
}

/// The shortcuts of an app.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The color of the shortcuts.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// Blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// Does nothing, because users cannot request shortcuts.
  public static func updateAppShortcutParameters() {}
}

/// The summary of an intent.
public protocol ParameterSummary: Sendable {}

/// The summary of an intent in words.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Creates a summary.
  public init(_ summary: ParameterSummaryString<Intent>) {}
}

extension AppIntent {
  /// The summary of the intent.
  public typealias Summary = IntentParameterSummary<Self>
}
