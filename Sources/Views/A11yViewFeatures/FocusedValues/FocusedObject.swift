// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import OpenCombine

/// An observable object that is exported by the focused view, by a view that contains it, or by its scene.
///
/// The exported object is identified by its type. If several objects of the type are exported, the wrapper returns the
/// object that is closest to keyboard focus. The property wrapper returns `nil` if no view with focus exports an object
/// of the type. The view is evaluated again when a different object is exported and when the object announces a change.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private let declared: SourcePlace
  private var followed: FollowedObject<ObjectType>?

  /// Creates a property wrapper that finds an exported object by its type.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    declared = SourcePlace(fileID: fileID, line: line)
  }

  /// The exported object, or `nil` if none is exported.
  public var wrappedValue: ObjectType? { current?.object }

  /// The bindings to the exported object's properties, or `nil` if no object is exported.
  public var projectedValue: Wrapper? { current.map { Wrapper(object: $0.object, cell: $0.cell) } }

  private var current: (object: ObjectType, cell: ObjectCell<ObjectType>?)? {
    guard let followed else {
      Diagnostic.reportUninstalled(
        Self.self,
        "was read outside a view's body, where there is never an object "
          + "(declared at \(declared))"
      )
      return nil
    }
    return followed.current()
  }
}

extension FocusedObject: InstalledProperty {
  package mutating func install(in place: PropertyPlace) {
    followed = FollowedObject(place.focusedValueScope, place.inbox)
  }

  package mutating func adopt(_ previous: FocusedObject, in place: PropertyPlace) {
    followed = previous.followed
  }
}

/// The currently exported object, which is observed once it has been read during an evaluation.
private final class FollowedObject<Object: ObservableObject> {
  private let scope: FocusedValueScope
  private let inbox: Inbox
  // This property is accessed only during evaluations.
  private var cell: ObjectCell<Object>?

  init(_ scope: FocusedValueScope, _ inbox: Inbox) {
    self.scope = scope
    self.inbox = inbox
  }

  func current() -> (object: Object, cell: ObjectCell<Object>?)? {
    let object = scope.cell(for: FocusedObjectKey<Object>.self).get()
    guard Evaluation.isHere else { return object.map { ($0, nil) } }
    guard let object else {
      cell = nil
      return nil
    }
    let cell = cell.flatMap { $0.object === object ? $0 : nil } ?? ObjectCell(object, inbox)
    self.cell = cell
    return (cell.get(), cell)
  }
}
