// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The properties of a gauge.
public struct GaugeStyleConfiguration {
  /// The label of the gauge.
  public struct Label {
    package let view: AnyView
  }

  /// The value in words.
  public struct CurrentValueLabel {
    package let view: AnyView
  }

  /// The lower bound in words.
  public struct MinimumValueLabel {
    package let view: AnyView
  }

  /// The upper bound in words.
  public struct MaximumValueLabel {
    package let view: AnyView
  }

  /// Other values in words.
  public struct MarkedValueLabels {
    package let view: AnyView
  }

  /// The value as a fraction of the range, from 0 to 1.
  public var value: Double
  /// The label of the gauge.
  public var label: Label
  /// The value in words, if the gauge has any.
  public var currentValueLabel: CurrentValueLabel?
  /// The lower bound in words. Always `nil`: bounds are not exposed.
  public var minimumValueLabel: MinimumValueLabel?
  /// The upper bound in words. Always `nil`: bounds are not exposed.
  public var maximumValueLabel: MaximumValueLabel?
  /// Other values in words. Always `nil`: they are not exposed.
  public var markedValueLabels: MarkedValueLabels?
}

extension GaugeStyleConfiguration.Label: View {
  /// The label of the gauge.
  public var body: some View { view }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View {
  /// The value in words.
  public var body: some View { view }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View {
  /// The lower bound in words.
  public var body: some View { view }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View {
  /// The upper bound in words.
  public var body: some View { view }
}

extension GaugeStyleConfiguration.MarkedValueLabels: View {
  /// Other values in words.
  public var body: some View { view }
}
