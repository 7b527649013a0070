// SPDX-License-Identifier: MIT

import A11yViewTesting
import Combine
import Foundation
import SwiftUI
import Synchronization
import Testing

/// A view that waits in every way that programs can wait.
private struct Waiter: View {
  @State private var log: [String] = []
  let times = Timer.publish(every: 2, on: .main, in: .common).autoconnect()
  var body: some View {
    VStack {
      Text(log.isEmpty ? "nothing" : log.joined(separator: " "))
      Button("start") { start() }
      Button("nest") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          log.append("outer")
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.append("inner") }
        }
      }
      Button("announce") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 3600) {
          AccessibilityNotification.Announcement("An hour has passed").post()
        }
      }
    }
    .onReceive(times) { _ in log.append("tick") }
  }

  private func start() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { log.append("after5") }
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 4.5) { log.append("wall4.5") }
    DispatchQueue.global().asyncAfter(deadline: .now() + 3) {
      DispatchQueue.main.async { log.append("global3") }
    }
    Task {
      try? await Task.sleep(for: .seconds(1))
      log.append("sleep1")
      try? await Task.sleep(nanoseconds: 2_500_000_000)
      log.append("sleep3.5")
      await pause()
      log.append("elsewhere4")
    }
  }

  nonisolated private func pause() async { try? await Task.sleep(for: .milliseconds(500)) }
}

/// A view whose work leaves its task, because it runs in detached tasks and in blocks whose deadlines have passed.
private struct Detacher: View {
  @State private var log: [String] = []
  var body: some View {
    VStack {
      Text(log.isEmpty ? "nothing" : log.joined(separator: " "))
      Button("detach") {
        Task.detached {
          try? await Task.sleep(for: .seconds(60))
          await note("slept")
          DispatchQueue.main.asyncAfter(deadline: .now() + 60) {
            MainActor.assumeIsolated { note("delayed") }
          }
        }
      }
      Button("past") {
        DispatchQueue.main.asyncAfter(deadline: .now() - 1) { note("past") }
      }
      Button("elsewhere") { Task(priority: .high) { note(await elsewhere()) } }
    }
  }

  private func note(_ entry: String) { log.append(entry) }

  @concurrent nonisolated private func elsewhere() async -> String { "elsewhere" }
}

/// An object that blocks every thread of Swift's global executor for high-priority tasks.
///
/// Threads for other priorities also run the main queue, because the main function of the tests is asynchronous.
private final class Blockade: Sendable {
  private let missing = Mutex(ProcessInfo.processInfo.activeProcessorCount)

  /// Blocks the executor's threads until the process exits, and returns once all threads are blocked.
  @MainActor func begin() async {
    let threads = missing.withLock(\.self)
    await withCheckedContinuation { continuation in
      for _ in 0..<threads {
        Task.detached(priority: .high) { [self] in
          let isLast = missing.withLock { count in
            count -= 1
            return count == 0
          }
          if isLast { continuation.resume() }
          Self.block()
        }
      }
    }
  }

  private static func block() { while true { sleep(1000) } }
}

private struct Close: View {
  @State private var log = ""
  var body: some View {
    Button("start") {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log += " 100" }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.099) { log += "99" }
    }
    Text(log.isEmpty ? "nothing" : log)
  }
}

private struct Clockwork: View {
  @State private var loaded = false
  private let dates = [0.0, 5, 10, 60].map { Date(timeIntervalSinceNow: $0) }
  var body: some View {
    VStack {
      Text(loaded ? "loaded" : "loading")
        .task {
          try? await Task.sleep(for: .seconds(20))
          loaded = true
        }
      TimelineView(.explicit(dates)) { context in
        Text("date \(dates.firstIndex(of: context.date) ?? -1)")
      }
    }
  }
}

@MainActor @Suite("Running programs in virtual time", .timeLimit(.minutes(30)))
struct VirtualTimeTests {
  @Test(
    "Sleeps, delayed blocks and timers end in the order of their deadlines, without real waiting"
  )
  func order() async throws {
    let session = try await Session(Waiter()).exhaustive(false)
    session.perform("focus start")
    session.perform("activate")
    session.wait(.seconds(5))
    await session.settle(within: .seconds(300))
    session.perform("first")
    #expect(
      session.transcript.last?.line
        == "sleep1 tick global3 sleep3.5 tick elsewhere4 wall4.5 after5"
    )
  }

  // This test runs in a separate process, because the other tests need the blocked threads, too.
  @Test("A program’s tasks run while other code blocks the threads of Swift’s global executor")
  func blockade() async {
    await #expect(processExitsWith: .success) { try await VirtualTimeTests.runBlocked() }
  }

  private static func runBlocked() async throws {
    let session = try await Session(Detacher()).exhaustive(false)
    let blockade = Blockade()
    await blockade.begin()
    session.perform("focus elsewhere")
    session.perform("activate")
    await session.settle(within: .seconds(300))
    session.perform("first")
    #expect(session.transcript.last?.line == "elsewhere")
  }

  @Test("Detached tasks and the blocks that they delay follow the session’s virtual time")
  func detached() async throws {
    let session = try await Session(Detacher()).exhaustive(false)
    session.perform("focus detach")
    session.perform("activate")
    session.wait(.milliseconds(59_999))
    await session.settle(within: .seconds(300))
    session.perform("first")
    #expect(session.transcript.last?.line == "nothing")
    session.wait(.milliseconds(1))
    await session.settle(within: .seconds(300))
    #expect(session.transcript.last?.line == "slept")
    session.wait(.seconds(60))
    await session.settle(within: .seconds(300))
    #expect(session.transcript.last?.line == "slept delayed")
  }

  @Test("A delayed block that is due runs before the program counts as idle")
  func past() async throws {
    let session = try await Session(Detacher()).exhaustive(false)
    session.perform("focus past")
    session.perform("activate")
    await session.settle(within: .seconds(300))
    session.perform("first")
    #expect(session.transcript.last?.line == "past")
  }

  @Test("Delayed work never runs before its deadline")
  func early() async throws {
    let session = try await Session(Waiter()).exhaustive(false)
    session.perform("focus nest")
    session.perform("activate")
    session.wait(.milliseconds(999))
    await session.settle(within: .seconds(300))
    session.perform("first")
    #expect(session.transcript.last?.line == "nothing")
    session.wait(.milliseconds(1))
    await session.settle(within: .seconds(300))
    #expect(session.transcript.last?.line == "outer")
    session.wait(.seconds(1))
    await session.settle(within: .seconds(300))
    #expect(session.transcript.last?.line == "outer tick inner")
  }

  @Test("In virtual time, delays of 99 and 100 milliseconds are distinguished")
  func close() async throws {
    let session = try await Session(Close()).exhaustive(false)
    session.perform("activate")
    session.wait(.milliseconds(99))
    await session.settle(within: .seconds(300))
    session.perform("last")
    #expect(session.transcript.last?.line == "99")
    session.wait(.milliseconds(1))
    await session.settle(within: .seconds(300))
    #expect(session.transcript.last?.line == "99 100")
  }

  @Test("A delayed announcement is heard only in its own session")
  func announcement() async throws {
    let first = try await Session(Waiter()).exhaustive(false)
    let second = try await Session(Waiter()).exhaustive(false)
    for session in [first, second] { session.perform("focus announce") }
    first.perform("activate")
    for session in [first, second] {
      session.wait(.seconds(3600))
      await session.settle(within: .seconds(300))
    }
    let heard = [first, second].map { session in
      session.transcript.contains { $0.line == "An hour has passed" }
    }
    #expect(heard == [true, false])
  }

  @Test("Settling lets a view’s tasks sleep as long as they need")
  func settle() async throws {
    let session = try await Session(Clockwork()).exhaustive(false)
    session.perform("next")
    session.wait(.seconds(20))
    await session.settle(within: .seconds(300))
    #expect(session.transcript.last?.line == "date 2")
    session.perform("previous")
    #expect(session.transcript.last?.line == "loaded")
  }

  @Test("When a session ends, delayed work continues in real time")
  func end() async throws {
    await withCheckedContinuation { continuation in
      Task {
        let view = Sleeper { continuation.resume() }
        let session = try await Session(view).exhaustive(false)
        session.perform("next")
      }
    }
  }
}

private struct Sleeper: View {
  let woken: @MainActor () -> Void
  var body: some View {
    Text("asleep").onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { woken() }
    }
  }
}
