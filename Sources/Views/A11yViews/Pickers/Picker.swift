// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A control for choosing one of several options.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  @Environment(\.pickerKind) private var kind
  package let selection: [Binding<SelectionValue>]
  package let content: Content
  package let label: Label

  package init(_ selection: [Binding<SelectionValue>], _ content: Content, _ label: Label) {
    self.selection = selection
    self.content = content
    self.label = label
  }
}

extension Picker: View {
  /// The body of the view.
  public var body: some View {
    let content = content.withImplicitTags
    switch kind {
    case .menu: PickerMenu(selection: selection, content: content, label: label)
    case .link: PickerLink(selection: selection, content: content, label: label)
    case .wheel: PickerWheel(selection: selection, options: content)
    case .segmented:
      // As on iOS, the label is neither shown nor spoken.
      let options = Options(selection: selection, content: content, numbersOptions: true)
      NamedGroup(label: EmptyView(), inside: options)
    case .items: Options(selection: selection, content: content)
    case .inline:
      NamedGroup(label: label, inside: Options(selection: selection, content: content))
    }
  }
}
