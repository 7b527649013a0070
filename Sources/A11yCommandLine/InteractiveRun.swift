// SPDX-License-Identifier: MIT

import A11ySession
import A11ySpeech
import A11yTerminal
import A11yTree
import ArgumentParser
import Foundation

/// A spoken session that a person controls with keys in a terminal.
@MainActor
package struct InteractiveRun {
  private let technology: TechnologyOptions
  private let speech: SpeechOptions
  private let switches: SwitchOptions
  private let display: DisplayOptions
  private let trace: TraceOptions

  /// Creates a run from the options on the command line.
  package init(
    technology: TechnologyOptions,
    speech: SpeechOptions,
    switches: SwitchOptions,
    display: DisplayOptions,
    trace: TraceOptions
  ) {
    self.technology = technology
    self.speech = speech
    self.switches = switches
    self.display = display
    self.trace = trace
  }

  /// Runs the session until the user ends it.
  ///
  /// - Parameter recording: The recording into which the session is written.
  /// - Parameter readsInput: Whether standard input is read, which is not necessary if there are other switches.
  /// - Parameter adjust: A closure that changes the settings, for a command that prescribes some settings.
  /// - Parameter onStart: A closure that receives the session's terminal before the session starts.
  /// - Parameter onTurn: A closure that is called after each turn, once the result of the turn is shown.
  /// - Parameter readsTerminal: Whether keys are read from the terminal because standard input is the document.
  package func run(
    _ source: any TreeSource,
    title: String,
    readingOrder: ReadingOrder = .source,
    readsTerminal: Bool = false,
    readsInput: Bool = true,
    recording: SessionRecording? = nil,
    adjust: (inout SessionSettings) -> Void = { _ in },
    onStart: (TerminalSession) -> Void = { _ in },
    onTurn: (@MainActor (AssistiveSession) -> Void)? = nil
  ) throws {
    let (voice, speechSettings, notice) = try speech.openForPerson()
    var settings = try technology.settings()
    settings.useLanguageOfUser()
    settings.speech = speechSettings
    adjust(&settings)
    let set = try switches.set(for: settings)
    guard !(readsTerminal && set.readsLines) else {
      throw Failure(
        "Switch presses cannot be read from standard input, because the document is read from it."
      )
    }
    try trace.logSessions()
    let session = AssistiveSession(
      source: source,
      settings: settings,
      readingOrder: readingOrder,
      speech: voice,
      pacing: .person(waitsForVoice: voice.isHeard)
    )
    recording?.record(session)
    try trace.attach(to: session)
    let device = TerminalDevice(
      readsTerminal: readsTerminal,
      readsSwitches: set.readsLines,
      readsInput: readsInput
    )
    let terminal = TerminalSession(
      session: session,
      title: title,
      style: style(on: device),
      device: device,
      speech: voice,
      glyphs: Glyphs(environment: ProcessInfo.processInfo.environment)
    )
    terminal.notice = notice
    terminal.switches = set
    if let onTurn { terminal.onTurn = { onTurn(session) } }
    onStart(terminal)
    terminal.run()
    voice.cancel()
    do {
      try voice.finish()
    } catch let error as SpeechError where error.losesOnlyWords {
      // The session has already reported the error.
    }
    // The input has ended, so the question that the program asked could not be answered.
    if let notice = terminal.refusal { throw Failure(notice) }
  }

  private func style(on device: TerminalDevice) -> TerminalSession.Style {
    let environment = ProcessInfo.processInfo.environment
    if display.plain || !device.hasScreen || !device.hasKeyboard || environment["TERM"] == "dumb" {
      return .plain
    }
    let theme = display.theme ?? Theme(environment: environment)
    return .screen((environment["NO_COLOR"] ?? "").isEmpty ? theme : nil)
  }
}
