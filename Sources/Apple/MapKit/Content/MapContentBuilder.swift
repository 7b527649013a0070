// SPDX-License-Identifier: MIT

import SwiftUI

/// Builds a part of a map from the statements of a closure.
@resultBuilder
public enum MapContentBuilder {
  /// Takes an expression as it is.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content {
    content
  }

  /// Takes a single part as it is.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

  /// Makes the part of an `if` without an `else`.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }

  /// Makes the part of the first branch of an `if` or `switch`.
  public static func buildEither<First: MapContent, Second: MapContent>(
    first: First
  ) -> ConditionalMapContent<First, Second> {
    .first(first)
  }

  /// Makes the part of the second branch of an `if` or `switch`.
  public static func buildEither<First: MapContent, Second: MapContent>(
    second: Second
  ) -> ConditionalMapContent<First, Second> {
    .second(second)
  }

  /// Takes a part that is only available on some platforms.
  public static func buildLimitedAvailability<Content: MapContent>(
    _ content: Content
  ) -> Content {
    content
  }
}

extension EmptyMapContent: MapContent {
  /// None.
  public typealias Body = Never
  /// Adds none.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {}
}

extension TupleMapContent: MapContent {
  /// None.
  public typealias Body = Never
  /// Adds the places of each part.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {
    repeat (each Content)._place(each content.content, on: &map)
  }
}

extension ConditionalMapContent: MapContent {
  /// None.
  public typealias Body = Never
  /// Adds the places of the part that there is.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {
    switch content {
    case .first(let first): First._place(first, on: &map)
    case .second(let second): Second._place(second, on: &map)
    }
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  /// Adds the places of the part if there is one.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {
    if let content { Wrapped._place(content, on: &map) }
  }
}
