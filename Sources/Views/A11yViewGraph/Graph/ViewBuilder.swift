// SPDX-License-Identifier: MIT

/// A result builder that builds one view from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// Returns a statement's expression unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
}
