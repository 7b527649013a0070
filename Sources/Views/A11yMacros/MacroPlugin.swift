// SPDX-License-Identifier: MIT

import A11yMacroExpansion

/// The program that the compiler starts in order to expand macros.
///
/// The plugin is a separate target. If a package's test target depended on a macro target, SwiftPM would compile all of
/// the package's tests and their dependencies a second time.
@main
enum MacroPlugin {
  static func main() { Plugin.answerAll() }
}
