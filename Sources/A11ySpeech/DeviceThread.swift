// SPDX-License-Identifier: MIT

import A11yPlatform
import Dispatch
import Foundation
import Synchronization

/// A separate thread for one sound device, because a sound server that hangs blocks its callers.
///
/// A call that does not return within its time limit is abandoned together with its thread. When the call finally
/// returns, the thread closes the device and ends.
final class DeviceThread: Sendable {
  typealias Job = @Sendable (DeviceContext) -> Void

  /// The state that only this thread uses.
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

  /// Calls the device, and waits at most `limit` seconds for the result.
  ///
  /// Throws ``SoundDeviceFailure`` if the call does not return within the given time. The thread must not be used after
  /// a ``SoundDeviceFailure``.
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

  /// Closes the device and ends the thread as soon as the thread is free, without waiting until then.
  func leave() {
    state.withLock { $0.isLeft = true }
    available.signal()
  }

  private func submit(_ job: @escaping Job) {
    state.withLock { $0.jobs.append(job) }
    available.signal()
  }

  private func run() {
    // If the sound server exits, a write should fail with an error rather than a signal. The threads that the sound
    // server's library starts inherit the signal mask.
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
