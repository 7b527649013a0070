// SPDX-License-Identifier: MIT

/// Something that schedules nodes for evaluation by changing.
@MainActor
protocol ChangeSource {
  /// Describes the change for the author of the program.
  func cause(for reader: Node, by writer: Node?) -> ChangeCause
}

/// A property of an object that the program declares `@Observable`. Its name is not known, since
/// the key path of a computed property does not have it.
struct ObservedChange: ChangeSource {
  let property: AnyKeyPath?

  func cause(for reader: Node, by writer: Node?) -> ChangeCause {
    let object = property.map { "a property of \(type(of: $0).rootType)" }
    return ChangeCause(
      state: object ?? "an observed object",
      place: nil,
      writer: writer?.viewName
    )
  }
}
