// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

extension WindowGroup {
  init<D: Codable & Hashable, C: View>(
    _ title: Text?,
    _ id: String?,
    _ content: @escaping (Binding<D>) -> C,
    _ defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    template = WindowTemplate(
      kind: .group,
      id: id,
      title: title,
      valueType: ObjectIdentifier(D.self),
      defaultValue: { AnyHashable(defaultValue()) }
    ) { seed in
      PresentedWindowContent(value: seed.value) { value in
        // If the window's value is removed, the window continues to show the last known value.
        let known = value.wrappedValue ?? defaultValue()
        return content(
          Binding(get: { value.wrappedValue ?? known }, set: { value.wrappedValue = $0 })
        )
      }
    }
  }
}
