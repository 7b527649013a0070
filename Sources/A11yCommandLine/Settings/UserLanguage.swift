// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import Foundation

extension SessionSettings {
  /// Sets the user's language, which the environment specifies, for documents that do not name a language.
  ///
  /// The language is set only for interactive sessions, because a script's speech must not depend on the user who runs
  /// the script.
  package mutating func useLanguageOfUser() {
    let environment = ProcessInfo.processInfo.environment
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    guard let locale = names.compactMap({ environment[$0] }).first(where: { !$0.isEmpty }),
      let language = SpokenLanguage(tag: locale)
    else { return }
    verbosity.userLanguage = language
    switchControl.verbosity.userLanguage = language
  }
}
