// SPDX-License-Identifier: MIT

import A11yNavigation

/// A named group of settings for one kind of switch user.
///
/// The times are those that vendors and Scanning Wizard recommend for new, practiced and fast users and for users with
/// tremor. The time for a press is derived from the interval by the 0.65 rule.
public struct SwitchProfile: Hashable, Sendable {
  /// One setting and its value, as written in a transcript’s header.
  public struct Value: Hashable, Sendable {
    var name: String
    var value: String
  }

  /// The name.
  public let name: String
  /// The settings and their values, in order.
  public let values: [Value]

  /// The names of the settings that a profile can contain.
  static let settingNames: Set<String> = [
    "scanning", "interval", "first-item", "loops", "dwell", "hold", "ignore-repeat", "press-time",
    "accuracy", "groups", "group-size", "tap", "after-tap", "tap-keys", "keyboard", "long-press",
    "long-press-action", "menu-items",
    "extended-predictions", "scanning-mode", "gliding-cursor", "gliding-cursor-speed",
    "move-repeat",
  ]

  /// The built-in profiles.
  public static let all = [
    SwitchProfile("default", ("interval", "1s"), ("hold", "0s")),
    SwitchProfile("slow", ("interval", "2s"), ("hold", "0s")),
    SwitchProfile("fast", ("interval", "0.6s"), ("hold", "0s")),
    SwitchProfile("tremor", ("interval", "1.5s"), ("hold", "0.5s")),
  ]

  private init(_ name: String, _ values: (String, String)...) {
    self.name = name
    self.values =
      (values + [("press-time", "auto"), ("accuracy", "90%")])
      .map { Value(name: $0.0, value: $0.1) }
  }

  /// Finds a built-in profile by name.
  ///
  /// - Throws: ``SessionError`` that names the most similar profile.
  public init(named name: String) throws(SessionError) {
    guard let profile = Self.all.first(where: { $0.name == name }) else {
      throw .unknown("profile", name, known: Self.all.map(\.name))
    }
    self = profile
  }

  /// Parses a user’s own profile, as in `interval 1.8s, hold 0.3s, accuracy 80%`. The text can begin with the name of a
  /// built-in profile.
  ///
  /// - Throws: ``SessionError`` for an invalid value or a setting that the scanner does not have.
  public init(_ name: String, written text: String) throws(SessionError) {
    var values: [Value] = []
    var settings = SessionSettings()
    for part in text.split(separator: ",") {
      let words = String(part).trimmed.split(separator: " ", maxSplits: 1).map(String.init)
      if words.count == 1, values.isEmpty, let base = try? SwitchProfile(named: words[0]) {
        values = base.values
        continue
      }
      guard words.count == 2, Self.settingNames.contains(words[0]) else {
        throw .usage("a profile must have the form “slow, hold 0.3s, accuracy 80%”, not “\(text)”")
      }
      let value = Value(name: words[0], value: words[1].trimmed)
      try settings.set(value.name, to: value.value)
      values.append(value)
    }
    guard !values.isEmpty else { throw .usage("the “\(name)” profile contains no settings") }
    self.name = name
    self.values = values
  }

  /// Applies the profile's values to settings.
  public func apply(to settings: inout SessionSettings) {
    // The profile's values were checked when the profile was created.
    for value in values { try? settings.set(value.name, to: value.value) }
  }

  /// The profile, written as lines for a transcript’s header.
  public var header: [String] {
    Self.all.contains(self) ? ["profile: \(name)"] : values.map { "\($0.name): \($0.value)" }
  }
}
