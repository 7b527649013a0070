// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree
import ArgumentParser
import Foundation

extension SwitchControl.ScanningStyle: ExpressibleByArgument {}
extension SwitchControl.ScanningMode: ExpressibleByArgument {}
extension SwitchControl.GlidingCursor: ExpressibleByArgument {}
extension SwitchControl.TapBehavior: ExpressibleByArgument {}
extension SwitchControl.FocusAfterTap: ExpressibleByArgument {}
extension KeyboardArrangement: ExpressibleByArgument {}
extension SwitchAction: ExpressibleByArgument {}

/// An option's value, either `on` or `off`.
package enum OnOff: String, CaseIterable, ExpressibleByArgument {
  case on, off
}

/// The options that turn on technologies and determine their behavior.
package struct TechnologyOptions: ParsableArguments {
  package init() {}

  @Option(
    help:
      "The technologies: voiceover, switch-control, or both separated by a comma; the keys control the first. (default: voiceover)",
    completion: OptionChoices.completion(of: "technology"),
    transform: CommandParser.technologies
  )
  package var technology: AccessibilityTechnologies?

  @OptionGroup(title: "VoiceOver’s verbosity") package var verbosity: VerbosityOptions

  @Option(
    help: ArgumentHelp(
      "The switch user’s profile: default, slow, fast, tremor, or one from your settings.",
      valueName: "name"
    ),
    completion: OptionChoices.completion(of: "profile")
  )
  package var profile: String?

  @Option(help: "How the scanner moves: auto, manual (two switches) or step (one switch).")
  package var scanning: SwitchControl.ScanningStyle?

  @Option(
    help:
      "The scanning mode: item, point (two moving lines select a point) or manual (item by item, with two switches)."
  )
  package var scanningMode: SwitchControl.ScanningMode?

  @Option(help: "How the lines move in point scanning: single, refined or precise.")
  package var glidingCursor: SwitchControl.GlidingCursor?

  @Option(
    help: ArgumentHelp(
      "The gliding cursor’s speed in points per second. (default: 100)",
      valueName: "number"
    )
  )
  package var glidingCursorSpeed: String?

  @Option(
    help: ArgumentHelp(
      "How long auto scanning stays on each stop. (default: 1s)",
      valueName: "time"
    )
  )
  package var interval: String?

  @Option(
    help: ArgumentHelp(
      "How much longer auto scanning stays on the first stop. (default: 0s)",
      valueName: "time"
    )
  )
  package var firstItem: String?

  @Option(
    help: ArgumentHelp(
      "The number of rounds before scanning stops. (default: 5)",
      valueName: "number"
    )
  )
  package var loops: String?

  @Option(
    help: ArgumentHelp(
      "How long step scanning waits before it selects the current stop. (default: 1s)",
      valueName: "time"
    )
  )
  package var dwell: String?

  @Option(
    help: ArgumentHelp(
      "How long a switch must be held for a press to count. (default: 0s)",
      valueName: "time"
    )
  )
  package var hold: String?

  @Option(
    help: ArgumentHelp(
      "The time that a switch press takes, used in estimates. (default: 0.65 of the interval)",
      valueName: "time"
    )
  )
  package var pressTime: String?

  @Option(
    help: ArgumentHelp(
      "The percentage of presses that are on time, used in estimates. (default: 90%)",
      valueName: "percentage"
    )
  )
  package var accuracy: String?

  @Option(
    help: ArgumentHelp(
      "How long repeated presses of a switch are ignored. (default: 0s)",
      valueName: "time"
    )
  )
  package var ignoreRepeat: String?

  @Option(
    help: ArgumentHelp(
      "How long a held switch waits before it moves the scanner again; 0s for no repeats. (default: 0s)",
      valueName: "time"
    )
  )
  package var moveRepeat: String?

  @Option(
    help: ArgumentHelp(
      "Recipes, separated by semicolons, such as “Turn pages: select=scroll-right, timeout 20s”.",
      valueName: "recipes"
    )
  )
  package var recipes: String?

  @Option(
    help: ArgumentHelp(
      "How long the select switch must be held for its long-press action; 0s for none. (default: 0s)",
      valueName: "time"
    )
  )
  package var longPress: String?

  @Option(help: "The action for a long press of the select switch; menu by default.")
  package var longPressAction: SwitchAction?

  @Option(
    help: ArgumentHelp(
      "The scanner menu’s entries, in order: actions, edit-text, scroll, escape, recipes, settings.",
      valueName: "entries"
    )
  )
  package var menuItems: String?

  @Option(help: "Whether a group is first scanned as one stop; on by default.")
  package var groups: OnOff?

  @Option(
    help: ArgumentHelp(
      "The maximum number of stops in a group outside rows; 0 for no limit. (default: 10)",
      valueName: "number"
    )
  )
  package var groupSize: String?

  @Option(
    help:
      "What happens when a stop is selected: default (menu), auto (tap after 0.75 s) or always (tap)."
  )
  package var tap: SwitchControl.TapBehavior?

  @Option(help: "Where scanning continues after a tap: resume or start.")
  package var afterTap: SwitchControl.FocusAfterTap?

  @Option(
    help: "Whether a key of the on-screen keyboard types as soon as it is selected; on by default."
  )
  package var tapKeys: OnOff?

  @Option(
    help: "The order of letters on the on-screen keyboard: standard, alphabetic or frequency."
  )
  package var keyboard: KeyboardArrangement?

  @Option(
    help: ArgumentHelp(
      "A file of words for the on-screen keyboard to predict, one per line, optionally with counts.",
      valueName: "file"
    ),
    completion: .file()
  )
  package var predictions: String?

  @Option(
    help: "Whether the on-screen keyboard shows six predictions instead of three; off by default."
  )
  package var extendedPredictions: OnOff?

  /// Applies the options to settings.
  package func apply(to settings: inout SessionSettings) throws {
    if let technology { settings.technologies = technology }
    if let profile { try Self.profile(profile).apply(to: &settings) }
    if let words = try words() { settings.switchControl.words = words }
    try applyNamed(to: &settings)
  }

  private func applyNamed(to settings: inout SessionSettings) throws {
    for (name, value) in named {
      guard let value else { continue }
      do {
        try settings.set(name, to: value)
      } catch {
        throw ValidationError("--\(name): \(error)")
      }
    }
  }

  /// Returns the words that the keyboard predicts, if the user specifies a word list.
  package func words() throws -> WordList? {
    do {
      return try predictions.map { try WordList.read($0) }
    } catch {
      throw ValidationError("--predictions: \(error)")
    }
  }

  /// Returns the profile with a given name, which is either a built-in profile or one of the user’s own profiles.
  private static func profile(_ name: String) throws -> SwitchProfile {
    do {
      return try UserConfiguration.profile(name) ?? SwitchProfile(named: name)
    } catch {
      throw ValidationError("\(error)")
    }
  }

  /// Returns the default settings with the options applied.
  package func settings() throws -> SessionSettings {
    var settings = SessionSettings()
    try apply(to: &settings)
    return settings
  }

  /// The settings for VoiceOver and the scanner, with the values from the user.
  private var named: [(String, String?)] {
    verbosity.named + [
      ("scanning", scanning?.rawValue), ("scanning-mode", scanningMode?.rawValue),
      ("gliding-cursor", glidingCursor?.rawValue), ("gliding-cursor-speed", glidingCursorSpeed),
      ("interval", interval), ("first-item", firstItem),
      ("loops", loops), ("dwell", dwell), ("hold", hold),
      ("press-time", pressTime), ("accuracy", accuracy), ("ignore-repeat", ignoreRepeat),
      ("move-repeat", moveRepeat), ("recipes", recipes),
      ("long-press", longPress), ("long-press-action", longPressAction?.rawValue),
      ("menu-items", menuItems), ("groups", groups?.rawValue), ("group-size", groupSize),
      ("tap", tap?.rawValue),
      ("after-tap", afterTap?.rawValue), ("tap-keys", tapKeys?.rawValue),
      ("keyboard", keyboard?.rawValue),
      ("extended-predictions", extendedPredictions?.rawValue),
    ]
  }

  /// The lines of a transcript's header that are equivalent to these options.
  package var header: [String] {
    let technologies = (technology ?? .voiceOver).technologies.map(\.rawValue)
    let profile = profile.flatMap { try? Self.profile($0).header } ?? []
    let words = predictions.map { ["predictions: \(URL(fileURLWithPath: $0).path)"] } ?? []
    return ["technology: \(technologies.joined(separator: ","))"] + profile + words
      + named.compactMap { name, value in value.map { "\(name): \($0)" } }
  }

  package mutating func validate() throws {
    // A word list may be long, so it is read only when it is needed.
    if let profile { _ = try Self.profile(profile) }
    var settings = SessionSettings()
    try applyNamed(to: &settings)
  }
}
