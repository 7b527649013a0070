// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Synchronization

/// State that is confined to the speech thread.
final class SpeechContext {
  /// The engine that every output shares.
  let engine = SpeechEngine()

  /// The players of all open outputs, keyed by the outputs' numbers.
  var players: [UInt64: any ItemPlayer] = [:]
}

/// The thread that synthesizes and plays speech. The thread is started when it is first used.
final class SpeechThread: Sendable {
  typealias Job = @Sendable (SpeechContext) -> Void

  /// The only speech thread of the process, because espeak-ng keeps its state in global variables.
  static let shared = SpeechThread()

  private struct Jobs {
    var urgent: [Job] = []
    var queued: [Job?] = []
    var head = 0

    /// Removes and returns the next job. The job is removed from the queue before it runs, because releasing a job can
    /// close an output, which submits another job.
    mutating func next() -> Job? {
      if !urgent.isEmpty { return urgent.removeFirst() }
      guard head < queued.count else { return nil }
      let job = queued[head].take()
      head += 1
      // Finished jobs are removed once they fill more than half of the array, so that taking a job is O(1).
      if head * 2 > queued.count {
        queued.removeFirst(head)
        head = 0
      }
      return job
    }
  }

  private static let mark = "A11ySpeech.SpeechThread"
  private let jobs = Mutex(Jobs())
  private let available = DispatchSemaphore(value: 0)

  private init() {
    let thread = Thread { self.run() }
    thread.stackSize = 4 << 20
    thread.qualityOfService = .userInteractive
    thread.start()
  }

  private func run() {
    Thread.current.name = "speech"
    Thread.current.threadDictionary[Self.mark] = true
    let context = SpeechContext()
    while true {
      available.wait()
      guard let job = jobs.withLock({ $0.next() }) else { continue }
      job(context)
    }
  }

  /// Adds a job and returns immediately. An urgent job is placed before all jobs that are not urgent.
  func submit(urgent: Bool = false, _ job: @escaping Job) {
    jobs.withLock { jobs in
      if urgent { jobs.urgent.append(job) } else { jobs.queued.append(job) }
    }
    available.signal()
  }

  /// Runs a job after the waiting jobs, and waits for its result.
  ///
  /// Throws ``SpeechError/calledFromHandler(_:)`` with `name` if the method is called on the speech thread itself.
  func perform<Value: Sendable>(
    _ name: String,
    _ job: @escaping @Sendable (SpeechContext) throws -> Value
  ) throws -> Value {
    try ask(name, job).wait()
  }

  /// Runs a job after the waiting jobs, and returns an answer for which the caller can wait. Throws the same error as
  /// ``perform(_:_:)`` if the method is called on the speech thread.
  func ask<Value: Sendable>(
    _ name: String,
    _ job: @escaping @Sendable (SpeechContext) throws -> Value
  ) throws -> Answer<Value> {
    // Otherwise, the speech thread would wait for itself forever.
    guard Thread.current.threadDictionary[Self.mark] == nil else {
      throw SpeechError.calledFromHandler(name)
    }
    let answer = Answer<Value>()
    submit { context in answer.give(Result { try job(context) }) }
    return answer
  }
}
