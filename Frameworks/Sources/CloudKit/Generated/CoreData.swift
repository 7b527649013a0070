// SPDX-License-Identifier: MIT

// Made from Surface/CloudKit.rows by `make surface`.

import CoreData
import CoreLocation
@_exported import Foundation
import UIKit

extension NSPersistentCloudKitContainerOptions {
  /// The database with which the store is synchronized. It never is.
  public var databaseScope: CKDatabase.Scope {
    get { CKDatabase.Scope(rawValue: _databaseNumber) ?? .private }
    set { _databaseNumber = newValue.rawValue }
  }
}

extension NSPersistentCloudKitContainer {
  /// Always fails, because there is no account.
  public func share(_ managedObjects: [NSManagedObject], to share: CKShare?) async throws -> (
    Set<NSManagedObjectID>, CKShare, CKContainer
  ) { throw CKError.noAccount }

  /// Always fails, because there is no account.
  public func share(
    _ managedObjects: [NSManagedObject],
    to share: CKShare?,
    completion:
      @escaping @Sendable (Set<NSManagedObjectID>?, CKShare?, CKContainer?, (any Error)?) -> Void
  ) { answers.async { completion(nil, nil, nil, CKError.noAccount) } }

  /// Returns no shares, because nothing is shared.
  public func fetchShares(in persistentStore: NSPersistentStore?) throws -> [CKShare] { [] }

  /// Returns no shares, because nothing is shared.
  public func fetchShares(matching objectIDs: [NSManagedObjectID]) throws -> [NSManagedObjectID:
    CKShare]
  { [:] }

  /// Always fails, because there is no account.
  @discardableResult public func acceptShareInvitations(
    from metadata: [CKShare.Metadata],
    into persistentStore: NSPersistentStore
  ) async throws -> [CKShare.Metadata] { throw CKError.noAccount }

  /// Always fails, because there is no account.
  public func acceptShareInvitations(
    from metadata: [CKShare.Metadata],
    into persistentStore: NSPersistentStore,
    completion: (@Sendable ([CKShare.Metadata]?, (any Error)?) -> Void)?
  ) { answers.async { completion?(nil, CKError.noAccount) } }

  /// Always fails, because there is no account.
  @discardableResult public func persistUpdatedShare(
    _ share: CKShare,
    in persistentStore: NSPersistentStore
  ) async throws -> CKShare { throw CKError.noAccount }

  /// Always fails, because there is no account.
  public func persistUpdatedShare(
    _ share: CKShare,
    in persistentStore: NSPersistentStore,
    completion: (@Sendable (CKShare?, (any Error)?) -> Void)?
  ) { answers.async { completion?(nil, CKError.noAccount) } }

  /// Always fails, because there is no account.
  @discardableResult public func purgeObjectsAndRecordsInZone(
    with zoneID: CKRecordZone.ID,
    in persistentStore: NSPersistentStore?
  ) async throws -> CKRecordZone.ID { throw CKError.noAccount }

  /// Always fails, because there is no account.
  public func purgeObjectsAndRecordsInZone(
    with zoneID: CKRecordZone.ID,
    in persistentStore: NSPersistentStore?,
    completion: (@Sendable (CKRecordZone.ID?, (any Error)?) -> Void)?
  ) { answers.async { completion?(nil, CKError.noAccount) } }

  /// Always returns `nil`, because nothing is in iCloud.
  public func record(for managedObjectID: NSManagedObjectID) -> CKRecord? { nil }

  /// Always returns `nil`, because nothing is in iCloud.
  public func recordID(for managedObjectID: NSManagedObjectID) -> CKRecord.ID? { nil }
}
