// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// The properties of a date picker.
public struct DatePickerStyleConfiguration {
  /// The label of the picker.
  public struct Label {
    package let view: AnyView
  }

  /// The label of the picker.
  public let label: Label
  /// The chosen date.
  @Binding public var selection: Date
  /// The earliest date that can be chosen; `nil` for any.
  public var minimumDate: Date?
  /// The latest date that can be chosen; `nil` for any.
  public var maximumDate: Date?
  /// The parts of a date that the picker shows.
  public var displayedComponents: DatePickerComponents
}

extension DatePickerStyleConfiguration.Label: View {
  /// The label of the picker.
  public var body: some View { view }
}
