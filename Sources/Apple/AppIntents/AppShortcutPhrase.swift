// SPDX-License-Identifier: MIT

/// Words by which a user could ask for an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable {
  /// Creates a phrase from a literal.
  public init(stringLiteral value: String) {}
  /// Creates a phrase from an interpolated string.
  public init(stringInterpolation: StringInterpolation) {}
}

extension AppShortcutPhrase: ExpressibleByStringInterpolation {
  /// Takes the parts of a phrase, which nobody says here.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Begins a phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Takes words.
    public mutating func appendLiteral(_ literal: String) {}
    /// Takes the name of the app.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    /// Takes the value of a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

/// The summary of an intent, with its parameters.
public struct ParameterSummaryString<Intent: AppIntent>: Sendable {
  /// Creates a summary from a literal.
  public init(stringLiteral value: String) {}
  /// Creates a summary from an interpolated string.
  public init(stringInterpolation: AppShortcutPhrase<Intent>.StringInterpolation) {}
}

extension ParameterSummaryString: ExpressibleByStringInterpolation {
  /// Takes the parts of a summary.
  public typealias StringInterpolation = AppShortcutPhrase<Intent>.StringInterpolation
}

/// Lists the shortcuts of an app.
@resultBuilder
public enum AppShortcutsBuilder {
  /// Lists shortcuts.
  public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] { components }
}
