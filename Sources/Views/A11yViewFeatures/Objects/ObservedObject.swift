// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import OpenCombine

/// An object that a view is passed and observes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType
  private var cell: ObjectCell<ObjectType>?

  /// Observes an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Observes an object.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object. Setting it in an initialiser chooses what the view observes.
  public var wrappedValue: ObjectType {
    get { cell?.get() ?? object }
    set {
      object = newValue
      cell = nil
    }
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: object, cell: cell) }
}

extension ObservedObject: InstalledProperty {
  package mutating func install(in place: PropertyPlace) { cell = ObjectCell(object, place.inbox) }

  package mutating func adopt(_ previous: ObservedObject, in place: PropertyPlace) {
    if previous.object === object { cell = previous.cell } else { install(in: place) }
  }

  package nonisolated func isSame(as other: ObservedObject) -> Bool { object === other.object }
}

extension ObservedObject: CellHolder {
  package func holds(_ cell: AnyCell) -> Bool { self.cell === cell }
}
