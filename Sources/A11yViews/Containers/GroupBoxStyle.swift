@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// What group boxes are made of.
///
/// The label and the content are met where the body shows them.
@MainActor
@preconcurrency
public protocol GroupBoxStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// What a body is made from.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The body of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets what group boxes in the view are made of.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}

/// The look that is usual in the place.
public struct DefaultGroupBoxStyle: GroupBoxStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The content.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The look that is usual in the place.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
