// SPDX-License-Identifier: MIT

/// A source of changes that cause nodes to be scheduled for evaluation.
@MainActor
protocol ChangeSource {
  /// Returns a description of the change for the program's author.
  func cause(for reader: Node, by writer: Node?) -> ChangeCause
}

/// A property of an `@Observable` object that has changed. The property's name is unknown, because the key path of a
/// computed property does not contain the name.
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
