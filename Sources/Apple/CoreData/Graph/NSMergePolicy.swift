// SPDX-License-Identifier: MIT

import Foundation

/// The policy for resolving conflicts with values that another context has saved.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  // The only property is constant, but the compiler does not verify the sendability of an open class.
  /// The type of conflict resolution.
  public let mergeType: NSMergePolicyType

  /// Creates a policy.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// The policy that saves nothing and throws an error.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The policy that keeps the object in the store.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  /// The policy that replaces the whole object in the store.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The policy that, for properties that were changed on both sides, keeps the store's values.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType
  )
  /// The policy that, for properties that were changed on both sides, keeps the values that are being saved.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType
  )
}

/// The policy for resolving conflicts with values that another context has saved.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType, rollbackMergePolicyType
}

/// The policy that saves nothing and throws an error.
public let NSErrorMergePolicy: Any & Sendable = NSMergePolicy.error
/// The policy that keeps the object in the store.
public let NSRollbackMergePolicy: Any & Sendable = NSMergePolicy.rollback
/// The policy that replaces the whole object in the store.
public let NSOverwriteMergePolicy: Any & Sendable = NSMergePolicy.overwrite
/// The policy that, for properties that were changed on both sides, keeps the store's values.
public let NSMergeByPropertyStoreTrumpMergePolicy: Any & Sendable =
  NSMergePolicy.mergeByPropertyStoreTrump
/// The policy that, for properties that were changed on both sides, keeps the values that are being saved.
public let NSMergeByPropertyObjectTrumpMergePolicy: Any & Sendable =
  NSMergePolicy.mergeByPropertyObjectTrump

/// The rule for combining a saved row with a row that is about to be saved.
struct MergeRule {
  private let type: NSMergePolicyType

  init(_ policy: Any) { type = (policy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType }

  /// Whether a conflict causes an error.
  var fails: Bool { type == .errorMergePolicyType }

  /// Whether an object that is being saved replaces a stored object with the same unique values.
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
