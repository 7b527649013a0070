// SPDX-License-Identifier: MIT

import A11yPlatform

/// The signals that end a program.
package enum EndingSignals {
  /// Lets them end this program, whatever thread of another program has started it: some block them,
  /// and a new program inherits that.
  package static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGTERM, SIGINT, SIGHUP, SIGQUIT] { sigaddset(&signals, number) }
    pthread_sigmask(Int32(SIG_UNBLOCK), &signals, nil)
  }
}
