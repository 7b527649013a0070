// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// The content of a window that presents a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  package let value: WindowValue
  package let content: (Binding<Data?>) -> Content

  package init(value: WindowValue?, content: @escaping (Binding<Data?>) -> Content) {
    self.value = value ?? WindowValue(nil)
    self.content = content
  }
}
