// SPDX-License-Identifier: MIT

/// Whether assistive technologies can reach an element itself, or only its children.
public enum Containment: String, Hashable, Sendable, Codable {
  /// The user can reach both the element and its children.
  case element
  /// The user can reach only the children.
  case container
}

/// How Switch Control scans the elements in a container.
public enum NavigationStyle: String, Hashable, Sendable, Codable {
  /// The container's role and the user's setting for groups determine how the elements are scanned.
  case automatic
  /// Each element is scanned separately.
  case separate
  /// The elements are first scanned as one item and, once the user selects that item, separately.
  case combined
}

/// How changes inside an element are announced.
public enum LiveRegion: String, Hashable, Sendable, Codable {
  /// Changes are announced when no other speech is in progress.
  case polite
  /// Changes are announced immediately.
  case assertive
  /// Changes are never announced, even if the element's role implies that they are.
  case off
}

/// The types of changes inside a live region that are announced.
public struct LiveChanges: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each type of change.
  public var rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Changes that add elements.
  public static let additions = Self(rawValue: 1 << 0)
  /// Words that change.
  public static let text = Self(rawValue: 1 << 1)
  /// Changes that remove elements or words.
  public static let removals = Self(rawValue: 1 << 2)
  /// The types of changes that are announced by default.
  public static let usual: Self = [.additions, .text]

  private static let named: [(name: String, change: Self)] = [
    ("additions", .additions), ("text", .text), ("removals", .removals),
  ]

  /// Creates a set from the names that `aria-relevant` uses, ignoring any other names.
  package init(names: some Sequence<some StringProtocol>) {
    self = []
    for name in names { formUnion(Self.named.first { name == $0.name }?.change ?? []) }
  }

  /// The names of the types of changes, as in `aria-relevant`.
  package var names: [String] { Self.named.filter { contains($0.change) }.map(\.name) }
}
