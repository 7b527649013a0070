// SPDX-License-Identifier: MIT

import Foundation

/// What is done where another context has saved other values.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  // Constant.
  /// What is done.
  public let mergeType: NSMergePolicyType

  /// Creates a policy.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// Nothing is saved, with an error.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// What is in the store stays.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  /// What is saved replaces the whole object.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// Of values that both have changed, the one in the store stays.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType
  )
  /// Of values that both have changed, the one that is saved stays.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType
  )
}

/// What is done where another context has saved other values.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType, rollbackMergePolicyType
}

/// Nothing is saved, with an error.
public let NSErrorMergePolicy: Any & Sendable = NSMergePolicy.error
/// What is in the store stays.
public let NSRollbackMergePolicy: Any & Sendable = NSMergePolicy.rollback
/// What is saved replaces the whole object.
public let NSOverwriteMergePolicy: Any & Sendable = NSMergePolicy.overwrite
/// Of values that both have changed, the one in the store stays.
public let NSMergeByPropertyStoreTrumpMergePolicy: Any & Sendable =
  NSMergePolicy.mergeByPropertyStoreTrump
/// Of values that both have changed, the one that is saved stays.
public let NSMergeByPropertyObjectTrumpMergePolicy: Any & Sendable =
  NSMergePolicy.mergeByPropertyObjectTrump

/// How a row that was saved and one that is to be saved become one.
struct MergeRule {
  private let type: NSMergePolicyType

  init(_ policy: Any) { type = (policy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType }

  /// Whether there is an error instead.
  var fails: Bool { type == .errorMergePolicyType }

  /// Whether an object that is saved replaces one with the same unique values.
  var replaces: Bool {
    type == .mergeByPropertyObjectTrumpMergePolicyType || type == .overwriteMergePolicyType
  }

  /// The row to keep.
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
