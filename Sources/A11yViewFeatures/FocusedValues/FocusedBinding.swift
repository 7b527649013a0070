@_spi(Nodes) import A11yViewGraph

/// The value behind a binding that the focused view, or what it stands in, or its scene exports.
///
/// Writing it writes through the binding; where none is exported, nothing happens.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private let declared: SourcePlace
  private var scope: FocusedValueScope?

  /// Reads a binding by its key path.
  public init(
    _ keyPath: KeyPath<FocusedValues, Binding<Value>?>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.keyPath = keyPath
    declared = SourcePlace(fileID: fileID, line: line)
  }

  /// The value of the binding, if one is exported.
  public var wrappedValue: Value? {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A binding to the value; writing `nil` does nothing.
  public var projectedValue: Binding<Value?> {
    guard let scope else {
      Diagnostic.reportUninstalled(
        Self.self,
        "was used outside of a view's body, where there never is a binding "
          + "(declared at \(declared))"
      )
      return .constant(nil)
    }
    return Binding(FocusedLocation(scope, keyPath))
  }
}

extension FocusedBinding: InstalledProperty {
  package mutating func install(in place: PropertyPlace) { scope = place.focusedValueScope }

  package mutating func adopt(_ previous: FocusedBinding, in place: PropertyPlace) {
    scope = previous.scope
  }
}

/// The value behind whatever binding is exported when it is read or written.
private final class FocusedLocation<Value>: Location<Value?>, @unchecked Sendable {
  private let scope: FocusedValueScope
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>

  init(_ scope: FocusedValueScope, _ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    self.scope = scope
    self.keyPath = keyPath
    super.init(nil)
  }

  private var binding: Binding<Value>? { FocusedValues(scope: scope)[keyPath: keyPath] }

  override func get() -> Value? { binding?.wrappedValue }

  override func set(_ value: Value?, _ transaction: Transaction) {
    guard let value, let binding else { return }
    binding.transaction(transaction).wrappedValue = value
  }

  override func leads(to other: Location<Value?>) -> Bool {
    guard let other = other as? FocusedLocation else { return false }
    return scope === other.scope && keyPath == other.keyPath
  }
}
