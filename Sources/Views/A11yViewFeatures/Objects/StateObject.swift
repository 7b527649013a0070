// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import OpenCombine

/// An observable object that a view creates once and retains as long as the view exists.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let thunk: () -> ObjectType
  private var box: Box?

  private final class Box {
    var cell: ObjectCell<ObjectType>?
    let inbox: Inbox
    init(_ inbox: Inbox) { self.inbox = inbox }
  }

  /// Creates a property wrapper that creates its object when the view is first shown.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { self.thunk = thunk }

  /// The object. Outside a view, each access to the wrapper creates a new object.
  public var wrappedValue: ObjectType { cell?.get() ?? uninstalled() }

  /// The bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: cell?.object ?? uninstalled(), cell: cell)
  }

  private var cell: ObjectCell<ObjectType>? {
    guard let box else { return nil }
    if let cell = box.cell { return cell }
    let cell = ObjectCell(thunk(), box.inbox)
    box.cell = cell
    return cell
  }

  private func uninstalled() -> ObjectType {
    Diagnostic.reportUninstalled(
      Self.self,
      "was read outside a view's body, where each access creates a new object"
    )
    return thunk()
  }
}

extension StateObject: InstalledProperty {
  package mutating func install(in place: PropertyPlace) { box = Box(place.inbox) }
  package mutating func adopt(_ previous: StateObject, in place: PropertyPlace) {
    box = previous.box
  }
}

extension StateObject: CellHolder {
  package func holds(_ cell: AnyCell) -> Bool { box?.cell === cell }
}
