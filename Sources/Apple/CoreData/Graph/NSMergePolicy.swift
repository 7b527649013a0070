// SPDX-License-Identifier: MIT

import Foundation

/// The resolution of conflicts with values that another context has saved.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  // The class is constant.
  /// The kind of resolution.
  public let mergeType: NSMergePolicyType

  /// Creates a policy.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// Saves nothing and throws an error.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// Keeps the object in the store.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  /// Replaces the whole object in the store.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// Keeps the store's values for properties that both have changed.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType
  )
  /// Keeps the saved values for properties that both have changed.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType
  )
}

/// The resolution of conflicts with values that another context has saved.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType, rollbackMergePolicyType
}

/// Saves nothing and throws an error.
public let NSErrorMergePolicy: Any & Sendable = NSMergePolicy.error
/// Keeps the object in the store.
public let NSRollbackMergePolicy: Any & Sendable = NSMergePolicy.rollback
/// Replaces the whole object in the store.
public let NSOverwriteMergePolicy: Any & Sendable = NSMergePolicy.overwrite
/// Keeps the store's values for properties that both have changed.
public let NSMergeByPropertyStoreTrumpMergePolicy: Any & Sendable =
  NSMergePolicy.mergeByPropertyStoreTrump
/// Keeps the saved values for properties that both have changed.
public let NSMergeByPropertyObjectTrumpMergePolicy: Any & Sendable =
  NSMergePolicy.mergeByPropertyObjectTrump

/// The rule for combining a saved row with one that is about to be saved.
struct MergeRule {
  private let type: NSMergePolicyType

  init(_ policy: Any) { type = (policy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType }

  /// Whether a conflict is an error.
  var fails: Bool { type == .errorMergePolicyType }

  /// Whether a saved object replaces one with the same unique values.
  var replaces: Bool {
    type == .mergeByPropertyObjectTrumpMergePolicyType || type == .overwriteMergePolicyType
  }

  /// Returns the row to keep.
  func merged(_ stored: ObjectRow, _ update: RowChanges.Update) -> ObjectRow {
    var row = stored
    switch type {
    case .overwriteMergePolicyType:
      row = update.row
      row.version = stored.version
    case .rollbackMergePolicyType: break
    case .mergeByPropertyStoreTrumpMergePolicyType:
      row.take(update.keys.subtracting(stored.lastKeys), from: update.row)
    default: row.take(update.keys, from: update.row)
    }
    return row
  }
}
