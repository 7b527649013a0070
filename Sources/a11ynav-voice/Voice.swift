// SPDX-License-Identifier: MIT

import A11yPlatform
import A11yVoice

internal import CEspeak

/// A service that speaks the text sent by a11ynav until a11ynav closes the connection.
struct Voice {
  private let connection: VoiceConnection
  private var loadedVoice: String?

  init(_ connection: VoiceConnection) { self.connection = connection }

  /// Answers requests until the connection is closed or fails, and returns the process's exit status.
  mutating func run() -> Int32 {
    do throws(VoiceConnection.Failure) {
      guard try start() else { return 1 }
      while true {
        let message = try connection.receive()
        guard let request = VoiceRequest(message) else { return 65 }
        if case .speak(let spoken) = request { try speak(spoken) }
      }
    } catch {
      return error == .closed ? 0 : 74
    }
  }

  private func start() throws(VoiceConnection.Failure) -> Bool {
    do {
      try connection.send(VoiceReply.ready(EspeakLibrary.start()).message)
      return true
    } catch let error as EspeakLibrary.Failure {
      switch error {
      case .noData(let path): try connection.send(VoiceReply.noVoiceData(path: path).message)
      case .refused(let reason): try connection.send(VoiceReply.failed(reason: reason).message)
      }
      return false
    } catch {
      throw error as? VoiceConnection.Failure ?? .closed
    }
  }

  private mutating func speak(_ spoken: SpokenText) throws(VoiceConnection.Failure) {
    var failure: VoiceConnection.Failure?
    var reply = VoiceReply.ended
    // SIGALRM ends this process if the library never returns, so that the process does not outlive a program that was
    // killed.
    alarm(UInt32(VoiceProtocol.patience))
    do {
      if spoken.voice != loadedVoice {
        try EspeakLibrary.load(voice: spoken.voice)
        loadedVoice = spoken.voice
      }
      let connection = connection
      try EspeakLibrary.speak(spoken) { samples in
        // There is no time limit for playing the samples.
        alarm(0)
        defer { alarm(UInt32(VoiceProtocol.patience)) }
        // Any message that arrives during speech interrupts the current text.
        if connection.hasInput { return false }
        do throws(VoiceConnection.Failure) {
          try connection.send(VoiceReply.samples(Array(samples)).message)
          return true
        } catch {
          failure = error
          return false
        }
      }
    } catch {
      reply = .failed(reason: "\(error)")
    }
    alarm(0)
    if let failure { throw failure }
    try connection.send(reply.message)
  }
}
