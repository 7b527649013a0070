// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

extension Diagnostic.Kind {
  /// Several elements are tied to one value of a focus wrapper.
  public static let ambiguousFocus = Self(rawValue: "ambiguousFocus")
  /// A focus wrapper was set to a value that no element is tied to.
  public static let focusTargetMissing = Self(rawValue: "focusTargetMissing")
}
