// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11ySession
import A11yTranscripts
import ArgumentParser

/// The `a11ynav attach` subcommand.
struct Attach: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "attach",
    abstract: "Navigate a running Linux app with keys and listen to it.",
    discussion: """
      The app is found through AT-SPI by its name or process ID. The keys are the
      same as in “a11ynav open”, and your actions take effect in the app.

        a11ynav attach gedit
        a11ynav attach --launch "gedit letter.txt"
        a11ynav attach --launch gtk3-demo --technology switch-control --scanning auto
        a11ynav attach gedit --keys "right right space"   press keys, print the words

      Any key can act as a switch, and so can each line on standard input.
      --highlight shows on the desktop which element a press would select:

        button | a11ynav attach gedit --technology switch-control --scanning auto \\
          --switch lines --highlight

      Without a desktop: a11ynav desktop -- a11ynav attach --launch gedit
      """
  )

  @Argument(help: "The app’s name, or its process ID.")
  var app: String?

  @Option(help: ArgumentHelp("Start this program, and stop it on exit.", valueName: "command"))
  var launch: String?

  @Option(
    help: ArgumentHelp("Press the named keys, print the spoken words, and exit.", valueName: "keys")
  )
  var keys: String?

  @Flag(help: "Draw a border around the current element on the desktop.")
  var highlight = false

  @OptionGroup(title: "Technology") var technology: TechnologyOptions
  @OptionGroup(title: "Switches") var switches: SwitchOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions

  @OptionGroup(title: "Display") var display: DisplayOptions
  @OptionGroup(title: "Troubleshooting") var trace: TraceOptions

  func validate() throws {
    guard (app == nil) != (launch == nil) else {
      throw ValidationError("Specify a running app or --launch, but not both.")
    }
    if keys != nil, highlight {
      throw ValidationError(
        "--highlight needs an interactive session, so it cannot be used with --keys."
      )
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let opened = try DesktopAccess.attach(to: app, launching: launch)
      if let keys {
        let walk = try Walk(keys: keys, script: nil, technology: technology)
        return try ReplayRun(walk, speech: speech, trace: trace, format: .text)
          .run(opened.source, readingOrder: opened.readingOrder)
      }
      let onTurn: @MainActor (AssistiveSession) -> Void = { session in
        if highlight { DesktopAccess.highlight(session.focusedElements, in: opened) }
      }
      try InteractiveRun(
        technology: technology,
        speech: speech,
        switches: switches,
        display: display,
        trace: trace
      ).run(
        opened.source,
        title: VisibleText.of(opened.title),
        readingOrder: opened.readingOrder,
        onTurn: onTurn
      )
    }
  }
}
