// SPDX-License-Identifier: MIT

import A11yTerminal
import ArgumentParser

extension Theme: ExpressibleByArgument {}

/// The options for displaying a session.
package struct DisplayOptions: ParsableArguments {
  package init() {}

  @Flag(help: "Print one line per utterance and never redraw the screen.")
  package var plain = false

  @Option(
    help: """
      The color scheme for a dark, a light or any terminal. (default: from COLORFGBG, otherwise any)
      """
  )
  package var theme: Theme?
}
