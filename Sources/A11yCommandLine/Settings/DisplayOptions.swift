// SPDX-License-Identifier: MIT

import A11yTerminal
import ArgumentParser

extension Theme: ExpressibleByArgument {}

/// How a session is shown.
package struct DisplayOptions: ParsableArguments {
  package init() {}

  @Flag(help: "Print a line for each thing that is said, and never redraw.")
  package var plain = false

  @Option(help: "Colours for a dark or a light terminal. (default: what COLORFGBG says, else dark)")
  package var theme: Theme?
}
