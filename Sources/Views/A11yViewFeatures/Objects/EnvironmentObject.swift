// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import OpenCombine

/// An observable object that a view inherits from the views that contain it.
///
/// If no enclosing view has set an object of the type, the program stops with a message that explains how to fix the
/// problem.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var scope: EnvironmentScope?
  private var owner = ""

  /// Creates a property wrapper that inherits the innermost object of the type.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let cell else { missing() }
    return cell.get()
  }

  /// The bindings to the object's properties.
  public var projectedValue: Wrapper {
    guard let cell else { missing() }
    return Wrapper(cell: cell)
  }

  private var cell: ObjectCell<ObjectType>? {
    EnvironmentValues(scope: scope)[EnvironmentObjectKey<ObjectType>.self]
  }

  private func missing() -> Never {
    let place = owner.isEmpty ? "this view" : owner
    fatalError(
      "No ObservableObject of type \(ObjectType.self) found. "
        + "A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of "
        + "\(place)."
    )
  }

  /// The bindings to an inherited object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    package let cell: ObjectCell<ObjectType>

    /// A binding to one of the object's properties.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(ObjectMemberLocation(cell.object, keyPath, owner: cell))
    }
  }
}

extension EnvironmentObject: InstalledProperty {
  package mutating func install(in place: PropertyPlace) {
    scope = place.environment
    owner = place.node.viewName
  }

  package mutating func adopt(_ previous: EnvironmentObject, in place: PropertyPlace) {
    scope = previous.scope
    owner = previous.owner
  }
}

package enum EnvironmentObjectKey<Object: ObservableObject>: EnvironmentKey {
  package static var defaultValue: ObjectCell<Object>? { nil }
}

/// A modifier that sets an object; all views in the modifier's content can read the object by its type.
public struct _EnvironmentObjectModifier<Object: ObservableObject> {
  package let object: Object

  package init(object: Object) { self.object = object }
}

extension _EnvironmentObjectModifier: ViewModifier, EnvironmentModifier {
  package func change(_ values: inout EnvironmentValues, in place: PropertyPlace) {
    if let cell = values[EnvironmentObjectKey<Object>.self], cell.object === object { return }
    values[EnvironmentObjectKey<Object>.self] = ObjectCell(object, place.inbox)
  }
}
