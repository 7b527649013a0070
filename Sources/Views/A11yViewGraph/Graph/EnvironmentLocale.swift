// SPDX-License-Identifier: MIT

import A11yLocalization
import Foundation
import Synchronization

/// The locale that views set for their text.
///
/// Text that is created in a view's body is localized immediately. A view's locale must therefore be known when the
/// view's body is evaluated. If a program never sets a locale, the only cost is checking a flag.
package enum EnvironmentLocale {
  private static let used = Atomic(false)

  /// Whether any view in the process has set a locale.
  package static var isUsed: Bool { used.load(ordering: .relaxed) }

  // This variable is set and read only inside turns, on the thread that runs them.
  private nonisolated(unsafe) static var current: Locale?

  /// The locale that the environment sets for the view whose body is currently being evaluated, or `nil` if the
  /// environment does not set one.
  package static var ofView: Locale? { isUsed && Evaluation.isHere ? current : nil }

  /// The languages of the running code's session or, if there is no session, of the process.
  package static var languagesOfApp: [String] {
    CurrentHost.language.map { [$0] } ?? AppLanguages.preferred
  }

  /// The locale of the running code's session or, if there is no session, of the process.
  package static var ofApp: Locale {
    CurrentHost.language.map(AppLanguages.locale(of:)) ?? AppLanguages.locale
  }

  /// Records that a view has set a locale.
  static func use() { used.store(true, ordering: .relaxed) }

  /// Evaluates a view's body with the locale of the view's environment.
  @MainActor
  static func read<Result>(_ scope: EnvironmentScope, _ body: () -> Result) -> Result {
    guard isUsed else { return body() }
    let outer = current
    defer { current = outer }
    let locale = EnvironmentValues(scope: scope).locale
    current = locale.identifier == ofApp.identifier ? nil : locale
    return body()
  }
}

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { EnvironmentLocale.ofApp }
}

extension EnvironmentValues {
  /// The language and region that determine how values are formatted.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set {
      EnvironmentLocale.use()
      self[LocaleKey.self] = newValue
    }
  }
}
