/// A look of forms that the system has. It changes nothing that is met.
public protocol FormStyle {}

extension View {
  /// Sets how forms in the view look.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}

/// The look that is usual in the place.
public struct AutomaticFormStyle: FormStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look that is usual in the place.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The look called “grouped”.
public struct GroupedFormStyle: FormStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// The look called “grouped”.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// The look called “columns”.
public struct ColumnsFormStyle: FormStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The look called “columns”.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
