@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// What labels with their content are made of.
///
/// A text is still met together with its label, and anything else in a group of that name.
@MainActor
@preconcurrency
public protocol LabeledContentStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// What a body is made from.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The body of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets what labels with their content in the view are made of.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}

/// The look that is usual in the place.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The content.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The look that is usual in the place.
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}
