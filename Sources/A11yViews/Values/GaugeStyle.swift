@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// What gauges are made of.
///
/// Whatever the body shows, it is met as one gauge with its value.
@MainActor
@preconcurrency
public protocol GaugeStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// What a body is made from.
  typealias Configuration = GaugeStyleConfiguration

  /// The body of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets what gauges in the view are made of.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}

/// The look that is usual in the place.
public struct DefaultGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The look that is usual in the place.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// The look called “linearCapacity”.
public struct LinearCapacityGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The look called “linearCapacity”.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

/// The look called “accessoryLinear”.
public struct AccessoryLinearGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The look called “accessoryLinear”.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

/// The look called “accessoryLinearCapacity”.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// The look called “accessoryLinearCapacity”.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// The look called “accessoryCircular”.
public struct AccessoryCircularGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The look called “accessoryCircular”.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

/// The look called “accessoryCircularCapacity”.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The look called “accessoryCircularCapacity”.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
