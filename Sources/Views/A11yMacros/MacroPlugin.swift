// SPDX-License-Identifier: MIT

import A11yMacroExpansion

/// The program that the compiler starts to expand macros.
///
/// It is a target of its own, because SwiftPM compiles all tests of a package, and everything that they
/// use, a second time if one of them depends on a macro target.
@main
enum MacroPlugin {
  static func main() { Plugin.answerAll() }
}
