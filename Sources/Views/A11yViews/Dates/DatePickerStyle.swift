// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension View {
  /// Sets the style for date pickers inside the view.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    self.style(style) { AnyView($0.makeBody(configuration: $1)) }
      .transformEnvironment(\.datePickerKind) {
        if let kind = (style as? any SystemDatePickerStyle)?.kind { $0 = kind }
      }
  }
}

/// A type of date picker that the system provides.
package enum DatePickerKind {
  /// A button for the date, which opens a calendar, and a button for the time, which opens wheels.
  case compact
  /// A wheel for each unit of the date.
  case wheels
  /// A button for each day of a month and a button for the time.
  case calendar
}

/// One of the system's styles for date pickers.
package protocol SystemDatePickerStyle: DatePickerStyle, SystemStyle {
  nonisolated var kind: DatePickerKind { get }
}

private enum DatePickerKindKey: EnvironmentKey {
  static var defaultValue: DatePickerKind { .compact }
}

extension EnvironmentValues {
  package var datePickerKind: DatePickerKind {
    get { self[DatePickerKindKey.self] }
    set { self[DatePickerKindKey.self] = newValue }
  }
}

/// A group that contains a date picker in a custom style.
package struct StyledDatePicker<Label: View> {
  package let content: TupleView<(LabelWords<Label>, AnyView)>

  @MainActor
  package init(label: Label, body: AnyView) {
    content = TupleView((LabelWords(content: label), body))
  }
}

extension StyledDatePicker: View, ElementView {
  package static var childMode: ChildMode { .contained }

  package func element(in context: ElementContext) -> Element {
    let isLabelShown = context.node.words(of: DatePickerStyleConfiguration.Label.self) != nil
    return Element(.group, label: isLabelShown ? "" : context.words(of: LabelWords<Label>.self))
  }
}
