// SPDX-License-Identifier: MIT

import A11yPlatform
import Dispatch
import Foundation
import Synchronization

/// A thread of its own for one sound device, since a sound server that hangs blocks whoever calls it.
///
/// A call that does not return in time is given up, and the thread with it: it closes the device
/// whenever the call returns, and ends.
final class DeviceThread: Sendable {
  typealias Job = @Sendable (DeviceContext) -> Void

  /// What is confined to the thread.
  final class DeviceContext {
    var device: (any SoundDevice)?
  }

  private struct State {
    var jobs: [Job] = []
    var isLeft = false
  }

  private let state = Mutex(State())
  private let available = DispatchSemaphore(value: 0)

  init() {
    let thread = Thread { self.run() }
    thread.name = "sound"
    thread.qualityOfService = .userInteractive
    thread.start()
  }

  /// Calls the device, and waits at most some seconds for the result.
  ///
  /// Throws ``SoundDeviceFailure`` if it does not come; nothing may be called after that.
  func call<Value: Sendable>(
    atMost limit: Double,
    _ job: @escaping @Sendable (DeviceContext) throws -> Value
  ) throws -> Value {
    let answer = Answer<Value>()
    submit { context in answer.give(Result { try job(context) }) }
    if let value = try answer.wait(atMost: limit) { return value }
    leave()
    throw SoundDeviceFailure.stalled
  }

  /// Closes the device and ends the thread, as soon as it is free, without waiting for that.
  func leave() {
    state.withLock { $0.isLeft = true }
    available.signal()
  }

  private func submit(_ job: @escaping Job) {
    state.withLock { $0.jobs.append(job) }
    available.signal()
  }

  private func run() {
    // A server that goes away is an error for us; the threads of its library inherit this.
    var pipe = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, nil)
    let context = DeviceContext()
    while true {
      available.wait()
      let job: Job? = state.withLock { state in
        state.isLeft || state.jobs.isEmpty ? nil : state.jobs.removeFirst()
      }
      if let job {
        job(context)
      } else if state.withLock({ $0.isLeft }) {
        context.device?.close()
        return
      }
    }
  }
}
