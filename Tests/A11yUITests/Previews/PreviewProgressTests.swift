// SPDX-License-Identifier: MIT

import Testing

@testable import A11yApp

@Suite("Recognizing the end of a preview in an app’s output", .timeLimit(.minutes(30)))
struct PreviewProgressTests {
  @Test func `Only lines with the mark are read, in whatever pieces they arrive`() {
    var progress = PreviewProgress(mark: "M4RK")
    func isDone(_ text: String) -> Bool { progress.read(Array(text.utf8)) }
    #expect(!isDone("Could not load weather\n7\n"))
    #expect(progress.last == nil)
    #expect(!isDone("no end\nM4"))
    #expect(isDone("RK 3\nthe weather is not"))
    #expect(progress.last == 3)
    #expect(!isDone(" known\nM4RK\nM4RK 4 5\nM4RK x\nXM4RK 9\n"))
    #expect(progress.last == 3)
    #expect(isDone(String(repeating: "x", count: 1_000_000) + "\nM4RK 4\n"))
    #expect(progress.last == 4)
  }
}
