// SPDX-License-Identifier: MIT

import A11yViewTesting
import Foundation
import SwiftUI
import Testing

/// Tests for Foundation's timers in virtual time.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct TimerTests {
  /// The number of times that each timer has fired.
  @MainActor @Observable final class Counts {
    var scheduled = 0
    var added = 0
    var once = 0
    var dated = 0
    var delayed = 0
    @ObservationIgnored var timer: Timer?
    var text: String { "\(scheduled) \(added) \(once) \(dated) \(delayed)" }
  }

  private struct Clock: View {
    let counts: Counts
    let action: @MainActor (Counts) -> Void
    var body: some View {
      Button("Start") { action(counts) }
      Text(verbatim: counts.text)
    }
  }

  /// Starts timers, and returns the counts after each of several waits.
  private func counts(
    after waits: [Duration],
    _ action: @escaping @MainActor (Counts) -> Void
  ) async throws -> [String] {
    let counts = Counts()
    let session = try await Session(Clock(counts: counts, action: action)).exhaustive(false)
    session.perform("activate")
    var seen: [String] = []
    for wait in waits {
      session.wait(wait)
      await session.settle(within: .seconds(300))
      seen.append(counts.text)
    }
    return seen
  }

  nonisolated private static func onMain(_ body: @MainActor () -> Void) {
    MainActor.assumeIsolated { body() }
  }

  @Test func `Repeating and single timers fire at their times`() async throws {
    let seen = try await counts(after: [
      .milliseconds(999), .milliseconds(1), .seconds(9), .seconds(60),
    ]) {
      counts in
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        Self.onMain { counts.scheduled += 1 }
      }
      let added = Timer(timeInterval: 1, repeats: true) { _ in Self.onMain { counts.added += 1 } }
      RunLoop.main.add(added, forMode: .common)
      RunLoop.main.add(added, forMode: .default)
      _ = Timer.scheduledTimer(withTimeInterval: 2.5, repeats: false) { _ in
        Self.onMain { counts.once += 1 }
      }
      let dated = Timer(fire: Date(timeIntervalSinceNow: 5), interval: 2, repeats: true) { _ in
        Self.onMain { counts.dated += 1 }
      }
      dated.tolerance = 0.5
      RunLoop.main.add(dated, forMode: .default)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { counts.delayed += 1 }
    }
    #expect(seen == ["0 0 0 0 0", "1 1 0 0 1", "10 10 1 3 1", "70 70 1 33 1"])
  }

  @Test func `A timer can invalidate itself, be invalidated and be rescheduled`() async throws {
    let seen = try await counts(after: [.seconds(3), .seconds(100), .seconds(7)]) { counts in
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        Self.onMain { counts.scheduled += 1 }
        if Self.isAtLeast(2, counts) { timer.invalidate() }
      }
      let ended = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in
        Self.onMain { counts.added += 1 }
      }
      ended.invalidate()
      counts.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
        Self.onMain { counts.once += 1 }
      }
      counts.timer?.fireDate = Date(timeIntervalSinceNow: 105)
    }
    #expect(seen == ["2 0 0 0 0", "2 0 0 0 0", "2 0 1 0 0"])
  }

  nonisolated private static func isAtLeast(_ count: Int, _ counts: Counts) -> Bool {
    MainActor.assumeIsolated { counts.scheduled >= count }
  }

  @Test(arguments: [0, -1, Double.nan])
  func `A timer without a valid interval fires soon`(interval: Double) async throws {
    let seen = try await counts(after: [.milliseconds(10)]) { counts in
      _ = Timer.scheduledTimer(withTimeInterval: interval, repeats: false) { _ in
        Self.onMain { counts.once += 1 }
      }
    }
    #expect(seen == ["0 0 1 0 0"])
  }

  @Test func `A timer with a short interval leaves time for other timers`() async throws {
    let seen = try await counts(after: [.milliseconds(10)]) { counts in
      _ = Timer.scheduledTimer(withTimeInterval: 0.0001, repeats: true) { _ in
        Self.onMain { counts.scheduled += 1 }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.005) { counts.delayed += 1 }
    }
    #expect(seen == ["100 0 0 0 1"])
  }

  @Test func `Ten thousand timers fire in order`() async throws {
    let seen = try await counts(after: [.seconds(1), .seconds(9)]) { counts in
      for number in 0..<10_000 {
        let delay = Double((number * 7_919) % 10_000) / 1_000 + 0.001
        _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
          Self.onMain { counts.once += 1 }
        }
      }
    }
    #expect(seen == ["0 0 1000 0 0", "0 0 10000 0 0"])
  }

  @Test func `A test can stop halfway through a task`() async throws {
    let session = try await Session(Loader())
    await session.settle()
    session.find("Load").activate()
    session.wait(.seconds(1))
    await session.settle()
    #expect(session.find("loading").exists)
    session.find("Stop").activate()
    await session.settle()
    #expect(session.find("cancelled").exists)
    session.find("Load").activate()
    session.wait(.seconds(2))
    await session.settle()
    #expect(session.find("loaded").exists)
  }

  private struct Loader: View {
    @State private var runs = false
    @State private var state = "idle"
    var body: some View {
      VStack {
        Text(state)
        Button("Load") { runs = true }
        Button("Stop") { runs = false }
      }
      .task(id: runs) {
        guard runs else { return }
        state = "loading"
        do {
          try await Task.sleep(for: .seconds(2))
          state = "loaded"
        } catch { state = "cancelled" }
      }
    }
  }
}
