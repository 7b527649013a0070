// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Observation

/// A value that is exported by the focused view, by a view that contains it, or by its scene.
///
/// If several values are exported, the wrapper returns the value that is closest to keyboard focus. The property
/// wrapper returns `nil` if no view with focus exports a value. A view can read only its own scene's values, whereas an
/// app and its commands read the values of the frontmost scene. The view is evaluated again when a different value is
/// exported or, for an observable object, when a property that the view has read changes.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private let declared: SourcePlace
  private var scope: FocusedValueScope?

  /// Creates a property wrapper that reads an exported value by its key path.
  public init(
    _ keyPath: KeyPath<FocusedValues, Value?>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    declared = SourcePlace(fileID: fileID, line: line)
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a property wrapper that reads an exported observable object by its type.
  public init(
    _ objectType: Value.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Value: AnyObject, Value: Observable {
    declared = SourcePlace(fileID: fileID, line: line)
    read = { $0[FocusedObservableKey<Value>.self] }
  }

  /// The exported value, or `nil` if none is exported.
  public var wrappedValue: Value? {
    guard let scope else {
      Diagnostic.reportUninstalled(
        Self.self,
        "was read outside a view's body, where there is never a value "
          + "(declared at \(declared))"
      )
      return nil
    }
    return read(FocusedValues(scope: scope))
  }
}

extension FocusedValue: InstalledProperty {
  package mutating func install(in place: PropertyPlace) { scope = place.focusedValueScope }
  package mutating func adopt(_ previous: FocusedValue, in place: PropertyPlace) {
    scope = previous.scope
  }
}

extension PropertyPlace {
  /// The values that are exported in the scene that contains this view.
  package var focusedValueScope: FocusedValueScope { graph.focusedValueScope(in: environment) }
}
