// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A style for pickers.
public protocol PickerStyle {
  /// The kind of the picker.
  var _kind: _PickerKind { get }
}

/// The kind of a picker.
public enum _PickerKind: Hashable, Sendable {
  /// A button that opens a menu of the options.
  case menu
  /// A wheel that steps through the options.
  case wheel
  /// A row of buttons, one per option.
  case segmented
  /// A row per option among other rows.
  case inline
  /// A row that opens a screen with the options.
  case link
  /// An item per option in the menu around the picker.
  case items
}

extension ColorPicker where Label == Text {
  /// Creates a color picker labeled with a localized string.
  public init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)
  { self.init(selection: selection) { Text(title) } }

  /// Creates a color picker labeled with a localized string resource.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(title) } }

  /// Creates a color picker labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(title) } }
}

extension Picker {
  /// Creates a picker whose button shows a custom view and announces the chosen option.
  public init<V: View>(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) { self.init([selection], content(), label()) }

  /// Creates a picker from its label and tagged options, in the older parameter order.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content)
  { self.init([selection], content(), label) }

  /// Creates a picker from tagged options and a label.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init([selection], content(), label()) }

  /// Creates a picker for several bindings.
  public init<C: RandomAccessCollection>(
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(sources.map { $0[keyPath: selection] }, content(), label()) }
}

extension Picker where Label == Text {
  /// Creates a picker, labeled with a localized string, whose button shows a custom view and
  /// announces the chosen option.
  public init<V: View>(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) { self.init([selection], content(), Text(titleKey)) }

  /// Creates a picker labeled with a localized string.
  public init(
    _ title: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init([selection], content(), Text(title)) }

  /// Creates a picker labeled with a localized string resource.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init([selection], content(), Text(title)) }

  /// Creates a picker labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init([selection], content(), Text(title)) }

  /// Creates a picker for several bindings, labeled with a localized string.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) { self.init(sources.map { $0[keyPath: selection] }, content(), Text(titleKey)) }
}

extension Picker where Label == A11yViews.Label<Text, Image> {
  /// Creates a picker labeled with a localized string and an image.
  public init(
    _ title: LocalizedStringKey,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init([selection], content(), A11yViews.Label(title, image: image)) }

  /// Creates a picker labeled with a localized string resource and an image.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init([selection], content(), A11yViews.Label(title, image: image)) }

  /// Creates a picker labeled with a string and an image.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init([selection], content(), A11yViews.Label(title, image: image)) }

  /// Creates a picker for several bindings, labeled with a localized string and an image.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] },
      content(),
      A11yViews.Label(titleKey, image: image)
    )
  }

  /// Creates a picker labeled with a localized string and a symbol.
  public init(
    _ title: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init([selection], content(), A11yViews.Label(title, systemImage: systemImage)) }

  /// Creates a picker labeled with a localized string resource and a symbol.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init([selection], content(), A11yViews.Label(title, systemImage: systemImage)) }

  /// Creates a picker labeled with a string and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init([selection], content(), A11yViews.Label(title, systemImage: systemImage)) }

  /// Creates a picker for several bindings, labeled with a localized string and a symbol.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] },
      content(),
      A11yViews.Label(titleKey, systemImage: systemImage)
    )
  }
}

/// A style with a row that opens a screen of options.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// The kind of the picker.
  public var _kind: _PickerKind { .link }
}

/// The default style, which uses a menu.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// The kind of the picker.
  public var _kind: _PickerKind { .menu }
}

/// A style with a button that opens a menu of options.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// The kind of the picker.
  public var _kind: _PickerKind { .menu }
}

/// A style with buttons side by side.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// The kind of the picker.
  public var _kind: _PickerKind { .segmented }
}

/// A style with rows among other views.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// The kind of the picker.
  public var _kind: _PickerKind { .inline }
}

/// A style with buttons, of which one is chosen.
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// The kind of the picker.
  public var _kind: _PickerKind { .inline }
}

/// A style with buttons side by side in a menu.
public struct PalettePickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// The kind of the picker.
  public var _kind: _PickerKind { .segmented }
}

/// A style with a wheel.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// The kind of the picker.
  public var _kind: _PickerKind { .wheel }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A style with a row that opens a screen of options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style, which uses a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A style with a button that opens a menu of options.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A style with buttons side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A style with rows among other views.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A style with buttons, of which one is chosen.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A style with buttons side by side in a menu.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A style with a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension View {
  /// Sets the value that identifies a view in a picker, list or tab view. A tag always matches an
  /// optional selection.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
    self.tag(tag)
  }
}

extension Picker where Label == Text {
  /// Creates a picker for several bindings, whose button shows a custom view and announces the
  /// chosen option.
  @_disfavoredOverload public init<V: View, S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) { self.init(title, sources: sources, selection: selection, content: content) }
}

extension Picker where Label == A11yViews.Label<Text, Image> {
  /// Creates a picker with a symbol, whose button shows a custom view and announces the chosen
  /// option.
  public init<V: View>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) { self.init(titleKey, systemImage: systemImage, selection: selection, content: content) }

  /// Creates a picker with an image, whose button shows a custom view and announces the chosen
  /// option.
  public init<V: View>(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) { self.init(titleKey, image: image, selection: selection, content: content) }

  /// Creates a picker for several bindings with a symbol, whose button shows a custom view and
  /// announces the chosen option.
  @_disfavoredOverload public init<V: View, S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    systemImage: String,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      title,
      systemImage: systemImage,
      sources: sources,
      selection: selection,
      content: content
    )
  }

  /// Creates a picker for several bindings with an image, whose button shows a custom view and
  /// announces the chosen option.
  @_disfavoredOverload public init<V: View, S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    image: ImageResource,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) { self.init(title, image: image, sources: sources, selection: selection, content: content) }
}

extension Picker {
  /// Creates a picker for several bindings, whose button shows a custom view and announces the
  /// chosen option.
  public init<V: View, C: RandomAccessCollection>(
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) { self.init(sources: sources, selection: selection, content: content, label: label) }
}

extension Picker where Label == Text {
  /// Creates a picker, labeled with a string, whose button shows a custom view and announces the
  /// chosen option.
  @_disfavoredOverload public init<V: View, S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) { self.init([selection], content(), Text(title)) }

  /// Creates a picker for several bindings, labeled with a localized string resource.
  @_disfavoredOverload public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) { self.init(sources.map { $0[keyPath: selection] }, content(), Text(titleResource)) }

  /// Creates a picker for several bindings, labeled with a string.
  @_disfavoredOverload public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) { self.init(sources.map { $0[keyPath: selection] }, content(), Text(title)) }
}

extension Picker where Label == A11yViews.Label<Text, Image> {
  /// Creates a picker for several bindings, labeled with a localized string resource and an image.
  @_disfavoredOverload public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] },
      content(),
      A11yViews.Label(titleResource, image: image)
    )
  }

  /// Creates a picker for several bindings, labeled with a string and an image.
  @_disfavoredOverload public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] },
      content(),
      A11yViews.Label(title, image: image)
    )
  }

  /// Creates a picker for several bindings, labeled with a localized string resource and a symbol.
  @_disfavoredOverload public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] },
      content(),
      A11yViews.Label(titleResource, systemImage: systemImage)
    )
  }

  /// Creates a picker for several bindings, labeled with a string and a symbol.
  @_disfavoredOverload public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S,
    systemImage: String,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] },
      content(),
      A11yViews.Label(title, systemImage: systemImage)
    )
  }
}

extension View {
  /// Sets the style for pickers in the view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerKind, style._kind)
  }

  /// Sets the value that identifies a view in a picker, list or tab view.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(_TagModifier(value: tag))
  }
}
