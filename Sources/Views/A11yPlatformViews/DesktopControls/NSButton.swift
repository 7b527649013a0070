// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A button of AppKit: one that is pressed, a checkbox or a radio button.
@MainActor
@preconcurrency
open class NSButton: NSControl {
  /// The words.
  open var title = "" { didSet { accessibilityChanged() } }
  /// The title while it is on.
  open var alternateTitle = ""
  /// The image.
  open var image: NSImage? { didSet { accessibilityChanged() } }
  /// Whether it is on.
  open var state = StateValue.off { didSet { accessibilityChanged() } }
  /// Whether it can be partly on.
  open var allowsMixedState = false
  /// How it is drawn.
  open var bezelStyle = BezelStyle.automatic
  /// Whether a border is drawn.
  open var isBordered = true
  /// Where the image is.
  open var imagePosition = ImagePosition.noImage
  /// The key that presses it.
  open var keyEquivalent = ""
  /// The keys that are held with it.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
  /// Whether it destroys something.
  open var hasDestructiveAction = false
  /// The colour of the content. It does not affect elements.
  open var contentTintColor: NSColor?
  /// The colour behind the content. It does not affect elements.
  open var bezelColor: NSColor?
  private var kind = ButtonType.momentaryPushIn

  /// Creates a button.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setAccessibilityElement(true)
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a button with a title.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    calls(target, action)
  }

  /// Creates a button with an image.
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.image = image
    calls(target, action)
  }

  /// Creates a button with a title and an image.
  public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    self.image = image
  }

  /// Creates a checkbox.
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    setButtonType(.switch)
  }

  /// Creates a radio button.
  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    setButtonType(.radio)
  }

  /// Sets what the button is.
  open func setButtonType(_ type: ButtonType) {
    kind = type
    accessibilityChanged()
  }

  /// Goes on to the next state.
  open func setNextState() { state = state == .on ? .off : .on }

  /// Presses the button.
  open func performClick(_ sender: Any?) { _ = accessibilityPerformPress() }

  /// What the button is, unless another role was set.
  open override func accessibilityRole() -> NSAccessibility.Role? {
    if let role = super.accessibilityRole() { return role }
    switch kind {
    case .switch: return .checkBox
    case .radio: return .radioButton
    default: return .button
    }
  }

  /// The title or the description of the image, unless another title was set.
  open override func accessibilityTitle() -> String? {
    super.accessibilityTitle() ?? (title.isEmpty ? image?.accessibilityDescription : title)
  }

  /// Whether it is on, if it can be.
  open override func accessibilityValue() -> Any? {
    if let value = super.accessibilityValue() { return value }
    guard kind == .switch || kind == .radio else { return nil }
    return state == .mixed ? "2" : "\(state.rawValue)"
  }

  /// Presses it: a checkbox changes, a radio button is on.
  open override func accessibilityPerformPress() -> Bool {
    guard isEnabled else { return false }
    switch kind {
    case .switch, .toggle, .pushOnPushOff, .onOff: setNextState()
    case .radio: state = .on
    default: break
    }
    sendAction(action, to: target)
    return true
  }
}
