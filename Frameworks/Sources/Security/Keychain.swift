// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The items in the keychain. The items are stored only in memory, so they are lost when the program ends.
private final class Keychain: Sendable {
  static let shared = Keychain()
  private let items = Mutex<[KeychainItem]>([])

  func add(_ item: KeychainItem) -> OSStatus {
    items.withLock { items in
      guard !items.contains(where: { $0.isSame(as: item) }) else { return errSecDuplicateItem }
      items.append(item)
      return errSecSuccess
    }
  }

  func matches(_ query: KeychainItem) -> [KeychainItem] {
    items.withLock { items in items.filter { $0.matches(query) } }
  }

  func update(_ query: KeychainItem, _ changes: [String: Any]) -> OSStatus {
    let changes = KeychainItem(changes)
    return items.withLock { items in
      let places = items.indices.filter { items[$0].matches(query) }
      for place in places { items[place].merge(changes) }
      return places.isEmpty ? errSecItemNotFound : errSecSuccess
    }
  }

  func delete(_ query: KeychainItem) -> OSStatus {
    items.withLock { items in
      let count = items.count
      items.removeAll { $0.matches(query) }
      return items.count == count ? errSecItemNotFound : errSecSuccess
    }
  }
}

/// A secret in the keychain, with its attributes.
private struct KeychainItem: @unchecked Sendable {
  // The values are strings, data and numbers, which are immutable; the mutex protects the stored items.
  private(set) var attributes: [String: Any]

  /// The attributes that, together with an item's class, identify the item.
  private static let names = [
    kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrApplicationTag, kSecAttrLabel,
    kSecAttrGeneric, kSecClass,
  ]

  init(_ attributes: [String: Any]) { self.attributes = attributes }

  private func same(_ key: String, _ other: KeychainItem) -> Bool {
    Self.name(attributes[key]) == Self.name(other.attributes[key])
  }

  /// Returns the bytes of a string or a data value; programs use the two types interchangeably.
  private static func name(_ value: Any?) -> Data {
    (value as? Data) ?? Data("\(value ?? "")".utf8)
  }

  func isSame(as other: KeychainItem) -> Bool { Self.names.allSatisfy { same($0, other) } }

  /// Returns whether the item has all the attributes in a query.
  func matches(_ query: KeychainItem) -> Bool {
    Self.names.allSatisfy { query.attributes[$0] == nil || same($0, query) }
  }

  mutating func merge(_ changes: KeychainItem) {
    attributes.merge(changes.attributes) { _, new in new }
  }

  /// Returns the part of the item that a query requests.
  func answer(to query: [String: Any]) -> AnyObject {
    let wantsData = query[kSecReturnData] as? Bool == true
    let data = attributes[kSecValueData] ?? Data()
    guard query[kSecReturnAttributes] as? Bool == true else { return data as AnyObject }
    var answer = attributes
    answer[kSecValueData] = wantsData ? data : nil
    return answer as AnyObject
  }
}

/// Adds a secret, which is stored in memory until the program ends.
///
/// - Returns: `errSecDuplicateItem` if there is already an item with the same identity.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let item = KeychainItem(attributes)
  let status = Keychain.shared.add(item)
  if status == errSecSuccess, attributes[kSecReturnData] as? Bool == true {
    result?.pointee = item.answer(to: attributes)
  }
  return status
}

/// Finds the first secret that matches a query, or all such secrets if the query contains `kSecMatchLimitAll`.
///
/// - Returns: `errSecItemNotFound` if there is no match.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let found = Keychain.shared.matches(KeychainItem(query))
  guard let first = found.first else { return errSecItemNotFound }
  let wantsAll = query[kSecMatchLimit] as? String == kSecMatchLimitAll
  result?.pointee =
    wantsAll ? found.map { $0.answer(to: query) } as AnyObject : first.answer(to: query)
  return errSecSuccess
}

/// Changes the secrets that match a query.
///
/// - Returns: `errSecItemNotFound` if there is no match.
@discardableResult
public func SecItemUpdate(
  _ query: CFDictionary,
  _ attributesToUpdate: CFDictionary
) -> OSStatus {
  Keychain.shared.update(KeychainItem(query), attributesToUpdate)
}

/// Removes the secrets that match a query.
///
/// - Returns: `errSecItemNotFound` if there is no match.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.shared.delete(KeychainItem(query))
}

/// Returns the meaning of a result code as a sentence.
public func SecCopyErrorMessageString(
  _ status: OSStatus,
  _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecItemNotFound: "The item cannot be found."
  case errSecDuplicateItem: "The item already exists."
  default: "The result code is \(status)."
  }
}
