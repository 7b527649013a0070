// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A control for choosing several days: a button for each day that is chosen, which takes it away
/// again, and a picker with a button that adds a day.
public struct MultiDatePicker<Label: View> {
  let selection: Binding<Set<DateComponents>>
  let label: Label
  @State private var day = Date()
  @Environment(\.calendar) private var calendar

  /// Creates a picker of days.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }

  /// Creates a picker of days within bounds, which are not enforced.
  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label)
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker of days, labelled with a localised text.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker of days, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a picker of days within bounds, labelled with a localised text.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }
}

extension MultiDatePicker: View {
  private var days: [(parts: DateComponents, date: Date)] {
    selection.wrappedValue
      .compactMap { parts in calendar.date(from: parts).map { (parts, $0) } }
      .sorted { $0.1 < $1.1 }
  }

  /// The chosen days, and the next one.
  public var body: some View {
    NamedGroup(
      label: label,
      inside: Group {
        ForEach(days, id: \.date) { day in
          Button {
            selection.wrappedValue.remove(day.parts)
          } label: {
            Text(day.date, style: .date)
          }
          .accessibilityAddTraits(.isSelected)
        }
        DatePicker("Day", selection: $day, displayedComponents: .date)
        Button("Add") {
          selection.wrappedValue.insert(
            calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
          )
        }
      }
    )
  }
}
