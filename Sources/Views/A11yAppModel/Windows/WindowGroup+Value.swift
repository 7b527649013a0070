// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

extension WindowGroup {
  init<D: Codable & Hashable, C: View>(
    _ title: Text?,
    _ id: String?,
    _ content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    template = WindowTemplate(
      kind: .group,
      id: id,
      title: title,
      valueType: ObjectIdentifier(D.self)
    ) { PresentedWindowContent(value: $0.value, content: content) }
  }
}
