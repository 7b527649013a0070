// SPDX-License-Identifier: MIT

import A11yViewTesting

/// Turns off VoiceOver's hints about using an element.
func withoutHints(_ settings: inout SessionSettings) {
  settings.verbosity.speaksHints = false
}
