// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yPlatform
import ArgumentParser

/// The `a11ynav scan` subcommand.
struct Scan: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scan",
    abstract: "Use a whole Linux desktop with one switch.",
    discussion: """
      The scanner moves through the window with keyboard focus, and follows when
      another window opens or comes to the front. A border marks the current
      element, and a small window shows the scanner menu and the keyboard. The
      menu contains Windows, Apps, Stop scanning and Quit.

        a11ynav scan --switch-key f9
        a11ynav scan --joystick /dev/input/js0 --interval 2s
        button | a11ynav scan        each line on standard input is a press

      In a terminal, Space is the switch. To quit, choose Quit in the menu, press
      Ctrl-C in the terminal, or hold the --switch-key key for 5 seconds. If no
      switch is pressed for --timeout minutes, scanning stops until the next press.
      The command needs X11; Wayland is not supported.

      To try scanning without a desktop: a11ynav desktop -- a11ynav scan
      """
  )

  @Option(
    name: .customLong("switch-key"),
    help: ArgumentHelp(
      "A key that acts as the switch in every window: f1 to f24, pause, scroll-lock, menu or insert.",
      valueName: "key"
    )
  )
  var switchKey: String?

  @Option(
    help: ArgumentHelp("A joystick whose buttons act as the switch.", valueName: "file"),
    completion: .file()
  )
  var joystick: String?

  @Option(
    help: ArgumentHelp(
      "Stop scanning after this many minutes without a press; 0 for never.",
      valueName: "minutes"
    )
  )
  var timeout = 10

  @OptionGroup(title: "Technology") var technology: TechnologyOptions
  @OptionGroup(title: "Switches") var switches: SwitchOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions

  @OptionGroup(title: "Display") var display: DisplayOptions
  @OptionGroup(title: "Troubleshooting") var trace: TraceOptions

  func validate() throws {
    guard technology.technology.map({ $0 == .switchControl }) ?? true else {
      throw ValidationError("scan always uses switch-control; omit --technology.")
    }
    guard (0...1440).contains(timeout) else {
      throw ValidationError("--timeout must be a number from 0 to 1440.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      // Without a terminal, each line on standard input is a switch press, unless there are other switches.
      let hasTerminal = isatty(STDIN_FILENO) == 1
      let hasDevice = switchKey != nil || joystick != nil
      var switches = switches
      if !hasTerminal, !hasDevice, !switches.areNamed { switches.addLines() }
      let run = InteractiveRun(
        technology: technology,
        speech: speech,
        switches: switches,
        display: display,
        trace: trace
      )
      try DesktopScanRun(
        run,
        readsInput: hasTerminal || switches.readLines || !hasDevice,
        timeout: .seconds(timeout * 60)
      ).run(key: switchKey, joystick: joystick)
    }
  }
}
