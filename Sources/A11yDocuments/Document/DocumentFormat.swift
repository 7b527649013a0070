/// The formats in which a tree can be read.
public enum DocumentFormat: String, CaseIterable, Sendable {
  /// Playwright's ARIA snapshot: YAML.
  case aria
  /// The Chrome DevTools Protocol's `Accessibility.getFullAXTree`: JSON.
  case chrome
  /// This project's own format, which holds everything: JSON.
  case native
}
