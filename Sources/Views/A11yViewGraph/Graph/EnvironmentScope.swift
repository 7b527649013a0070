// SPDX-License-Identifier: MIT

/// The environment values that one modifier sets, linked to the values of the surrounding scope.
package final class EnvironmentScope: @unchecked Sendable {
  // Only turns change `cells`, on the main actor. `CellLock` guards reads by tasks on other threads.
  private var cells: [(key: ObjectIdentifier, cell: AnyCell)] = []
  private let parent: EnvironmentScope?
  private let inbox: Inbox

  package init(parent: EnvironmentScope?, inbox: Inbox) {
    self.parent = parent
    self.inbox = inbox
  }

  /// Returns the cell for the innermost value of a key, or `nil` if no value has been set.
  package func cell(for key: ObjectIdentifier) -> AnyCell? {
    var next: EnvironmentScope? = self
    while let scope = next {
      if let cell = scope.own(key) { return cell }
      next = scope.parent
    }
    return nil
  }

  private func own(_ key: ObjectIdentifier) -> AnyCell? {
    CellLock.with { cells.first { $0.key == key }?.cell }
  }

  /// Applies the values that were set, and returns whether the set of keys has changed.
  package func set(_ changes: [EnvironmentChange]) -> Bool {
    var latest: [EnvironmentChange] = []
    for change in changes.reversed() where !latest.contains(where: { $0.key == change.key }) {
      latest.insert(change, at: 0)
    }
    if latest.map(\.key) == cells.map(\.key) {
      for (change, entry) in zip(latest, cells) { change.write(to: entry.cell) }
      return false
    }
    let made = latest.map { change in
      if let cell = own(change.key) {
        change.write(to: cell)
        return (change.key, cell)
      }
      return (change.key, change.makeCell(inbox))
    }
    // Replaced values are released outside the lock, because their `deinit` may run the program's own code.
    let former = cells
    CellLock.with { cells = made }
    withExtendedLifetime(former) {}
    return true
  }

  /// Sets values without removing existing values.
  package func put(_ body: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues()
    body(&values)
    for change in values.changes {
      if let cell = own(change.key) {
        change.write(to: cell)
      } else {
        let cell = change.makeCell(inbox)
        CellLock.with { cells.append((change.key, cell)) }
      }
    }
  }
}
