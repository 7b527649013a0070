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
  /// Takes several parts.
  public static func buildBlock<each C: AxisContent>(_ content: repeat each C) -> BuiltAxis {
    BuiltAxis()
  }
  /// Takes the part of an `if`.
  public static func buildIf<C: AxisContent>(_ content: C?) -> C? { content }
  /// Takes the first branch.
  public static func buildEither<C: AxisContent>(first: C) -> BuiltAxis { BuiltAxis() }
  /// Takes the second branch.
  public static func buildEither<C: AxisContent>(second: C) -> BuiltAxis { BuiltAxis() }
  /// Takes a part that is only available on some platforms.
  public static func buildLimitedAvailability<C: AxisContent>(_ content: C) -> BuiltAxis {
    BuiltAxis()
  }
}

/// Builds the marks of an axis from the statements of a closure. They are accepted and not heard.
@resultBuilder
@MainActor
public enum AxisMarkBuilder {
  /// Takes a mark.
  public static func buildExpression<M: AxisMark>(_ mark: M) -> M { mark }
  /// Takes one mark.
  public static func buildBlock<M: AxisMark>(_ mark: M) -> M { mark }
  /// Takes several marks.
  public static func buildBlock<each M: AxisMark>(_ mark: repeat each M) -> BuiltAxis {
    BuiltAxis()
  }
  /// Takes the mark of an `if`.
  public static func buildIf<M: AxisMark>(_ mark: M?) -> M? { mark }
  /// Takes the first branch.
  public static func buildEither<M: AxisMark>(first: M) -> BuiltAxis { BuiltAxis() }
  /// Takes the second branch.
  public static func buildEither<M: AxisMark>(second: M) -> BuiltAxis { BuiltAxis() }
  /// Takes a mark that is only available on some platforms.
  public static func buildLimitedAvailability<M: AxisMark>(_ mark: M) -> BuiltAxis { BuiltAxis() }
}

extension Optional: AxisContent where Wrapped: AxisContent {}
extension Optional: AxisMark where Wrapped: AxisMark {}
