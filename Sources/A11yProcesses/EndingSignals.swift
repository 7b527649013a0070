// SPDX-License-Identifier: MIT

import A11yPlatform

/// The signals that end a program.
package enum EndingSignals {
  /// Unblocks the signals, so that they can end this program. The program that started this one may have blocked the
  /// signals in the thread that did so, and a new program inherits blocked signals.
  package static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGTERM, SIGINT, SIGHUP, SIGQUIT] { sigaddset(&signals, number) }
    pthread_sigmask(Int32(SIG_UNBLOCK), &signals, nil)
  }
}
