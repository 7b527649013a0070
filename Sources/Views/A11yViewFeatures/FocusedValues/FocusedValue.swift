// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Observation

/// A value exported by the focused view, a view that contains it, or its scene.
///
/// If there are several values, the wrapper returns the value closest to keyboard focus. The wrapper returns `nil` when
/// no view that exports a value has focus. A view sees only the values of its own scene, whereas an app and its
/// commands see those of the frontmost scene. The view is reevaluated when another value is exported and, for an
/// observable object, when a property that the view has read changes.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private let declared: SourcePlace
  private var scope: FocusedValueScope?

  /// Creates a wrapper that reads a value by its key path.
  public init(
    _ keyPath: KeyPath<FocusedValues, Value?>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    declared = SourcePlace(fileID: fileID, line: line)
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a wrapper that reads an observable object by its type.
  public init(
    _ objectType: Value.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Value: AnyObject, Value: Observable {
    declared = SourcePlace(fileID: fileID, line: line)
    read = { $0[FocusedObservableKey<Value>.self] }
  }

  /// The value, or `nil` if none is exported.
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
  /// The exported values of the scene that contains this view.
  package var focusedValueScope: FocusedValueScope { graph.focusedValueScope(in: environment) }
}
