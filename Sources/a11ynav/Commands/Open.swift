import A11yDocuments
import A11ySession
import A11ySpeech
import ArgumentParser
import Foundation

/// `a11ynav open`
struct Open: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Walk a document with keys, and hear it.",
    discussion: """
            The right and left arrows go from element to element, space activates,
            ? shows all keys and q quits. With --technology switch-control, space is
            the select switch.

            In a session that is not on a screen, or with --plain, each thing that is
            said is one line.
      """
  )

  @OptionGroup var document: DocumentOptions
  @OptionGroup(title: "Technology") var technology: TechnologyOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions

  @Flag(help: "Print a line for each thing that is said, and never redraw.")
  var plain = false

  func run() throws {
    try MainActor.assumeIsolated {
      let opened = try document.open()
      let source = try CapturedTree(opened)
      let destination = try speech.destination(default: .device)
      var voice: any SpeechOutput = SilentSpeech()
      var notice = ""
      do {
        voice = try speech.open(destination)
      } catch let error where speech.speech == nil && speech.voice == nil {
        notice = "\(error); the words are only shown."
      }
      var settings = try technology.settings()
      settings.rate = speech.rate
      let session = Session(
        source: source,
        settings: settings,
        readingOrder: opened.readingOrder,
        speech: voice,
        waitsForVoice: voice is DeviceSpeech,
        isRealTime: true
      )
      let device = TerminalDevice(readsTerminal: document.file == "-")
      let environment = ProcessInfo.processInfo.environment
      let isPlain =
        plain || !device.hasScreen || !device.hasKeyboard || environment["TERM"] == "dumb"
      let color = (environment["NO_COLOR"] ?? "").isEmpty
      let terminal = TerminalSession(
        session: session,
        title: document.title,
        style: isPlain ? .plain : .screen(color: color),
        device: device,
        speech: voice
      )
      terminal.notice = notice
      terminal.run()
      voice.cancel()
      try voice.finish()
    }
  }
}
