@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// What disclosure groups are made of.
///
/// What shows the label says whether the group is expanded.
@MainActor
@preconcurrency
public protocol DisclosureGroupStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// What a body is made from.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The body of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets what disclosure groups in the view are made of.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}

/// The look that is usual in the place.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The content.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The look that is usual in the place.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}
