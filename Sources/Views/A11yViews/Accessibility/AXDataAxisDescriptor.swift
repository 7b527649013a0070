// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// One axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What the axis measures or lists.
  var title: String { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// How distances on the axis represent differences. It does not affect speech.
  public enum ScaleType: Int, Sendable {
    /// Linear.
    case linear
    /// Logarithmic to base 10.
    case log10
    /// Logarithmic to base e.
    case ln
  }

  /// What the axis measures.
  public var title: String
  /// How distances represent differences.
  public var scaleType = ScaleType.linear
  /// The range of the axis.
  public var range: ClosedRange<Double>
  /// Where grid lines are drawn.
  public var gridlinePositions: [Double]
  /// Describes a number in words.
  public var valueDescriptionProvider: (Double) -> String

  /// Creates an axis.
  public init(
    title: String,
    range: ClosedRange<Double>,
    gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of categories.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// What the axis lists.
  public var title: String
  /// The categories, in order.
  public var categoryOrder: [String]

  /// Creates an axis.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
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
