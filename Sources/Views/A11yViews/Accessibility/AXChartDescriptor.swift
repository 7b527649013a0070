// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// Something that describes a chart in words and numbers.
public protocol AXChartDescriptorRepresentable {
  /// Makes the description.
  func makeChartDescriptor() -> AXChartDescriptor

  /// Updates a description. Here a description is remade whenever its view is.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the description as it is.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// A chart in words and numbers: what it is about, its axes and its series.
public final class AXChartDescriptor {
  /// The direction of the content.
  public enum ContentDirection: Int, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// Downwards.
    case topToBottom
    /// Upwards.
    case bottomToTop
    /// Around, clockwise.
    case radialClockwise
    /// Around, anticlockwise.
    case radialCounterClockwise
  }

  /// The chart's title.
  public var title: String?
  /// What the chart shows, in a sentence or two.
  public var summary: String?
  /// The direction of the content. It does not affect speech.
  public var contentDirection = ContentDirection.leftToRight
  /// The axis along which the points lie.
  public var xAxis: any AXDataAxisDescriptor
  /// The axis of the values, if the points have values.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// The axes of further values.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The series of points.
  public var series: [AXDataSeriesDescriptor]

  /// Creates a description.
  public init(
    title: String?,
    summary: String?,
    xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }

  /// Creates a description with an attributed title, whose attributes are ignored.
  public convenience init(
    attributedTitle: NSAttributedString?,
    summary: String?,
    xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      title: attributedTitle?.string,
      summary: summary,
      xAxis: xAxis,
      yAxis: yAxis,
      additionalAxes: additionalAxes,
      series: series
    )
  }
}

/// Points of a chart that belong together.
public final class AXDataSeriesDescriptor {
  /// The name of the series.
  public var name: String?
  /// Whether there are values between the points. It does not affect speech.
  public var isContinuous: Bool
  /// The points, in order.
  public var dataPoints: [AXDataPoint]

  /// Creates a series.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}
