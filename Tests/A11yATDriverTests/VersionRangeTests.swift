// SPDX-License-Identifier: MIT

import Testing

@testable import A11yATDriver

struct VersionRangeTests {
  @Test(arguments: [
    ("1.2", "1.2.0", true), ("1.2", "1.3", false), (">=1.2", "1.10", true), (">1.2", "1.2", false),
    ("<2", "1.99.9", true), ("<=2", "2.0", true), ("<2", "2", false),
  ])
  func `Versions are compared by number`(_ range: String, _ version: String, _ isIn: Bool) throws {
    #expect(try #require(VersionRange(range)).contains(version) == isIn)
  }

  @Test(arguments: ["", "one", "1..2", "=>1", "1.2-beta", "> 1", "99999999999999999999"])
  func `A range with an invalid version is refused`(_ text: String) {
    #expect(VersionRange(text) == nil)
  }
}
