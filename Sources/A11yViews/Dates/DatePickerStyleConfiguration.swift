import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// What the body of a date picker is made from.
public struct DatePickerStyleConfiguration {
  /// What the picker is called.
  public struct Label {
    package let view: AnyView
  }

  /// What the picker is called.
  public let label: Label
  /// The date that is chosen.
  @Binding public var selection: Date
  /// The first date that can be chosen; `nil` for any.
  public var minimumDate: Date?
  /// The last date that can be chosen; `nil` for any.
  public var maximumDate: Date?
  /// The parts of a date that the picker shows.
  public var displayedComponents: DatePickerComponents
}

extension DatePickerStyleConfiguration.Label: View {
  /// What the picker is called.
  public var body: some View { view }
}
