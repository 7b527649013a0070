/// A look of gauges that the system has. It changes nothing that is met.
public protocol GaugeStyle {}

extension View {
  /// Sets how gauges in the view look.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }
}

/// The look that is usual in the place.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The look that is usual in the place.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// The look called “linearCapacity”.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The look called “linearCapacity”.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

/// The look called “accessoryLinear”.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The look called “accessoryLinear”.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

/// The look called “accessoryLinearCapacity”.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// The look called “accessoryLinearCapacity”.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// The look called “accessoryCircular”.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The look called “accessoryCircular”.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

/// The look called “accessoryCircularCapacity”.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The look called “accessoryCircularCapacity”.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
