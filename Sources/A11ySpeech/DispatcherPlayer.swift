// SPDX-License-Identifier: MIT

import Dispatch

/// A player that speaks items with Speech Dispatcher.
final class DispatcherPlayer: ItemPlayer {
  /// The interval at which the player checks whether an item must stop, in milliseconds.
  private static let interval: Int32 = 10
  /// Returns the maximum time for a message, in milliseconds, including the time until speech starts and ample time for
  /// each character.
  private static func patience(for text: String) -> Int32 {
    Int32(clamping: 10_000 + 500 * text.utf8.count)
  }

  private let connect: () throws(SpeechError) -> DispatcherConnection
  private var settings: SpeechSettings
  private var connection: DispatcherConnection?
  /// The delay before another attempt to connect to a server. Without the delay, every key press would have to wait for
  /// the server.
  private static let rest = DispatchTimeInterval.seconds(5)
  private var failure: (error: SpeechError, until: DispatchTime)?
  /// The settings that were sent last, keyed by name, so that unchanged settings are not sent again.
  private var told: [String: String] = [:]
  /// The user's own settings, keyed by name, which apply to segments that do not specify other settings.
  private var own: [String: String] = [:]

  init(
    settings: SpeechSettings,
    connect: @escaping () throws(SpeechError) -> DispatcherConnection
  ) throws(SpeechError) {
    self.settings = settings
    self.connect = connect
    _ = try connected()
  }

  var isConnected: Bool { connection != nil }

  func play(_ item: SpeechItem, engine: SpeechEngine, as playing: PlayingItem) throws -> Bool {
    // The server accepts only words, because sound icons belong to the user's configuration.
    guard case .segments(let segments) = item.content else { return true }
    do throws(SpeechError) {
      for segment in segments {
        if segment.pause > .zero {
          let pause = min(segment.pause, .seconds(60)) / .seconds(1)
          playing.wait(until: .now() + pause)
        }
        guard !playing.isCancelled, try speak(segment, playing) else { return false }
      }
      return !playing.isCancelled
    } catch {
      if case .voiceEnded = error { lose() }
      throw error
    }
  }

  /// Closes the connection. The next item opens a new connection, which starts with the new settings.
  func use(_ settings: SpeechSettings, engine: SpeechEngine) {
    self.settings = settings
    abandon()
  }

  /// Does nothing, because the code that waits for a message's end has already canceled the message.
  func discard() {}

  func finish() { abandon() }

  func abandon() {
    _ = try? connection?.perform("QUIT")
    lose()
  }

  private func lose() {
    connection?.close()
    connection = nil
    told = [:]
  }

  /// Speaks one segment completely, or returns `false` if the segment was canceled.
  private func speak(_ segment: SpeechSegment, _ playing: PlayingItem) throws(SpeechError) -> Bool {
    let speakable = SpeakableText(segment.text)
    if segment.spellsOut ? speakable.text.isEmpty : speakable.isEmpty { return true }
    let connection = try connected()
    try tell(segment, connection)
    try connection.perform("SPEAK")
    let reply = try connection.perform(DispatcherText.message(speakable.text))
    return try wait(
      for: reply.values.first,
      Self.patience(for: speakable.text),
      connection,
      playing
    )
  }

  private func wait(
    for message: String?,
    _ patience: Int32,
    _ connection: DispatcherConnection,
    _ playing: PlayingItem
  ) throws(SpeechError) -> Bool {
    let end = DispatchTime.now() + .milliseconds(Int(patience))
    var isCancelled = false
    while true {
      if playing.isCancelled, !isCancelled {
        isCancelled = true
        try connection.perform("CANCEL SELF")
      }
      if let event = try connection.event(within: Self.interval), event.values.first == message,
        event.code == 702 || event.code == 703
      {
        return event.code == 702
      }
      guard DispatchTime.now() < end else {
        throw .voiceEnded(reason: "Speech Dispatcher did not finish in time")
      }
    }
  }

  private func connected() throws(SpeechError) -> DispatcherConnection {
    if let connection { return connection }
    if let failure, DispatchTime.now() < failure.until { throw failure.error }
    do {
      let new = try connectAnew()
      (connection, failure) = (new, nil)
      return new
    } catch {
      failure = (error, .now() + Self.rest)
      throw error
    }
  }

  private func connectAnew() throws(SpeechError) -> DispatcherConnection {
    let connection = try connect()
    do {
      for command in DispatcherText.greeting(settings) { try connection.perform(command) }
      for name in ["LANGUAGE", "PITCH"] {
        own[name] = try connection.perform("GET \(name)").values.first
      }
    } catch {
      connection.close()
      throw error
    }
    return connection
  }

  /// Sends the segment's settings that differ from those sent last.
  private func tell(
    _ segment: SpeechSegment,
    _ connection: DispatcherConnection
  ) throws(SpeechError) {
    let change = segment.pitch.map { $0.isFinite ? Int((max(-1, min(1, $0)) * 50).rounded()) : 0 }
    let pitch = (own["PITCH"].flatMap { Int($0) } ?? 0) + (change ?? 0)
    let wanted = [
      ("LANGUAGE", segment.language.map(DispatcherText.word) ?? own["LANGUAGE"]),
      ("PITCH", "\(max(-100, min(100, pitch)))"),
      ("SPELLING", segment.spellsOut ? "ON" : "OFF"),
      ("PUNCTUATION", punctuation(of: segment)),
    ]
    for case (let name, let value?) in wanted where told[name] != value {
      try connection.perform("SET SELF \(name) \(value)")
      told[name] = value
    }
  }

  /// Returns the punctuation that is spoken by name, or `nil` to use the user's own setting.
  private func punctuation(of segment: SpeechSegment) -> String? {
    if let own = segment.punctuation { return own.rawValue }
    let isAsked = settings.punctuation != .none || told["PUNCTUATION"] != nil
    return isAsked ? settings.punctuation.rawValue : nil
  }
}
