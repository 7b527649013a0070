// SPDX-License-Identifier: MIT

import A11yTerminal
import ArgumentParser

extension Theme: ExpressibleByArgument {}

/// The options for displaying a session.
package struct DisplayOptions: ParsableArguments {
  package init() {}

  @Flag(help: "Print a line for each thing that is said, and never redraw.")
  package var plain = false

  @Option(
    help: "Colours for a dark, a light or any terminal. (default: what COLORFGBG says, else any)"
  )
  package var theme: Theme?
}
