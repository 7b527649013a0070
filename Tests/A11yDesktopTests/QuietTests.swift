// SPDX-License-Identifier: MIT

import Testing

@testable import A11yDesktop

@Suite(.timeLimit(.minutes(30))) struct QuietTests {
  private let start = ContinuousClock.now
  private let quiet: Duration = .milliseconds(100)

  private func object(_ number: Int) -> AccessibleReference {
    AccessibleReference(program: ":1.1", path: "/\(number)")
  }

  /// Returns how long a wait lasts, in milliseconds, if objects change at the given times.
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

  @Test func `A wait includes a change and the changes that follow from it`() {
    var watch = QuietWatch(quiet, at: start)
    #expect(wait(&watch, []) == quiet)
    #expect(wait(&watch, [(90, 1), (180, 2), (500, 3)]) == .milliseconds(280))
  }

  @Test(arguments: [16, 83])
  func `A clock delays the first wait for a limited time and later waits not at all`(_ step: Int) {
    var watch = QuietWatch(quiet, at: start)
    let ticks = stride(from: step, to: 10_000, by: step).map { ($0, 1) }
    #expect(wait(&watch, ticks) <= QuietWatch.patience + quiet + .milliseconds(step))
    #expect(wait(&watch, from: 1_200, ticks) == quiet)
    // The session continues to wait for changes to other objects.
    #expect(wait(&watch, from: 1_300, [(16, 1), (90, 2)]) == .milliseconds(190))
  }

  @Test func `A clock that has stopped is waited for like any other object`() {
    var watch = QuietWatch(quiet, at: start)
    _ = wait(&watch, stride(from: 16, to: 10_000, by: 16).map { ($0, 1) })
    #expect(wait(&watch, from: 5_000, [(90, 1)]) == .milliseconds(190))
  }

  @Test func `A wait ends at the limit if thousands of objects change one after the other`() {
    var watch = QuietWatch(quiet, at: start)
    let changes = (1...20_000).map { (time: $0, object: $0) }
    #expect(wait(&watch, changes) == QuietWatch.limit)
  }
}
