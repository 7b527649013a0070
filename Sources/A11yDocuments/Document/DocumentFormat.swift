// SPDX-License-Identifier: MIT

/// The formats from which a tree can be read.
public enum DocumentFormat: String, CaseIterable, Sendable {
  /// Playwright's ARIA snapshot, in YAML.
  case aria
  /// The result of `Accessibility.getFullAXTree` in the Chrome DevTools Protocol, in JSON.
  case chrome
  /// This project's own JSON format, which loses no information.
  case native
}
