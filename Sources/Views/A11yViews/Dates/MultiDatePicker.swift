// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A control for choosing several days.
///
/// The control consists of a button for each chosen day, which removes the day, and a date picker with a button that
/// adds a day.
public struct MultiDatePicker<Label: View> {
  let selection: Binding<Set<DateComponents>>
  let label: Label
  @State private var day = Date()
  @Environment(\.calendar) private var calendar

  /// Creates a control for choosing several days.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }
}

extension MultiDatePicker: View {
  private var days: [(parts: DateComponents, date: Date)] {
    selection.wrappedValue
      .compactMap { parts in calendar.date(from: parts).map { (parts, $0) } }
      .sorted { $0.1 < $1.1 }
  }

  /// The body of the view.
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
