// SPDX-License-Identifier: MIT

import A11yViewFeatures
import Foundation
import Testing

/// Tests for user defaults in a transcript's header.
@Suite(.timeLimit(.minutes(30)))
struct WrittenDefaultsTests {
  @Test func `Values are Booleans, numbers or strings`() throws {
    let written = try WrittenDefaults(#" on = true; size=2 ; share = 0.5; name = "a; "#)
    #expect(written.values["on"] as? Bool == true)
    #expect(written.values["size"] as? Int == 2)
    #expect(written.values["share"] as? Double == 0.5)
    #expect(written.values["name"] as? String == "\"a")
    #expect(try WrittenDefaults(#"code = "007"; word = nan"#).values["code"] as? String == "007")
    #expect(try WrittenDefaults("word = nan").values["word"] as? String == "nan")
    #expect(try WrittenDefaults(" ; ").values.isEmpty)
  }

  @Test(arguments: ["size", "= 2", "a = 1; b"])
  func `A part without a key or a value is refused`(text: String) {
    #expect(throws: WrittenDefaults.Fault.self) { try WrittenDefaults(text) }
  }
}
