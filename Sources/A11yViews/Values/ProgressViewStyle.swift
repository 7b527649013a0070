@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// What progress views are made of.
///
/// Whatever the body shows, it is met as one progress view with its value.
@MainActor
@preconcurrency
public protocol ProgressViewStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// What a body is made from.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The body of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets what progress views in the view are made of.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}

/// The look that is usual in the place.
public struct DefaultProgressViewStyle: ProgressViewStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look that is usual in the place.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The look called “linear”.
public struct LinearProgressViewStyle: ProgressViewStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The look called “linear”.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The look called “circular”.
public struct CircularProgressViewStyle: ProgressViewStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The look called “circular”.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
