// SPDX-License-Identifier: MIT

import Foundation

extension CurrentHost {
  /// The date and time for the running code: in virtual time, the date at which that began and the
  /// time that has passed since.
  package static var date: Date { inbox?.clock.date ?? Date() }
}

extension ProgramClock {
  /// The date and time of the program.
  package var date: Date {
    guard let origin else { return Date() }
    return origin.addingTimeInterval(Double(now) / 1e9)
  }
}
