// SPDX-License-Identifier: MIT

import A11yNavigation

extension SessionSettings {
  /// A setting that can be changed by name, in a script's header or with `set`.
  struct Entry: Sendable {
    var name: String
    var values: String
    /// The possible values of the setting, or an empty array if it can have any number of values.
    var choices: [String] {
      if values == "on or off" { return ["on", "off"] }
      guard values.hasPrefix("one of ") else { return [] }
      return values.dropFirst("one of ".count).split(separator: ", ").map(String.init)
    }
    /// Returns the value in the form that ``set`` parses.
    var get: @Sendable (SessionSettings) -> String
    /// Sets a value, or returns `false` if the value is not valid for the setting.
    var set: @Sendable (inout SessionSettings, String) throws(SessionError) -> Bool
  }

  static let entries: [Entry] =
    verbosityEntries + voiceEntries + [
      Entry(
        name: "words",
        values: "corrections such as “button = Button”, separated by commas"
      ) {
        $0.words.written
      } set: { settings, text in
        guard let words = WordCorrections(written: text) else { return false }
        settings.words = words
        return true
      },
      flag("groups", \.switchControl.groupsItems),
      flag("speech", \.switchControl.speaksItems),
      choice("scanning", \.switchControl.scanning),
      choice("scanning-mode", \.switchControl.scanningMode),
      choice("gliding-cursor", \.switchControl.glidingCursor),
      Entry(
        name: "gliding-cursor-speed",
        values: "a number of points per second from 10 to 1000"
      ) {
        "\($0.switchControl.glidingCursorSpeed)"
      } set: { settings, text throws(SessionError) in
        guard let speed = Int(text), (10...1000).contains(speed) else { return false }
        settings.switchControl.glidingCursorSpeed = speed
        return true
      },
      choice("tap", \.switchControl.tapBehavior),
      choice("after-tap", \.switchControl.focusAfterTap),
      flag("tap-keys", \.switchControl.alwaysTapsKeyboardKeys),
      choice("keyboard", \.switchControl.keyboardArrangement),
      flag("extended-predictions", \.switchControl.extendsPredictions),
      time("interval", \.switchControl.interval, atLeast: .milliseconds(50)),
      time("first-item", \.switchControl.pauseOnFirstItem),
      time("dwell", \.switchControl.dwell, atLeast: .milliseconds(50)),
      time("hold", \.switchControl.holdDuration),
      time("ignore-repeat", \.switchControl.ignoreRepeat),
      time("move-repeat", \.switchControl.moveRepeat),
      Entry(
        name: "recipes",
        values: "recipes such as “Turn pages: select=scroll-right”, separated by semicolons"
      ) {
        RecipeList($0.switchControl.recipes).written
      } set: { settings, text throws(SessionError) in
        settings.switchControl.recipes = try RecipeList(written: text).recipes
        return true
      },
      time("long-press", \.switchControl.longPress),
      choice("long-press-action", \.switchControl.longPressAction),
      Entry(
        name: "menu-items",
        values: "actions and any of \(menuParts), separated by commas"
      ) {
        $0.switchControl.menuItems.map(\.rawValue).joined(separator: ",")
      } set: { settings, text in
        let parts = text.split(separator: ",").map {
          SwitchControl.MenuPart(rawValue: String($0).trimmed)
        }
        let known = parts.compactMap(\.self)
        // Without actions, no element could be activated from the menu.
        guard known.count == parts.count, Set(known).count == known.count,
          known.contains(.actions)
        else { return false }
        settings.switchControl.menuItems = known
        return true
      },
      Entry(name: "press-time", values: "a time such as 0.6s, or auto") {
        $0.switchControl.pressTime?.written ?? "auto"
      } set: { settings, text throws(SessionError) in
        settings.switchControl.pressTime = text == "auto" ? nil : try CommandParser.duration(text)
        return true
      },
      Entry(name: "accuracy", values: "a percentage from 10% to 100%") {
        "\(Int(($0.switchControl.accuracy * 100).rounded()))%"
      } set: { settings, text throws(SessionError) in
        guard text.hasSuffix("%"), let percent = Int(String(text.dropLast()).trimmed),
          (10...100).contains(percent)
        else { return false }
        settings.switchControl.accuracy = Double(percent) / 100
        return true
      },
      Entry(
        name: "profile",
        values: "one of \(SwitchProfile.all.map(\.name).joined(separator: ", "))"
      ) { settings in
        let profile = SwitchProfile.all.first { profile in
          var same = settings
          profile.apply(to: &same)
          return same == settings
        }
        return profile?.name ?? ""
      } set: { settings, text throws(SessionError) in
        try SwitchProfile(named: text).apply(to: &settings)
        return true
      },
      Entry(name: "group-size", values: "a number of at least 2, or 0 for no limit") {
        "\($0.switchControl.groupSize)"
      } set: { settings, text throws(SessionError) in
        guard let number = Int(text), number == 0 || number > 1 else { return false }
        settings.switchControl.groupSize = number
        return true
      },
      Entry(name: "loops", values: "a number of at least 1") {
        "\($0.switchControl.loops)"
      } set: { settings, text throws(SessionError) in
        guard let number = Int(text), number > 0 else { return false }
        settings.switchControl.loops = number
        return true
      },
    ]

  private static let menuParts = SwitchControl.MenuPart.allCases.dropFirst().map(\.rawValue)
    .joined(separator: ", ")

  /// The values of all settings that differ from the default, keyed by name. A profile is represented by the settings
  /// that it contains, and manual scanning is represented by the scanning style.
  package var namedValues: [String: String] {
    let usual = SessionSettings()
    return Self.entries.reduce(into: [:]) { values, entry in
      let value = entry.get(self)
      let isRepeated =
        entry.name == "profile"
        || entry.name == "scanning-mode" && value == SwitchControl.ScanningMode.manual.rawValue
      if !isRepeated, value != entry.get(usual) { values[entry.name] = value }
    }
  }

  /// The names of all settings, in the order in which they are listed.
  package static var names: [String] { entries.map(\.name) }

  /// Returns the possible values of a setting, or an empty array if it can have any number of values.
  package static func choices(of name: String) -> [String] {
    entries.first { $0.name == name }?.choices ?? []
  }

  /// Returns the value of a setting in the form that ``set(_:to:)`` parses, or an empty string if there is no such
  /// setting.
  package func value(of name: String) -> String {
    Self.entries.first { $0.name == name }?.get(self) ?? ""
  }

  /// Changes a setting by name.
  ///
  /// - Throws: ``SessionError`` that names the most similar setting, or the possible values.
  public mutating func set(_ name: String, to value: String) throws(SessionError) {
    guard let entry = Self.entries.first(where: { $0.name == name }) else {
      throw .unknown("setting", name, known: Self.entries.map(\.name))
    }
    guard try entry.set(&self, value.trimmed) else {
      throw .usage("“\(name)” must be \(entry.values), not “\(value)”")
    }
  }

  static func flag(
    _ name: String,
    _ path: WritableKeyPath<SessionSettings, Bool> & Sendable
  ) -> Entry {
    Entry(name: name, values: "on or off") {
      $0[keyPath: path] ? "on" : "off"
    } set: { settings, text throws(SessionError) in
      guard text == "on" || text == "off" else { return false }
      settings[keyPath: path] = text == "on"
      return true
    }
  }

  static func choice<Value: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String,
    _ path: WritableKeyPath<SessionSettings, Value> & Sendable
  ) -> Entry {
    let values = Value.allCases.map(\.rawValue).joined(separator: ", ")
    return Entry(name: name, values: "one of \(values)") {
      $0[keyPath: path].rawValue
    } set: { settings, text throws(SessionError) in
      guard let value = Value(rawValue: text) else { return false }
      settings[keyPath: path] = value
      return true
    }
  }

  static func time(
    _ name: String,
    _ path: WritableKeyPath<SessionSettings, Duration> & Sendable,
    atLeast least: Duration = .zero
  ) -> Entry {
    let from = least == .zero ? "" : " of at least \(least.seconds) s"
    return Entry(name: name, values: "a time\(from), such as 1.5s") {
      $0[keyPath: path].written
    } set: { settings, text throws(SessionError) in
      let value = try CommandParser.duration(text)
      guard value >= least else { return false }
      settings[keyPath: path] = value
      return true
    }
  }
}
