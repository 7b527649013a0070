@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The style that is usual in the place: a menu.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// How a picker of the style is used.
  public var _kind: _PickerKind { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that is usual in the place: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A button that opens a menu of the options.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// How a picker of the style is used.
  public var _kind: _PickerKind { .menu }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu of the options.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Buttons beside each other.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// How a picker of the style is used.
  public var _kind: _PickerKind { .segmented }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Buttons beside each other.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// Rows among other views.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// How a picker of the style is used.
  public var _kind: _PickerKind { .inline }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Rows among other views.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// Buttons of which one is chosen.
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// How a picker of the style is used.
  public var _kind: _PickerKind { .inline }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Buttons of which one is chosen.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// Buttons beside each other, in a menu.
public struct PalettePickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// How a picker of the style is used.
  public var _kind: _PickerKind { .segmented }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Buttons beside each other, in a menu.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// A wheel that is turned.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// How a picker of the style is used.
  public var _kind: _PickerKind { .wheel }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel that is turned.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
