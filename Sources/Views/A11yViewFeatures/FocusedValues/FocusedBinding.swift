// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// The value of a binding that is exported by the focused view, by a view that contains it, or by its scene.
///
/// Setting the value also sets the binding's value; if no binding is exported, setting the value has no effect.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private let declared: SourcePlace
  private var scope: FocusedValueScope?

  /// Creates a property wrapper that reads an exported binding by its key path.
  public init(
    _ keyPath: KeyPath<FocusedValues, Binding<Value>?>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.keyPath = keyPath
    declared = SourcePlace(fileID: fileID, line: line)
  }

  /// The exported binding's value, or `nil` if no binding is exported.
  public var wrappedValue: Value? {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A binding to the exported value. Setting this binding to `nil` has no effect.
  public var projectedValue: Binding<Value?> {
    guard let scope else {
      Diagnostic.reportUninstalled(
        Self.self,
        "was used outside a view's body, where there is never a binding "
          + "(declared at \(declared))"
      )
      return .constant(nil)
    }
    return Binding(FocusedPlace(scope: scope, keyPath: keyPath).location)
  }
}

extension FocusedBinding: InstalledProperty {
  package mutating func install(in place: PropertyPlace) { scope = place.focusedValueScope }

  package mutating func adopt(_ previous: FocusedBinding, in place: PropertyPlace) {
    scope = previous.scope
  }
}

/// A location that looks up the exported binding on each access.
private struct FocusedPlace<Value>: PlaceComparable {
  let scope: FocusedValueScope
  let keyPath: KeyPath<FocusedValues, Binding<Value>?>

  var binding: Binding<Value>? { FocusedValues(scope: scope)[keyPath: keyPath] }

  var location: Location<Value?> {
    FunctionLocation(place: self, read: { binding?.wrappedValue }) { value, transaction in
      guard let value, let binding else { return }
      binding.transaction(transaction).wrappedValue = value
    }
  }

  func isSamePlace(as other: Any) -> Bool {
    guard let other = other as? FocusedPlace else { return false }
    return scope === other.scope && keyPath == other.keyPath
  }
}
