// SPDX-License-Identifier: MIT

import A11yMacroExpansion

/// The program that the compiler starts to expand macros.
///
/// The plugin is a separate target. If a package's test depended on a macro target, SwiftPM would compile all tests of
/// the package and their dependencies a second time.
@main
enum MacroPlugin {
  static func main() { Plugin.answerAll() }
}
