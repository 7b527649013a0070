// SPDX-License-Identifier: MIT

import CDispatchHooks
import Foundation

/// A fixed date for a program whose output is compared with output from other days.
package enum ProgramDate {
  /// Sets the date of the whole process to 9:41 on 9 January 2026 in the user's time zone. The process's date then
  /// advances from that time.
  ///
  /// The system's date remains in effect wherever a program's own functions do not take precedence over those of
  /// libraries, as on systems other than Linux.
  package static func begin() {
    let parts = DateComponents(year: 2026, month: 1, day: 9, hour: 9, minute: 41)
    guard let date = Calendar(identifier: .gregorian).date(from: parts) else { return }
    a11y_date_set(Int64(date.timeIntervalSince1970))
  }
}
