// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A style for forms.
///
/// The content is where the body shows it.
@MainActor
@preconcurrency
public protocol FormStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = FormStyleConfiguration

  /// The body of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of forms in the view.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    self.style(style) { AnyView($0.makeBody(configuration: $1)) }
  }
}

/// The default style.
public struct AutomaticFormStyle: FormStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The content.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The `grouped` style.
public struct GroupedFormStyle: FormStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The content.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension FormStyle where Self == GroupedFormStyle {
  /// The `grouped` style.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// The `columns` style.
public struct ColumnsFormStyle: FormStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The content.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The `columns` style.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
