// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension ProgressView {
  /// Shows the elapsed or remaining part of an interval at the time at which it is made.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(ValueRange(timerInterval, countsDown), label(), currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows the elapsed or remaining part of an interval, spoken as a clock.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// Shows the elapsed or remaining part of an interval, spoken as a clock.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The remaining or elapsed time of an interval, as a clock.
public struct DefaultDateProgressLabel {
  package let interval: ClosedRange<Date>
  package let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
  /// The text.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
