// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A mark along a slider. The mark's label is not spoken, because the slider announces its value.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable {
  private let value: V

  /// Creates a mark.
  public init(_ value: V) { self.value = value }
  /// Creates a mark with a label.
  public init<L: View>(_ value: V, @ViewBuilder label: () -> L) { self.value = value }

  /// The value of the mark.
  public var id: V { value }
  /// The values of the marks.
  public var _values: [V] { [value] }
}

/// Several marks along a slider.
public struct _SliderTicks<V: BinaryFloatingPoint>: SliderTickContent {
  /// The values of the marks.
  public let _values: [V]
}

/// Marks along a slider for the elements of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, Content: SliderTickContent>:
  SliderTickContent
{
  /// The values of the marks.
  public let _values: [Content.V]

  /// Creates marks for each element, identified by a property.
  public init<ID: Hashable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<Content.V> content: (Data.Element) -> Content
  ) { _values = data.flatMap { content($0)._values } }
}
