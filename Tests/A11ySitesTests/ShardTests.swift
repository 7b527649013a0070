// SPDX-License-Identifier: MIT

import A11ySites
import Testing

@Suite("Dividing the pages of a run into shards")
struct ShardTests {
  @Test("All shards together audit every page exactly once", arguments: 1...9)
  func whole(_ count: Int) throws {
    let names = (1...25).map { "/page-\($0)" }
    let times = ["/page-3": 40.0, "/page-4": 2, "/page-5": 0.5]
    var all: [Int] = []
    for number in 1...count {
      let shard = try #require(Shard("\(number)/\(count)"))
      let mine = shard.places(of: names, times: times)
      #expect(mine == mine.sorted())
      all += mine
    }
    #expect(all.sorted() == Array(0..<25))
  }

  @Test("While one shard processes a slow page, the remaining shards process the remaining pages")
  func balance() throws {
    let shard = try #require(Shard("1/2"))
    let times = ["a": 10.0, "b": 3, "c": 3, "d": 3]
    #expect(shard.places(of: ["b", "a", "c", "d"], times: times) == [1])
  }

  @Test(
    "Text that does not identify a shard is rejected",
    arguments: ["", "2", "0/2", "3/2", "1/0", "a/b", "1/2/3", "-1/2", "1/99999999999999999999"]
  )
  func refused(_ text: String) { #expect(Shard(text) == nil) }
}
