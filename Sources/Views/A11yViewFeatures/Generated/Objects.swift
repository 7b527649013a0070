// SPDX-License-Identifier: MIT

// Made from Surface/A11yViewFeatures.rows by `make surface`.

import A11yTree
@_spi(Nodes) import A11yViewGraph
import Foundation
import Observation
import OpenCombine

extension View {
  /// Sets an object that the view and all views inside can read by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }
}

extension ObservedObject {
  /// Bindings to the properties of an object.
  @dynamicMemberLookup public struct Wrapper {
    package let object: ObjectType
    package let cell: ObjectCell<ObjectType>?
    /// A binding to one of the object's properties.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
      -> Binding<Subject>
    { Binding(ObjectMemberLocation(object, keyPath, owner: cell)) }
  }
}
