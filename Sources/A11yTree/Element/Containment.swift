// SPDX-License-Identifier: MIT

/// Whether assistive technologies reach an element itself or only its children.
public enum Containment: String, Hashable, Sendable, Codable {
  /// The element and its children can be reached.
  case element
  /// Only the children can be reached.
  case container
}

/// How Switch Control scans the elements in a container.
public enum NavigationStyle: String, Hashable, Sendable, Codable {
  /// Depends on the container's role and the setting for groups.
  case automatic
  /// Each element on its own.
  case separate
  /// As one item; once it is selected, each element on its own.
  case combined
}

/// How changes inside an element are announced.
public enum LiveRegion: String, Hashable, Sendable, Codable {
  /// When nothing else is being said.
  case polite
  /// At once.
  case assertive
  /// Not at all, also where the role says otherwise.
  case off
}

/// Which changes inside a live region are announced.
public struct LiveChanges: OptionSet, Hashable, Sendable {
  /// One bit per kind of change.
  public var rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Elements that are added.
  public static let additions = Self(rawValue: 1 << 0)
  /// Words that change.
  public static let text = Self(rawValue: 1 << 1)
  /// Elements and words that go.
  public static let removals = Self(rawValue: 1 << 2)
  /// What is announced unless the author says otherwise.
  public static let usual: Self = [.additions, .text]
}
