// SPDX-License-Identifier: MIT

import Testing

@testable import A11yPreviews

@MainActor @Suite("Finding types that conform to a protocol", .timeLimit(.minutes(30)))
struct ConformingTypesTests {
  /// Searches sections whose conformances would be read from an unmapped address, and returns the reason that the
  /// search was rejected.
  private func refusal(version: UInt, length: UInt) -> String? {
    var words = [UInt](repeating: 0, count: 36)
    words[0] = version
    words[6] = 8
    words[7] = length
    var search = ConformingTypes(ofProtocolNamed: "PreviewProvider")
    words.withUnsafeBytes { words in words.baseAddress.map { search.scan($0) } }
    #expect(search.found.isEmpty)
    return search.refusal
  }

  @Test("Metadata with an unknown layout is rejected instead of being read")
  func laterLayout() {
    #expect(
      refusal(version: 6, length: 4)
        == "previews cannot be found, because Swift's metadata has version 6, "
        + "but the supported versions are 1 to 5"
    )
  }

  @Test("A conformance table that ends within an entry is rejected instead of being read")
  func brokenTable() {
    #expect(
      refusal(version: 5, length: 7)
        == "previews cannot be found, because a table of conformances has an invalid size, 7 bytes"
    )
  }
}
