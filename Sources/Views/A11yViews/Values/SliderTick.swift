// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A tick mark on a slider. The tick mark's label is not spoken, because the slider announces its value.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable {
  private let value: V

  /// Creates a mark.
  public init(_ value: V) { self.value = value }
  /// Creates a tick mark with a label.
  public init<L: View>(_ value: V, @ViewBuilder label: () -> L) { self.value = value }

  /// The value at the tick mark.
  public var id: V { value }
  /// The values at the tick marks.
  public var _values: [V] { [value] }
}

/// Several tick marks on a slider.
public struct _SliderTicks<V: BinaryFloatingPoint>: SliderTickContent {
  /// The values at the tick marks.
  public let _values: [V]
}

/// The tick marks on a slider, one for each element of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, Content: SliderTickContent>:
  SliderTickContent
{
  /// The values at the tick marks.
  public let _values: [Content.V]

  /// Creates a tick mark for each element; a property identifies the elements.
  public init<ID: Hashable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<Content.V> content: (Data.Element) -> Content
  ) { _values = data.flatMap { content($0)._values } }
}
