// SPDX-License-Identifier: MIT

import A11yPlatform
import A11yProcesses
import A11yWire
import Foundation
import Synchronization

/// The result of a worker's task.
enum WorkerAnswer: Sendable {
  /// The line that the worker wrote.
  case line(Data)
  /// The worker could not be started or exited before it answered.
  case ended
  /// The worker exceeded the time limit.
  case late
}

/// A pool of processes that each perform one task at a time, so that a process that crashes, hangs or uses too much
/// memory does not affect the others.
///
/// A worker is a program that reads tasks from file descriptor 3, one per line, and writes one line to the descriptor
/// for each task.
struct WorkerPool {
  private let workers: [Worker]

  /// Creates a pool whose processes start when they receive their first tasks.
  ///
  /// - Parameters:
  ///   - command: Each worker's program and arguments, to which its number is added, such as `--worker 0`.
  ///   - limit: The maximum time for a task.
  init(_ command: [String], count: Int, limit: Duration) {
    workers = (0..<count).map { Worker(command + ["--worker", "\($0)"], limit: limit) }
  }

  /// Performs all tasks, and passes on the results in the order in which they arrive.
  func run(_ tasks: [Data], onAnswer: (Int, WorkerAnswer) throws -> Void) rethrows {
    let work = SharedWork(tasks)
    for worker in workers.prefix(tasks.count) {
      Thread.detachNewThread {
        while let (place, task) = work.next() { work.finish(place, worker.answer(task)) }
      }
    }
    for _ in tasks {
      let (place, answer) = work.nextAnswer()
      try onAnswer(place, answer)
    }
  }

  /// Ends all processes.
  func close() { for worker in workers { worker.end() } }
}

/// The tasks that no worker has taken yet, and the results that have not been read yet.
private final class SharedWork: Sendable {
  private let tasks: [Data]
  private let taken = Mutex(0)
  private let answers = Mutex<[(Int, WorkerAnswer)]>([])
  private let hasAnswer = DispatchSemaphore(value: 0)

  init(_ tasks: [Data]) { self.tasks = tasks }

  func next() -> (place: Int, task: Data)? {
    taken.withLock { taken in
      guard taken < tasks.count else { return nil }
      defer { taken += 1 }
      return (taken, tasks[taken])
    }
  }

  func finish(_ place: Int, _ answer: WorkerAnswer) {
    answers.withLock { $0.append((place, answer)) }
    hasAnswer.signal()
  }

  /// Waits for the next result.
  func nextAnswer() -> (Int, WorkerAnswer) {
    hasAnswer.wait()
    return answers.withLock { $0.removeFirst() }
  }
}

/// One process in a pool, which is replaced by a new process after a number of tasks or when it has failed.
private final class Worker: Sendable {
  private struct State {
    var process: GuardedProcess?
    var socket: Int32 = -1
    var count = 0
  }

  private let command: [String]
  private let limit: Duration
  private let state = Mutex(State())

  /// The number of tasks after which a process is replaced, because a browser that has shown many pages needs more
  /// memory than a new one.
  private static let mostTasks = 50
  /// The maximum length of a line from a worker, in bytes.
  private static let longestLine = 256 << 20

  init(_ command: [String], limit: Duration) {
    self.command = command
    self.limit = limit
  }

  /// Sends a task to the process and waits for the result.
  func answer(_ task: Data) -> WorkerAnswer {
    state.withLock { state in
      if state.count == Self.mostTasks { end(&state) }
      guard start(&state) else { return .ended }
      state.count += 1
      let isSent = SocketBytes.send(Array(task) + [UInt8(ascii: "\n")], to: state.socket)
      let answer = isSent ? read(state.socket) : .ended
      if case .line = answer {} else { end(&state) }
      return answer
    }
  }

  func end() { state.withLock { end(&$0) } }

  private func start(_ state: inout State) -> Bool {
    if state.process != nil { return true }
    guard let ends = SocketPair.make() else { return false }
    let process = GuardedProcess(
      command,
      ending: .terminate,
      descriptors: [3: ends.theirs, STDERR_FILENO: STDERR_FILENO]
    )
    A11yPlatform.close(ends.theirs)
    guard let process else {
      A11yPlatform.close(ends.ours)
      return false
    }
    state = State(process: process, socket: ends.ours)
    return true
  }

  private func end(_ state: inout State) {
    guard let process = state.process else { return }
    // Closing the socket ends the worker's input, which causes the worker to exit.
    A11yPlatform.close(state.socket)
    process.end()
    state = State()
  }

  private func read(_ socket: Int32) -> WorkerAnswer {
    let end = ContinuousClock.now + limit
    var line = Data()
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while line.count <= Self.longestLine {
      let left = (end - .now).components.seconds
      guard left > 0 else { return .late }
      var readiness = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      guard poll(&readiness, 1, Int32(min(left, 60) * 1_000)) > 0 else { continue }
      let count = recv(socket, &part, part.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return .ended }
      line += part[..<count]
      if line.last == UInt8(ascii: "\n") { return .line(line.dropLast()) }
    }
    return .ended
  }
}
