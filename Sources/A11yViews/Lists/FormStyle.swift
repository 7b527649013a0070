@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// What forms are made of.
///
/// The content is met where the body shows it.
@MainActor
@preconcurrency
public protocol FormStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// What a body is made from.
  typealias Configuration = FormStyleConfiguration

  /// The body of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets what forms in the view are made of.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}

/// The look that is usual in the place.
public struct AutomaticFormStyle: FormStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The content.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look that is usual in the place.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The look called “grouped”.
public struct GroupedFormStyle: FormStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The content.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension FormStyle where Self == GroupedFormStyle {
  /// The look called “grouped”.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// The look called “columns”.
public struct ColumnsFormStyle: FormStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The content.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The look called “columns”.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
