// SPDX-License-Identifier: MIT

import Testing

@testable import A11yWeb

@Suite(.timeLimit(.minutes(30))) struct RecentAddressesTests {
  @Test func theAddressesUsedLastAreKept() {
    var recent = RecentAddresses<Int>()
    for number in 0..<5000 {
      recent.remember(number, for: "https://a.example/\(number)")
      // Because this address is used repeatedly, the cache keeps it.
      recent.remember(-number, for: "https://a.example/home")
    }
    #expect(recent.addresses.count == 1000)
    #expect(recent["https://a.example/home"] == -4999)
    #expect(recent["https://a.example/4999"] == 4999)
    #expect(recent["https://a.example/4001"] == 4001)
    #expect(recent["https://a.example/4000"] == nil)
  }

  @Test func longAddressesDoNotAddUp() {
    var recent = RecentAddresses<Void>()
    for number in 0..<20 {
      recent.remember((), for: "data:text/html,\(number)" + String(repeating: "a", count: 300_000))
    }
    #expect(recent.addresses.count == 3)
    // The current document's address is kept, however long it is.
    let longest = String(repeating: "a", count: 3_000_000)
    recent.remember((), for: longest)
    #expect(Array(recent.addresses) == [longest])
    recent.remember((), for: "https://a.example/")
    #expect(Array(recent.addresses) == ["https://a.example/"])
  }

  @Test func anAddressThatIsUsedAgainHasItsLastValue() {
    var recent = RecentAddresses<Int>()
    recent.remember(1, for: "a")
    recent.remember(2, for: "a")
    #expect(recent["a"] == 2)
    #expect(recent.addresses.count == 1)
  }
}
