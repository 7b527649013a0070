// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Observation

/// A value that the focused view, a view around it or its scene exports.
///
/// If there are several, the one closest to keyboard focus is used; it is `nil` once nothing that
/// exports one has focus. A view only sees its own scene, an app or its commands the front one. The
/// view is evaluated again when another value is exported and, if the value is an observable
/// object, when what was read of it changes.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private let declared: SourcePlace
  private var scope: FocusedValueScope?

  /// Reads a value by its key path.
  public init(
    _ keyPath: KeyPath<FocusedValues, Value?>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    declared = SourcePlace(fileID: fileID, line: line)
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an observable object by its type.
  public init(
    _ objectType: Value.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Value: AnyObject, Value: Observable {
    declared = SourcePlace(fileID: fileID, line: line)
    read = { $0[FocusedObservableKey<Value>.self] }
  }

  /// The value, if one is exported.
  public var wrappedValue: Value? {
    guard let scope else {
      Diagnostic.reportUninstalled(
        Self.self,
        "was read outside of a view's body, where there never is a value "
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
  /// The exports of the scene that the place is in.
  package var focusedValueScope: FocusedValueScope { graph.focusedValueScope(in: environment) }
}
