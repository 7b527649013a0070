// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// Marks along a slider. A slider with marks takes only their values.
public protocol SliderTickContent<V> {
  /// The type of the values.
  associatedtype V: BinaryFloatingPoint
  /// The values of the marks.
  var _values: [V] { get }
}

/// A mark along a slider. Its label is not said, as the slider says its value.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable {
  private let value: V

  /// Creates a mark.
  public init(_ value: V) { self.value = value }
  /// Creates a mark with a label.
  public init<L: View>(_ value: V, @ViewBuilder label: () -> L) { self.value = value }

  /// The value of the mark.
  public var id: V { value }
  /// The value of the mark.
  public var _values: [V] { [value] }
}

/// Several marks along a slider.
public struct _SliderTicks<V: BinaryFloatingPoint>: SliderTickContent {
  /// The values of the marks.
  public let _values: [V]
}

/// A mark along a slider for each element of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, Content: SliderTickContent>:
  SliderTickContent
{
  /// The values of the marks.
  public let _values: [Content.V]

  /// Makes marks for each element, identified by a property.
  public init<ID: Hashable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<Content.V> content: (Data.Element) -> Content
  ) { _values = data.flatMap { content($0)._values } }
}

/// Builds the marks of a slider.
@resultBuilder
public enum SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Takes marks.
  public static func buildExpression<C: SliderTickContent<V>>(_ content: C) -> C { content }
  /// Takes the first marks.
  public static func buildPartialBlock<C: SliderTickContent<V>>(first content: C) -> C { content }
  /// Adds marks to those before them.
  public static func buildPartialBlock<A: SliderTickContent<V>, C: SliderTickContent<V>>(
    accumulated ticks: A,
    next content: C
  ) -> _SliderTicks<V> { _SliderTicks(_values: ticks._values + content._values) }
  /// Takes the marks of an `if` without an `else`.
  public static func buildIf<C: SliderTickContent<V>>(_ content: C?) -> _SliderTicks<V> {
    _SliderTicks(_values: content?._values ?? [])
  }
  /// Takes the marks of the first branch of an `if`.
  public static func buildEither<C: SliderTickContent<V>>(first content: C) -> _SliderTicks<V> {
    _SliderTicks(_values: content._values)
  }
  /// Takes the marks of the second branch of an `if`.
  public static func buildEither<C: SliderTickContent<V>>(second content: C) -> _SliderTicks<V> {
    _SliderTicks(_values: content._values)
  }
}
