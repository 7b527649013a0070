// SPDX-License-Identifier: MIT

import CDispatchHooks
import Foundation

/// A fixed date, which makes a program's output independent of the day on which the program runs.
package enum ProgramDate {
  /// Sets the date and time for the whole process to 9:41 on January 9, 2026, in the user's time zone. After this call,
  /// the process's date advances normally.
  ///
  /// The system's date remains in effect on systems where a program's functions do not take precedence over library
  /// functions, which includes all systems other than Linux.
  package static func begin() {
    let parts = DateComponents(year: 2026, month: 1, day: 9, hour: 9, minute: 41)
    guard let date = Calendar(identifier: .gregorian).date(from: parts) else { return }
    a11y_date_set(Int64(date.timeIntervalSince1970))
  }
}
