// SPDX-License-Identifier: MIT

import Foundation

/// A switch of UIKit.
@MainActor
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false { didSet { accessibilityValue = isOn ? "1" : "0" } }
  /// The colour while it is on. It does not affect elements.
  open var onTintColor: UIColor?

  /// Makes a switch.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = [.button, .toggleButton]
    accessibilityValue = "0"
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Turns it to the other side.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }
}

/// A slider of UIKit.
@MainActor
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0 { didSet { say() } }
  /// The least value.
  open var minimumValue: Float = 0 { didSet { say() } }
  /// The greatest value.
  open var maximumValue: Float = 1 { didSet { say() } }

  /// Makes a slider.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    say()
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  private func say() {
    let span = maximumValue - minimumValue
    guard span > 0 else { return }
    accessibilityValue = "\(Int(((value - minimumValue) / span * 100).rounded()))%"
  }

  private func move(by steps: Float) {
    guard isEnabled, maximumValue > minimumValue else { return }
    let next = value + steps * (maximumValue - minimumValue) / 10
    value = min(max(next, minimumValue), maximumValue)
    sendActions(for: .valueChanged)
  }

  /// Moves it up by a tenth.
  open override func accessibilityIncrement() { move(by: 1) }
  /// Moves it down by a tenth.
  open override func accessibilityDecrement() { move(by: -1) }
}

/// The dots of pages.
@MainActor
open class UIPageControl: UIControl, UIAppearance {
  /// Looks that are set for all page controls. They do nothing.
  public static func appearance() -> Self { self.init(frame: .zero) }
  /// The page, from 0.
  open var currentPage = 0 { didSet { say() } }
  /// How many pages there are.
  open var numberOfPages = 0 { didSet { say() } }
  /// The colour of the current dot. It does not affect elements.
  open var currentPageIndicatorTintColor: UIColor?
  /// The colour of the other dots. It does not affect elements.
  open var pageIndicatorTintColor: UIColor?
  /// Whether a single dot is hidden. It does not affect elements.
  open var hidesForSinglePage = false

  /// Makes a page control.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  private func say() { accessibilityValue = "page \(currentPage + 1) of \(numberOfPages)" }

  private func move(by pages: Int) {
    guard isEnabled, (0..<numberOfPages).contains(currentPage + pages) else { return }
    currentPage += pages
    sendActions(for: .valueChanged)
  }

  /// Goes to the next page.
  open override func accessibilityIncrement() { move(by: 1) }
  /// Goes to the previous page.
  open override func accessibilityDecrement() { move(by: -1) }
}
