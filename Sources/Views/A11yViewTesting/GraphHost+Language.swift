// SPDX-License-Identifier: MIT

import A11ySession
import A11yUI
import A11yViewGraph

extension GraphHost {
  /// Sets the user's language for the session, and returns a closure that adapts the session's settings to that
  /// language.
  ///
  /// - Throws: ``SessionError`` if the text is not a language tag.
  func speak(_ language: String?) throws -> (inout SessionSettings) -> Void {
    guard let language else { return { _ in } }
    var spoken = SessionSettings()
    try spoken.set("language", to: language)
    graph.inbox.language = language
    return { settings in
      settings.verbosity.language = spoken.verbosity.language
      settings.switchControl.verbosity.language = spoken.switchControl.verbosity.language
    }
  }
}
