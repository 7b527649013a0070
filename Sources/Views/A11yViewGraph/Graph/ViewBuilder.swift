// SPDX-License-Identifier: MIT

/// A result builder that builds one view from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// Returns the expression of a statement unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
}
