// SPDX-License-Identifier: MIT

import A11yPlatform

/// The signals that terminate a program.
package enum EndingSignals {
  /// Unblocks the signals, so that they can terminate this program. This program may have been started from a thread
  /// that blocks the signals, and a new program inherits blocked signals.
  package static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGTERM, SIGINT, SIGHUP, SIGQUIT] { sigaddset(&signals, number) }
    pthread_sigmask(Int32(SIG_UNBLOCK), &signals, nil)
  }
}
