// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// A description of a window to open or close.
package struct WindowRequest {
  package var id: String?
  package var value: AnyHashable?
  /// The type of the window's value, which identifies the scene.
  package var valueType: ObjectIdentifier?
  /// The window to close, if the request comes from inside that window. If this property is set, the request applies
  /// only to this window.
  package weak var window: WindowNode?

  package init(id: String? = nil) { self.id = id }

  package init<D: Hashable>(id: String? = nil, value: D) {
    self.id = id
    self.value = AnyHashable(value)
    valueType = ObjectIdentifier(D.self)
  }

  package init(window: WindowNode?) { self.window = window }

  /// The reason that no scene matches the window request.
  package var complaint: String {
    switch (id, value) {
    case (let id?, nil): "no scene has the id “\(id)”"
    case (let id?, let value?):
      "no WindowGroup with the id “\(id)” accepts values of type \(type(of: value.base))"
    case (nil, let value?): "no WindowGroup accepts values of type \(type(of: value.base))"
    case (nil, nil): "neither an id nor a value was given"
    }
  }
}

/// The value and the document that a window is opened with.
package struct WindowSeed {
  package var value: WindowValue?
  package var document: OpenDocument?
}

/// A value that a window presents and can change.
package final class WindowValue {
  package let cell: Cell<AnyHashable?>
  package init(_ value: AnyHashable?) { cell = Cell(value, nil) }

  /// Returns a binding to the window's value. Reading the binding returns `nil` if the value has another type.
  package func binding<Data: Hashable>() -> Binding<Data?> {
    Binding(
      FunctionLocation(
        read: { [cell] in cell.get()?.base as? Data },
        write: { [cell] value, _ in cell.write(value.map { AnyHashable($0) }) }
      )
    )
  }
}
