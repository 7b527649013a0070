// SPDX-License-Identifier: MIT

import A11yPlatform
import A11yVoice

internal import CEspeak

/// Speaks what it is asked to until the other end goes.
struct Voice {
  private let connection: VoiceConnection
  private var loadedVoice: String?

  init(_ connection: VoiceConnection) { self.connection = connection }

  /// Answers requests, and returns the status to end with.
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
    // A library that never returns must not outlive a program that was killed: SIGALRM ends it.
    alarm(UInt32(VoiceProtocol.patience))
    do {
      if spoken.voice != loadedVoice {
        try EspeakLibrary.load(voice: spoken.voice)
        loadedVoice = spoken.voice
      }
      let connection = connection
      try EspeakLibrary.speak(spoken) { samples in
        // Playing takes as long as it takes.
        alarm(0)
        defer { alarm(UInt32(VoiceProtocol.patience)) }
        // Whatever has come meanwhile stops this text.
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
