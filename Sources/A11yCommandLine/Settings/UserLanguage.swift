// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import Foundation

extension SessionSettings {
  /// Sets the language to the user's language from the environment, for documents that do not specify one.
  ///
  /// The language is set only in interactive sessions, because a script's speech must not depend on the user who runs
  /// it.
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
