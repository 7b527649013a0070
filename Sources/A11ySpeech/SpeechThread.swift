import Dispatch
import Foundation
import Synchronization

/// What lives on the speech thread and nowhere else.
final class SpeechContext {
  /// The engine that every output shares.
  let engine = SpeechEngine()

  /// The open outputs' players.
  var players: [UInt64: any ItemPlayer] = [:]
}

/// The thread that synthesises and plays, started on first use.
final class SpeechThread: Sendable {
  typealias Job = @Sendable (SpeechContext) -> Void

  /// The one thread of the process, since espeak-ng keeps its state in globals.
  static let shared = SpeechThread()

  private struct Jobs {
    var urgent: [Job] = []
    var queued: [Job?] = []
    var head = 0

    /// Takes the job out, as its release may end an output, which submits a job of its own.
    mutating func next() -> Job? {
      if !urgent.isEmpty { return urgent.removeFirst() }
      guard head < queued.count else { return nil }
      let job = queued[head].take()
      head += 1
      // Forgets what is done once that is most of the array, so that taking a job costs O(1).
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

  /// Adds a job, before all that wait if it is urgent, and returns at once.
  func submit(urgent: Bool = false, _ job: @escaping Job) {
    jobs.withLock { jobs in
      if urgent { jobs.urgent.append(job) } else { jobs.queued.append(job) }
    }
    available.signal()
  }

  /// Runs a job after those that wait, and waits for what it returns.
  ///
  /// Throws ``SpeechError/calledFromHandler(_:)`` with `name` on the speech thread itself.
  func perform<Value: Sendable>(
    _ name: String,
    _ job: @escaping @Sendable (SpeechContext) throws -> Value
  ) throws -> Value {
    // Waiting for itself, the thread would wait for ever.
    guard Thread.current.threadDictionary[Self.mark] == nil else {
      throw SpeechError.calledFromHandler(name)
    }
    let answer = Answer<Value>()
    submit { context in answer.give(Result { try job(context) }) }
    return try answer.wait()
  }
}

/// A value that one thread waits for and another gives once.
private final class Answer<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, any Error>?>(nil)
  private let given = DispatchSemaphore(value: 0)

  func give(_ value: Result<Value, any Error>) {
    result.withLock { $0 = value }
    given.signal()
  }

  func wait() throws -> Value {
    given.wait()
    guard let value = result.withLock({ $0 }) else {
      throw SpeechError.cannotSpeak(reason: "the speech thread gave no answer")
    }
    return try value.get()
  }
}
