// SPDX-License-Identifier: MIT

/// Builds one view from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// Takes an expression as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
}
