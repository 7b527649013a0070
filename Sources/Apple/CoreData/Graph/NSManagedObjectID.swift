// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The identity of an object, which is the same in all contexts.
public final class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
  // The `entity` and `number` properties are constant. The mutex protects the remaining state.
  /// The object's entity.
  public let entity: NSEntityDescription
  /// The object's number; numbers are assigned in the order in which objects are created.
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

  /// Whether the object has never been saved.
  public var isTemporaryID: Bool { temporary.withLock(\.self) }

  /// Marks the object as saved.
  func settle() { temporary.withLock { $0 = false } }

  /// Returns a URL that identifies the object while the program runs.
  public func uriRepresentation() -> URL {
    URL(string: "x-coredata://memory/\(address)") ?? URL(fileURLWithPath: "/\(address)")
  }

  private var address: String {
    let name = (entity.name ?? "").addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    return "\(name ?? "")/p\(number)"
  }

  /// Returns the object's identity unchanged.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSManagedObjectID: IdentifiedValue {
  var identity: AnyHashable { number }
}

/// The identities of related objects, in order and without duplicates.
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

  /// Reorders the members to match a list.
  mutating func arrange(_ ids: [NSManagedObjectID]) { order = ids.filter(members.contains) }
}

/// The values of an object, as stored.
struct ObjectRow {
  var values: [String: Any] = [:]
  var related: [String: ObjectIDs] = [:]
  /// The number of times that the row has been saved.
  var version = 0
  /// The keys of the values that were changed in the last save.
  var lastKeys: Set<String> = []

  /// Copies the values for the given keys from another row.
  mutating func take(_ keys: Set<String>, from other: ObjectRow) {
    for key in keys {
      values[key] = other.values[key]
      related[key] = other.related[key]
    }
  }
}
