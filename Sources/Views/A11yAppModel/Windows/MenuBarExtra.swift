// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// An item in the menu bar, next to the menus, with its own menu.
public struct MenuBarExtra<Label: View, Content: View> {
  private let isInserted: Binding<Bool>
  private let content: Content
  private let label: Label

  init(_ isInserted: Binding<Bool>?, _ content: Content, _ label: Label) {
    self.isInserted = isInserted ?? .constant(true)
    self.content = content
    self.label = label
  }
}

extension MenuBarExtra: ViewBackedScene {
  package var backing: CommandLeaf? {
    guard isInserted.wrappedValue else { return nil }
    return CommandLeaf(place: .extra(AnyView(label)), content: AnyView(content))
  }
}
