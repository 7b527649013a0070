// SPDX-License-Identifier: MIT

import A11yTree

extension CapturedTree {
  /// Increases or decreases an element's value by one step, or returns the reason that the value cannot change.
  func step(_ id: ElementID, _ element: Element, by direction: Double) -> ActionResponse.Outcome {
    guard element.isAdjustable else {
      return .refused(notice: "The element has no value to adjust.")
    }
    guard !element.states.isReadOnly else {
      return .refused(notice: "The element is read-only.")
    }
    guard let range = element.details.range ?? Self.range(of: element) else {
      return .refused(
        notice: "The capture does not include a numeric value."
      )
    }
    var next = range.current + direction * Self.step(element, range)
    if let maximum = range.maximum { next = min(next, maximum) }
    if let minimum = range.minimum { next = max(next, minimum) }
    guard next != range.current, next.isFinite else {
      return .refused(
        notice: direction > 0
          ? "This is the maximum value."
          : "This is the minimum value."
      )
    }
    change(id) { element in
      element.value = Self.words(for: next, in: element, range)
      var stepped = range
      stepped.current = next
      element.details.range = stepped
    }
    return .handled
  }

  private static func range(of element: Element) -> ValueRange? {
    SpokenNumber(element.value).map { ValueRange(current: $0.number) }
  }

  /// Returns the step size, which is the element's own step size, a tenth of a slider's range, or 1.
  private static func step(_ element: Element, _ range: ValueRange) -> Double {
    if let step = range.step, step > 0 { return step }
    guard element.role != .stepper, let minimum = range.minimum, let maximum = range.maximum,
      maximum > minimum
    else { return 1 }
    return (maximum - minimum) / 10
  }

  /// Returns the text of a new value, which is the old text with its number replaced, a percentage if the old value was
  /// a percentage, or the plain number.
  private static func words(for next: Double, in element: Element, _ range: ValueRange) -> String {
    guard let spoken = SpokenNumber(element.value) else { return SpokenNumber.text(next) }
    if abs(spoken.number - range.current) < 0.005 { return spoken.text(with: next) }
    if element.value.hasSuffix("%"), let share = range.fraction,
      abs(spoken.number - share * 100) < 1,
      let fraction = ValueRange(
        current: next,
        minimum: range.minimum,
        maximum: range.maximum
      ).fraction
    {
      return spoken.text(with: (fraction * 100).rounded())
    }
    return SpokenNumber.text(next)
  }
}
