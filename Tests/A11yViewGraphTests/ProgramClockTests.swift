// SPDX-License-Identifier: MIT

import Testing

@testable import A11yViewGraph

@Suite("Rounding delays on a program’s clock", .timeLimit(.minutes(30)))
struct ProgramClockTests {
  private let millisecond: UInt64 = 1_000_000

  @Test("An exact delay on a program’s clock is not rounded")
  func exact() {
    #expect(ProgramClock.intended(99 * millisecond, elapsed: 0) == 99 * millisecond)
    #expect(ProgramClock.intended(1_500, elapsed: 0) == 1_500)
  }

  @Test(
    "A remaining delay is rounded by no more than the time that the program has run",
    arguments: [
      (98_990_000, 50_000, 99), (99_950_000, 50_000, 100), (97_900_000, 2_000_000, 98),
      (98_900_000, 2_000_000, 100), (4_990_000_000, 15_000_000, 5_000),
    ] as [(UInt64, UInt64, UInt64)]
  )
  func left(_ left: UInt64, _ elapsed: UInt64, _ milliseconds: UInt64) {
    #expect(ProgramClock.intended(left, elapsed: elapsed) == milliseconds * millisecond)
  }
}
