// SPDX-License-Identifier: MIT

/// A value that a view stores for as long as the view is shown.
///
/// A body that reads the value is evaluated again when the value changes. The value can be set on any thread.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private let place: SourcePlace
  private var cell: Cell<Value>?

  /// Creates state with an initial value.
  public init(
    wrappedValue value: Value,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    initial = value
    place = SourcePlace(fileID: fileID, line: line)
  }

  /// Creates state with an initial value.
  public init(
    initialValue value: Value,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(wrappedValue: value, fileID: fileID, line: line)
  }

  /// The current value.
  public var wrappedValue: Value {
    get {
      guard let cell else { return uninstalled() }
      return cell.get()
    }
    nonmutating set {
      guard let cell else { return _ = uninstalled() }
      cell.write(newValue)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let cell else { return .constant(uninstalled()) }
    return Binding(cell)
  }

  private func uninstalled() -> Value {
    Diagnostic.reportUninstalled(
      Self.self,
      "was used outside a view's body, where it always has its initial value "
        + "(declared at \(place))"
    )
    return initial
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state whose initial value is `nil`.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(wrappedValue: nil, fileID: fileID, line: line)
  }
}

// Both fields are sendable if the value is sendable, because the cell guards its contents.
extension State: Sendable where Value: Sendable {}

extension State: InstalledProperty {
  package mutating func install(in place: PropertyPlace) { cell = Cell(initial, place.inbox) }
  package mutating func adopt(_ previous: State, in place: PropertyPlace) { cell = previous.cell }
}

extension State: CellHolder {
  package func holds(_ cell: AnyCell) -> Bool { self.cell === cell }
  package var declared: SourcePlace? { place }
}
