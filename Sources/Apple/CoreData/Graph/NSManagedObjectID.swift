// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The identity of an object, in every context that has it.
public final class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
  // `entity` and `number` are constant; the mutex guards the rest.
  /// The object's entity.
  public let entity: NSEntityDescription
  /// Objects have numbers in the order in which they were made.
  let number: Int
  private let temporary = Mutex(true)
  private static let last = Mutex(0)

  init(of entity: NSEntityDescription) {
    self.entity = entity
    number = Self.last.withLock { number in
      number += 1
      return number
    }
  }

  /// Whether the object was never saved.
  public var isTemporaryID: Bool { temporary.withLock(\.self) }

  /// The object was saved.
  func settle() { temporary.withLock { $0 = false } }

  /// An address that names the object while the program runs.
  public func uriRepresentation() -> URL {
    URL(string: "x-coredata://memory/\(address)") ?? URL(fileURLWithPath: "/\(address)")
  }

  private var address: String {
    let name = (entity.name ?? "").addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    return "\(name ?? "")/p\(number)"
  }

  /// The same identity.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSManagedObjectID: IdentifiedValue {
  var identity: AnyHashable { number }
}

/// The identities of related objects, each once, in order.
struct ObjectIDs {
  private(set) var order: [NSManagedObjectID] = []
  private var members: Set<NSManagedObjectID> = []

  var isEmpty: Bool { order.isEmpty }
  func contains(_ id: NSManagedObjectID) -> Bool { members.contains(id) }

  mutating func add(_ id: NSManagedObjectID) {
    if members.insert(id).inserted { order.append(id) }
  }

  mutating func remove(_ id: NSManagedObjectID) {
    if members.remove(id) != nil { order.removeAll { $0 === id } }
  }

  /// Puts the members into the order of a list.
  mutating func arrange(_ ids: [NSManagedObjectID]) { order = ids.filter(members.contains) }
}

/// The values of an object as a store keeps them.
struct ObjectRow {
  var values: [String: Any] = [:]
  var related: [String: ObjectIDs] = [:]
  /// How often the row was saved.
  var version = 0
  /// The names of the values that were saved last.
  var lastKeys: Set<String> = []

  /// Takes the values of some names over from another row.
  mutating func take(_ keys: Set<String>, from other: ObjectRow) {
    for key in keys {
      values[key] = other.values[key]
      related[key] = other.related[key]
    }
  }
}
