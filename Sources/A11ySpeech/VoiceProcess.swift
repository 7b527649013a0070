// SPDX-License-Identifier: MIT

import A11yPlatform
import A11yProcesses
import A11yVoice

/// A running voice process. The process ends when this object is released or this program ends.
///
/// The voice exits when its socket closes. If the voice never finishes a piece of text, `SIGALRM` terminates the voice
/// process.
final class VoiceProcess {
  /// The maximum time of each wait for the voice, in milliseconds. The limit is longer than `VoiceProtocol.patience`,
  /// so that the voice has time to report the reason for its end.
  static let limit = Int32(VoiceProtocol.patience + 1) * 1_000

  /// The voices and properties of the synthesizer.
  let inventory: VoiceInventory

  private let connection: VoiceConnection
  private let process: pid_t

  /// Starts a voice process and waits until it is ready, which takes a few milliseconds.
  ///
  /// - Parameter limit: The maximum time until the voice is ready, in milliseconds.
  init(_ program: String, limit: Int32 = VoiceProcess.limit) throws(SpeechError) {
    guard let ends = SocketPair.make() else {
      throw .noVoice(reason: "no file descriptor is available")
    }
    let process = ChildProcess.start([program], descriptors: [STDIN_FILENO: ends.theirs])
    close(ends.theirs)
    guard let process else {
      close(ends.ours)
      throw .noVoice(reason: "\(program) cannot be started")
    }
    let connection = VoiceConnection(descriptor: ends.ours)
    do {
      inventory = try Self.greeting(connection, program, limit)
    } catch {
      connection.close()
      _ = Self.end(process)
      throw error
    }
    self.connection = connection
    self.process = process
  }

  deinit {
    connection.close()
    _ = Self.end(process)
  }

  /// Speaks the whole text, or speaks until `receiver` returns `false`. No samples are delivered after the method
  /// returns.
  ///
  /// Throws ``SpeechError/voiceEnded(reason:)`` if a new voice process has to be started.
  func speak(
    _ text: SpokenText,
    receiver: (UnsafeBufferPointer<Int16>) -> Bool
  ) throws(SpeechError) {
    try send(.speak(text))
    var goesOn = true
    while true {
      switch try receive() {
      case .samples(let samples):
        guard goesOn else { continue }
        goesOn = samples.withUnsafeBufferPointer { receiver($0) }
        if !goesOn { try send(.stop) }
      case .ended: return
      case .failed(let reason): throw .cannotSpeak(reason: reason)
      case .ready, .noVoiceData, nil:
        throw .voiceEnded(reason: "the voice program sent an unknown message")
      }
    }
  }

  private func send(_ request: VoiceRequest) throws(SpeechError) {
    do {
      try connection.send(request.message, limit: Self.limit)
    } catch {
      throw .voiceEnded(reason: reason(for: error))
    }
  }

  private func receive() throws(SpeechError) -> VoiceReply? {
    do {
      return VoiceReply(try connection.receive(limit: Self.limit))
    } catch {
      throw .voiceEnded(reason: reason(for: error))
    }
  }

  private func reason(for failure: VoiceConnection.Failure) -> String {
    switch failure {
    case .late: return "the voice program did not respond"
    case .malformed: return "the voice program sent an unknown message"
    case .closed:
      let signal = Self.end(process)
      if signal == SIGALRM {
        return "the voice program produced no sound for \(VoiceProtocol.patience) seconds"
      }
      return "the voice program \(signal == 0 ? "has exited" : "was ended by signal \(signal)")"
    }
  }

  private static func greeting(
    _ connection: VoiceConnection,
    _ program: String,
    _ limit: Int32
  ) throws(SpeechError) -> VoiceInventory {
    let message: VoiceMessage
    do {
      message = try connection.receive(limit: limit)
    } catch {
      throw .noVoice(reason: "\(program) is not responding")
    }
    switch VoiceReply(message) {
    case .ready(let inventory): return inventory
    case .noVoiceData(let path): throw .noVoiceData(path: path)
    case .failed(let reason): throw .noVoice(reason: reason)
    case .samples, .ended, nil:
      throw .noVoice(reason: "\(program) belongs to a different version of a11ynav")
    }
  }

  /// Terminates a process, waits until it has exited, and returns the signal that ended it, or 0 if no signal ended it.
  private static func end(_ process: pid_t) -> Int32 {
    var status: Int32 = 0
    // A process that has already ended on its own keeps its status.
    if waitpid(process, &status, WNOHANG) == 0 {
      kill(process, SIGKILL)
      while waitpid(process, &status, 0) == -1, errno == EINTR {}
    }
    return status & 0x7F
  }
}
