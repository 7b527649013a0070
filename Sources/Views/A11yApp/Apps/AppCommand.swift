// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yLocalization
import A11yNavigation
import A11ySession
import A11yTree
import A11yViewFeatures
import A11yViewGraph
import ArgumentParser

/// The command-line interface of every app.
struct AppCommand: ParsableCommand {
  /// The app's name, which is set once before the command line is parsed.
  @MainActor static var name = "app"

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: MainActor.assumeIsolated { name },
      abstract: "Run the app in a spoken session.",
      discussion: """
        Without --keys or --script, a spoken session opens: the right and left arrows
        move between elements, space activates, F10 opens the menu bar, ? shows all
        keys, and q quits.

        With --keys or --script, the words are printed instead of spoken. Time is
        virtual, so the same input always produces the same output.
        """
    )
  }

  @Argument(help: "Documents to open, if the app supports documents.", completion: .file())
  var files: [String] = []

  @Option(help: ArgumentHelp("The names of keys to press, separated by spaces.", valueName: "keys"))
  var keys: String?

  @Option(
    help: ArgumentHelp("The script to run.", valueName: "file"),
    completion: .file(extensions: ["a11y"])
  )
  var script: String?

  @Flag(help: "With --keys or --script, print one JSON record for each utterance.")
  var json = false

  @Flag(
    help:
      "At the end, list the declarations that have no audible effect, and the views that use them."
  )
  var accepted = false

  @Flag(help: "Start with empty storage, and delete it when the session ends, as with --script.")
  var fresh = false

  @Option(
    help: ArgumentHelp(
      "The device: iphone, iphone-landscape, ipad, ipad-portrait or mac. (default: mac with --platform macos, otherwise iphone)",
      valueName: "name"
    ),
    completion: .list(Device.all.map(\.name)),
    transform: AppCommand.device(named:)
  )
  var device: Device?

  @Flag(help: .hidden) var transcriptLines = false

  @OptionGroup(title: "Display") var display: DisplayOptions
  @OptionGroup(title: "Troubleshooting") var trace: TraceOptions

  @OptionGroup(title: "Previews") var previewOptions: PreviewOptions
  @OptionGroup(title: "Technology") var technology: TechnologyOptions
  @OptionGroup(title: "Switches") var switches: SwitchOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions

  func validate() throws {
    if keys != nil, script != nil {
      throw ValidationError("--keys and --script cannot be combined.")
    }
  }

  /// The program's arguments, preceded by those in the user's configuration.
  static var arguments: [String] {
    CommandLineArguments.withConfiguration(
      Array(CommandLine.arguments.dropFirst()),
      commands: nil,
      scripted: ["--keys", "--script", "--previews", "--snapshot"]
    )
  }

  /// Whether the app is operated by a script or by keys given on the command line, rather than by a user.
  var isScripted: Bool { keys != nil || script != nil }

  /// Finds the device that a command-line option names.
  private static func device(named name: String) throws -> Device {
    guard let device = Device(name: name) else {
      throw ValidationError(Device.refusal(of: name))
    }
    return device
  }

  /// Sets up the device, the language and the storage before the app runs.
  @MainActor
  mutating func begin() throws {
    beginDevice()
    try beginStorage()
    let language =
      technology.verbosity.language ?? script.flatMap { Walk.field("language", of: $0) }
    AppLanguages.use(language.map { [$0] })
  }

  /// Chooses the device. By default, the screen reader uses the words for the device's platform. If only the platform
  /// is specified, the default device for that platform is used.
  @MainActor
  private mutating func beginDevice() {
    // An unknown device name in the transcript's header is reported when the header is read.
    device =
      device ?? script.flatMap { Walk.field("device", of: $0) }.flatMap(Device.init(name:))
    let platform =
      technology.verbosity.platform
      ?? script.flatMap { Walk.field("platform", of: $0) }.flatMap(Platform.init(rawValue:))
    if let device, platform == nil, device.idiom == .mac { technology.verbosity.platform = .macOS }
    CurrentHost.use(device ?? (platform == .macOS ? .mac : .iPhone))
  }

  /// Sets up separate storage for a run without a user. The separate storage contains only the values that a script's
  /// header specifies.
  @MainActor
  private func beginStorage() throws {
    guard isScripted || fresh || previewOptions.snapshot != nil else { return }
    PrivateHome.begin(restarts: true)
    guard let script, let text = Walk.field("defaults", of: script) else { return }
    do { try WrittenDefaults(text).store(in: .standard) } catch {
      throw Failure("\(script): defaults: \(error)")
    }
  }

  private var format: ReplayOutput {
    if transcriptLines { return .lines }
    return json ? .utterances : .text
  }

  /// Creates and runs an app after the command line has been parsed.
  @MainActor
  func run(title: String? = nil, _ makeSource: () -> any TreeSource) throws {
    if isScripted {
      let walk = try Walk(keys: keys, script: script, technology: technology)
      try ReplayRun(walk, speech: speech, trace: trace, format: format).run(makeSource())
    } else {
      try InteractiveRun(
        technology: technology,
        speech: speech,
        switches: switches,
        display: display,
        trace: trace
      )
      .run(makeSource(), title: title ?? Self.name)
    }
  }
}
