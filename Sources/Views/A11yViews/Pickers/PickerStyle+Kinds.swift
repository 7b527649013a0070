// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The default style: a menu.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The kind of the picker.
  public var _kind: _PickerKind { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A button that opens a menu of the options.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The kind of the picker.
  public var _kind: _PickerKind { .menu }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu of the options.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Buttons side by side.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The kind of the picker.
  public var _kind: _PickerKind { .segmented }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Buttons side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// Rows among other views.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The kind of the picker.
  public var _kind: _PickerKind { .inline }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Rows among other views.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// Buttons, one of which is chosen.
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The kind of the picker.
  public var _kind: _PickerKind { .inline }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Buttons, one of which is chosen.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// Buttons side by side, in a menu.
public struct PalettePickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The kind of the picker.
  public var _kind: _PickerKind { .segmented }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Buttons side by side, in a menu.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The kind of the picker.
  public var _kind: _PickerKind { .wheel }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
