// SPDX-License-Identifier: MIT

import A11yMacroExpansion

/// The program that the compiler starts to expand macros.
///
/// The plugin is a separate target, because SwiftPM compiles all of a package's tests and their dependencies a second
/// time if one of the tests depends on a macro target.
@main
enum MacroPlugin {
  static func main() { Plugin.answerAll() }
}
