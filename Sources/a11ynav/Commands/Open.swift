import A11yCommandLine
import A11yDocuments
import ArgumentParser

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
      try InteractiveRun(technology: technology, speech: speech, isPlain: plain).run(
        CapturedTree(opened),
        title: document.title,
        readingOrder: opened.readingOrder,
        readsTerminal: document.file == "-"
      )
    }
  }
}
