// SPDX-License-Identifier: MIT

import CDispatchHooks
import Foundation

/// The date of a program whose words are compared with those of another day.
package enum ProgramDate {
  /// Lets the date of the whole process go on from 9:41 on 9 January 2026, in the user's time zone.
  ///
  /// Where a program's own functions do not take precedence over those of libraries, as outside Linux, the date
  /// stays the system's.
  package static func begin() {
    let parts = DateComponents(year: 2026, month: 1, day: 9, hour: 9, minute: 41)
    guard let date = Calendar(identifier: .gregorian).date(from: parts) else { return }
    a11y_date_set(Int64(date.timeIntervalSince1970))
  }
}
