/// A look of group boxes that the system has. It changes nothing that is met.
public protocol GroupBoxStyle {}

extension View {
  /// Sets how group boxes in the view look.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { self }
}

/// The look that is usual in the place.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The look that is usual in the place.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
