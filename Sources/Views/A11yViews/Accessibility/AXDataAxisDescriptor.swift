// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// One axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What the axis measures or lists.
  var title: String { get set }
}

/// One point of a chart.
public final class AXDataPoint {
  /// A number or a category.
  public enum Value: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A category.
    case category(String)
  }

  /// The place of the point on the first axis.
  public var xValue: Value
  /// The point's value, if it has one.
  public var yValue: Double?
  /// The point's values on further axes.
  public var additionalValues: [Value]
  /// The label of the point.
  public var label: String?

  /// Creates a point at a number.
  public init(
    x: Double,
    y: Double? = nil,
    additionalValues: [Value] = [],
    label: String? = nil
  ) {
    xValue = .number(x)
    yValue = y
    self.additionalValues = additionalValues
    self.label = label
  }

  /// Creates a point at a category.
  public init(
    x: String,
    y: Double? = nil,
    additionalValues: [Value] = [],
    label: String? = nil
  ) {
    xValue = .category(x)
    yValue = y
    self.additionalValues = additionalValues
    self.label = label
  }
}
