// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// An AppKit button, which can be a push button, a checkbox or a radio button.
@MainActor
@preconcurrency
open class NSButton: NSControl {
  /// The button's title.
  open var title = "" { didSet { accessibilityChanged() } }
  /// The title that the button shows while it is on.
  open var alternateTitle = ""
  /// The image.
  open var image: NSImage? { didSet { accessibilityChanged() } }
  /// The button's state.
  open var state = StateValue.off { didSet { accessibilityChanged() } }
  /// Whether the button can have a mixed state.
  open var allowsMixedState = false
  /// The style of the button's border.
  open var bezelStyle = BezelStyle.automatic
  /// Whether the button's border is drawn.
  open var isBordered = true
  /// The image's position in the button.
  open var imagePosition = ImagePosition.noImage
  /// The key equivalent that presses the button.
  open var keyEquivalent = ""
  /// The modifier keys for the button's key equivalent.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
  /// Whether the button's action is destructive.
  open var hasDestructiveAction = false
  /// The color of the button's content. This property does not affect accessibility elements.
  open var contentTintColor: NSColor?
  /// The button's background color. This property does not affect accessibility elements.
  open var bezelColor: NSColor?
  private var kind = ButtonType.momentaryPushIn

  /// Creates a button.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setAccessibilityElement(true)
  }

  /// Always returns `nil`, because archives are not supported.
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

  /// Sets the button's type.
  open func setButtonType(_ type: ButtonType) {
    kind = type
    accessibilityChanged()
  }

  /// Changes the button to its next state.
  open func setNextState() { state = state == .on ? .off : .on }

  /// Presses the button.
  open func performClick(_ sender: Any?) { _ = accessibilityPerformPress() }

  /// Returns the accessibility role for the button's type, unless another role was set.
  open override func accessibilityRole() -> NSAccessibility.Role? {
    if let role = super.accessibilityRole() { return role }
    switch kind {
    case .switch: return .checkBox
    case .radio: return .radioButton
    default: return .button
    }
  }

  /// Returns the button's title or its image's description, unless another accessibility title was set.
  open override func accessibilityTitle() -> String? {
    super.accessibilityTitle() ?? (title.isEmpty ? image?.accessibilityDescription : title)
  }

  /// Returns the state of a checkbox or radio button.
  open override func accessibilityValue() -> Any? {
    if let value = super.accessibilityValue() { return value }
    guard kind == .switch || kind == .radio else { return nil }
    return state == .mixed ? "2" : "\(state.rawValue)"
  }

  /// Presses the button. Pressing the button toggles a checkbox or turns on a radio button.
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
