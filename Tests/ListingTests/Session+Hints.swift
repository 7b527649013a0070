// SPDX-License-Identifier: MIT

import A11yViewTesting

/// Leaves out what VoiceOver says of how to use an element.
func withoutHints(_ settings: inout SessionSettings) {
  settings.verbosity.speaksHints = false
}
