/// A look of progress views that the system has. It changes nothing that is met.
public protocol ProgressViewStyle {}

extension View {
  /// Sets how progress views in the view look.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
}

/// The look that is usual in the place.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look that is usual in the place.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The look called “linear”.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The look called “linear”.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The look called “circular”.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The look called “circular”.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
