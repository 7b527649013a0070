// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

extension Diagnostic {
  /// Returns a diagnostic for a value in a navigation path if the value's type has no destination.
  ///
  /// - Parameters:
  ///   - place: The value's position in the path, starting at 1.
  ///   - origin: The link that shows the value or, if there is none, the stack.
  @MainActor
  static func missingDestination(of type: Any.Type, at place: Int, from origin: Node) -> Diagnostic
  {
    Diagnostic(
      .destinationMissing,
      view: origin.viewName,
      "shows an empty screen for a value of type \(type), at position \(place) of the path, "
        + "because no view in the stack declares navigationDestination(for: \(type).self)."
    )
  }
}
