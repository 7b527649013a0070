import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension ProgressView {
  /// Shows how much of a span of time has passed, or is left, in the moment in which it is made.
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
  /// Shows how much of a span of time has passed, or is left, and says it as a clock shows it.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// Shows how much of a span of time has passed, or is left, and says it as a clock shows it.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The time that is left of a span, or that has passed, as a clock shows it.
public struct DefaultDateProgressLabel {
  package let interval: ClosedRange<Date>
  package let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
  /// The text.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
