// SPDX-License-Identifier: MIT

import SwiftUI

/// Builds an axis from the statements of a closure. It is accepted and not heard.
@resultBuilder
@MainActor
public enum AxisContentBuilder {
  /// Takes a part of an axis.
  public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
  /// Takes one part.
  public static func buildBlock<C: AxisContent>(_ content: C) -> C { content }
  /// Takes the part of an `if`.
  public static func buildIf<C: AxisContent>(_ content: C?) -> C? { content }
}

/// Builds the marks of an axis from the statements of a closure. They are accepted and not heard.
@resultBuilder
@MainActor
public enum AxisMarkBuilder {
  /// Takes a mark.
  public static func buildExpression<M: AxisMark>(_ mark: M) -> M { mark }
  /// Takes one mark.
  public static func buildBlock<M: AxisMark>(_ mark: M) -> M { mark }
  /// Takes the mark of an `if`.
  public static func buildIf<M: AxisMark>(_ mark: M?) -> M? { mark }
}

extension Optional: AxisContent where Wrapped: AxisContent {}
extension Optional: AxisMark where Wrapped: AxisMark {}
