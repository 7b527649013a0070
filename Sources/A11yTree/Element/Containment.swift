/// Whether assistive technologies meet an element itself or only what is inside.
public enum Containment: String, Hashable, Sendable, Codable {
  /// The element is met; so is what is inside it.
  case element
  /// Only what is inside is met.
  case container
}

/// How Switch Control scans what is inside a container.
public enum NavigationStyle: String, Hashable, Sendable, Codable {
  /// By the container's role and the setting for groups.
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
}
