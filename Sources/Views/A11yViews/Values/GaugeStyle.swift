// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A style for gauges.
///
/// The body is always exposed as one gauge with its value.
@MainActor
@preconcurrency
public protocol GaugeStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = GaugeStyleConfiguration

  /// The body of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of gauges in the view.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    self.style(style) { AnyView($0.makeBody(configuration: $1)) }
  }
}

/// The default style.
public struct DefaultGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// The `linearCapacity` style.
public struct LinearCapacityGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The `linearCapacity` style.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

/// The `accessoryLinear` style.
public struct AccessoryLinearGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The `accessoryLinear` style.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

/// The `accessoryLinearCapacity` style.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// The `accessoryLinearCapacity` style.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// The `accessoryCircular` style.
public struct AccessoryCircularGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The `accessoryCircular` style.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

/// The `accessoryCircularCapacity` style.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The `accessoryCircularCapacity` style.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
