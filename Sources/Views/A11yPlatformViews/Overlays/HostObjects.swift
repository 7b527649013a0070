// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A store that contains one object for each host, such as the host's UIKit window.
@MainActor
package final class HostObjects<Object> {
  private struct Entry {
    weak var inbox: Inbox?
    let object: Object
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private let make: @MainActor () -> Object

  package init(_ make: @escaping @MainActor () -> Object) { self.make = make }

  /// The object for the host to which the running code belongs, or `nil` if the code does not belong to a host.
  package var current: Object? {
    guard let inbox = CurrentHost.inbox else { return nil }
    let id = ObjectIdentifier(inbox)
    if let entry = entries[id], entry.inbox === inbox { return entry.object }
    entries = entries.filter { $0.value.inbox != nil }
    let object = make()
    entries[id] = Entry(inbox: inbox, object: object)
    return object
  }
}
