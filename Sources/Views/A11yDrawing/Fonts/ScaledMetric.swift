// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A length that scales with the size of text. Because nothing is drawn, the length never changes.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length.
  public let wrappedValue: Value

  /// Creates a length that scales with the size of body text.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a length that scales with the size of a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
