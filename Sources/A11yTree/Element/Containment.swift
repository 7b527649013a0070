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
}
