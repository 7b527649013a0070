// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import OpenCombine

/// An observable object that is passed to a view.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType
  private var cell: ObjectCell<ObjectType>?

  /// Creates a property wrapper that observes an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Creates a property wrapper that observes an object.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object. An initializer can set the property to choose the object that the view observes.
  public var wrappedValue: ObjectType {
    get { cell?.get() ?? object }
    set {
      object = newValue
      cell = nil
    }
  }

  /// The bindings to the object's properties.
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
