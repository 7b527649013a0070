// SPDX-License-Identifier: MIT

import Testing

@testable import A11yDesktop

@Suite(.timeLimit(.minutes(30))) struct QuietTests {
  private let start = ContinuousClock.now
  private let quiet: Duration = .milliseconds(100)

  private func object(_ number: Int) -> AccessibleReference {
    AccessibleReference(program: ":1.1", path: "/\(number)")
  }

  /// How long a wait takes during which objects change at some times, in milliseconds.
  private func wait(
    _ watch: inout QuietWatch,
    from begin: Int = 0,
    _ changes: [(time: Int, object: Int)]
  ) -> Duration {
    let begin = start + .milliseconds(begin)
    watch.begin(at: begin)
    for change in changes {
      let time = begin + .milliseconds(change.time)
      if time >= watch.due { break }
      watch.change(of: object(change.object), at: time)
    }
    return watch.due - begin
  }

  @Test func `A change is waited for, and what follows from it`() {
    var watch = QuietWatch(quiet, at: start)
    #expect(wait(&watch, []) == quiet)
    #expect(wait(&watch, [(90, 1), (180, 2), (500, 3)]) == .milliseconds(280))
  }

  @Test(arguments: [16, 83])
  func `A clock holds up the first wait for a while and the next not at all`(_ step: Int) {
    var watch = QuietWatch(quiet, at: start)
    let ticks = stride(from: step, to: 10_000, by: step).map { ($0, 1) }
    #expect(wait(&watch, ticks) <= QuietWatch.patience + quiet + .milliseconds(step))
    #expect(wait(&watch, from: 1_200, ticks) == quiet)
    // What else changes is waited for all the same.
    #expect(wait(&watch, from: 1_300, [(16, 1), (90, 2)]) == .milliseconds(190))
  }

  @Test func `A clock that has stopped is an object like any other`() {
    var watch = QuietWatch(quiet, at: start)
    _ = wait(&watch, stride(from: 16, to: 10_000, by: 16).map { ($0, 1) })
    #expect(wait(&watch, from: 5_000, [(90, 1)]) == .milliseconds(190))
  }

  @Test func `A thousand objects that change one after the other end with the limit`() {
    var watch = QuietWatch(quiet, at: start)
    let changes = (1...20_000).map { (time: $0, object: $0) }
    #expect(wait(&watch, changes) == QuietWatch.limit)
  }
}
