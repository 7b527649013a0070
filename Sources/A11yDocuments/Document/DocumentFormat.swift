// SPDX-License-Identifier: MIT

/// The formats that a tree can be read from.
public enum DocumentFormat: String, CaseIterable, Sendable {
  /// Playwright's ARIA snapshot: YAML.
  case aria
  /// The Chrome DevTools Protocol's `Accessibility.getFullAXTree`: JSON.
  case chrome
  /// This project's own format, which holds everything: JSON.
  case native
}
