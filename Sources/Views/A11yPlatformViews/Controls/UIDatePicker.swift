// SPDX-License-Identifier: MIT

import Foundation

/// A UIKit date picker. Each adjustment changes the date by one day. If only the time can be picked, each adjustment
/// changes the time by `minuteInterval` minutes.
@MainActor
@preconcurrency
open class UIDatePicker: UIControl {
  /// Returns the appearance proxy for all date pickers. Changes to the appearance proxy have no effect.
  open override class func appearance() -> UIDatePicker { UIDatePicker() }
  /// The date.
  open var date = Date.now { didSet { accessibilityChanged() } }
  /// The earliest date.
  open var minimumDate: Date?
  /// The latest date.
  open var maximumDate: Date?
  /// The date components that the user can pick.
  open var datePickerMode = Mode.dateAndTime { didSet { accessibilityChanged() } }
  /// The picker's style.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The number of minutes by which each step changes the time.
  open var minuteInterval = 1
  /// The countdown duration in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The language and region that determine how the date is formatted.
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

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// The accessibility value, which is the date unless another value was set.
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

  /// Sets the date.
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

  /// Moves the date forward by one day, or moves the time forward by `minuteInterval` minutes if only the time can be
  /// picked.
  open override func accessibilityIncrement() { move(by: 1) }
  /// Moves the date back by one day, or moves the time back by `minuteInterval` minutes if only the time can be picked.
  open override func accessibilityDecrement() { move(by: -1) }
}
