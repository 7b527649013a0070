// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// An item beside the menus in the bar, with its own menu.
public struct MenuBarExtra<Label: View, Content: View> {
  private let isInserted: Binding<Bool>
  private let content: Content
  private let label: Label

  private init(_ isInserted: Binding<Bool>?, _ content: Content, _ label: Label) {
    self.isInserted = isInserted ?? .constant(true)
    self.content = content
    self.label = label
  }

  /// Creates an item, inserted while a binding is true.
  public init(
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isInserted, content(), label())
  }

  /// Creates an item.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, content(), label())
  }
}

extension MenuBarExtra where Label == Text {
  /// Creates an item with a localised title, inserted while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted, content(), Text(titleKey))
  }

  /// Creates an item titled by a resource, inserted while a binding is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted, content(), Text(titleResource))
  }

  /// Creates an item with a title, inserted while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted, content(), Text(title))
  }

  /// Creates an item with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(nil, content(), Text(titleKey))
  }

  /// Creates an item titled by a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(nil, content(), Text(titleResource))
  }

  /// Creates an item with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(nil, content(), Text(title))
  }
}

extension MenuBarExtra: ViewBackedScene {
  package var backing: CommandLeaf? {
    guard isInserted.wrappedValue else { return nil }
    return CommandLeaf(place: .extra(AnyView(label)), content: AnyView(content))
  }
}
