@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// What the body of a gauge is made from.
public struct GaugeStyleConfiguration {
  /// What the gauge is of.
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

  /// How far the value is from the lower bound to the upper, from 0 to 1.
  public var value: Double
  /// What the gauge is of.
  public var label: Label
  /// The value in words, if the gauge has any.
  public var currentValueLabel: CurrentValueLabel?
  /// The lower bound in words. Always none: bounds are not met.
  public var minimumValueLabel: MinimumValueLabel?
  /// The upper bound in words. Always none: bounds are not met.
  public var maximumValueLabel: MaximumValueLabel?
  /// Other values in words. Always none: they are not met.
  public var markedValueLabels: MarkedValueLabels?
}

extension GaugeStyleConfiguration.Label: View {
  /// What the gauge is of.
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
