// SPDX-License-Identifier: MIT

import Foundation

/// A choice of a date of UIKit: each adjustment moves by a day, or by minutes.
@MainActor
@preconcurrency
open class UIDatePicker: UIControl {
  /// The appearance of all pickers. Setting it does nothing.
  open override class func appearance() -> UIDatePicker { UIDatePicker() }
  /// The date.
  open var date = Date.now { didSet { accessibilityChanged() } }
  /// The earliest date.
  open var minimumDate: Date?
  /// The latest date.
  open var maximumDate: Date?
  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { accessibilityChanged() } }
  /// How it is drawn.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The minutes of a step.
  open var minuteInterval = 1
  /// The seconds that are counted down.
  open var countDownDuration: TimeInterval = 0
  /// The language and region.
  open var locale: Locale?
  /// The calendar.
  open var calendar = Calendar.current
  /// The time zone.
  open var timeZone: TimeZone?

  /// Creates a picker.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// The date, unless another value was given.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? date.formatted(
          date: datePickerMode == .time ? .omitted : .long,
          time: datePickerMode == .date ? .omitted : .shortened
        )
    }
    set { super.accessibilityValue = newValue }
  }

  /// Moves to a date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private func move(by steps: Int) {
    let isTime = datePickerMode == .time
    let unit = isTime ? Calendar.Component.minute : .day
    let count = steps * (isTime ? max(1, minuteInterval) : 1)
    guard isEnabled, let next = calendar.date(byAdding: unit, value: count, to: date) else {
      return
    }
    guard next >= minimumDate ?? next, next <= maximumDate ?? next else { return }
    date = next
    sendActions(for: .valueChanged)
  }

  /// Moves to the next day or minutes.
  open override func accessibilityIncrement() { move(by: 1) }
  /// Moves to the previous day or minutes.
  open override func accessibilityDecrement() { move(by: -1) }
}
