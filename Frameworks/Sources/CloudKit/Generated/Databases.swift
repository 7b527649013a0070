// SPDX-License-Identifier: MIT

// Made from Surface/CloudKit.rows by `make surface`.

import CoreData
import CoreLocation
@_exported import Foundation
import UIKit

/// A database in iCloud. There is no account, so every request fails.
open class CKDatabase: NSObject, @unchecked Sendable {
  /// The users who can access a database.
  public enum Scope: Int, Sendable {
    case `public` = 1, `private`, shared
  }
  /// The users who can access the database.
  public let databaseScope: Scope
  static let operations = OperationQueue()
  init(_ databaseScope: Scope) {
    self.databaseScope = databaseScope
    super.init()
  }
  /// Runs an operation, which fails because there is no account.
  open func add(_ operation: CKDatabaseOperation) {
    operation.database = self
    Self.operations.addOperation(operation)
  }
  /// Always fails, because there is no account.
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError.noAccount }
  /// Always fails, because there is no account.
  open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { answers.async { completionHandler(nil, CKError.noAccount) } }
  /// Always fails, because there is no account.
  @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord {
    throw CKError.noAccount
  }
  /// Always fails, because there is no account.
  open func save(
    _ record: CKRecord,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { answers.async { completionHandler(nil, CKError.noAccount) } }
  /// Always fails, because there is no account.
  @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws
    -> CKRecord.ID
  { throw CKError.noAccount }
  /// Always fails, because there is no account.
  open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { answers.async { completionHandler(nil, CKError.noAccount) } }
  /// Always fails, because there is no account.
  open func records(
    matching query: CKQuery,
    inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError.noAccount }
  /// Always fails, because there is no account.
  open func fetch(
    withQuery query: CKQuery,
    inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler:
      @escaping @Sendable (
        Result<
          (
            matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
            queryCursor: CKQueryOperation.Cursor?
          ), any Error
        >
      ) -> Void
  ) { answers.async { completionHandler(.failure(CKError.noAccount)) } }
  /// Always fails, because there is no account.
  open func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError.noAccount }
  /// Always fails, because there is no account.
  open func fetch(
    withCursor queryCursor: CKQueryOperation.Cursor,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler:
      @escaping @Sendable (
        Result<
          (
            matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
            queryCursor: CKQueryOperation.Cursor?
          ), any Error
        >
      ) -> Void
  ) { answers.async { completionHandler(.failure(CKError.noAccount)) } }
  /// Always fails, because there is no account.
  open func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?) async throws
    -> [CKRecord]
  { throw CKError.noAccount }
  /// Always fails, because there is no account.
  open func perform(
    _ query: CKQuery,
    inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) { answers.async { completionHandler(nil, CKError.noAccount) } }
  /// Always fails, because there is no account.
  open func records(for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil) async throws
    -> [CKRecord.ID: Result<CKRecord, any Error>]
  { throw CKError.noAccount }
  /// Always fails, because there is no account.
  open func fetch(
    withRecordIDs recordIDs: [CKRecord.ID],
    desiredKeys: [CKRecord.FieldKey]? = nil,
    completionHandler:
      @escaping @Sendable (Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>) -> Void
  ) { answers.async { completionHandler(.failure(CKError.noAccount)) } }
  /// Always fails, because there is no account.
  @discardableResult open func modifyRecords(
    saving recordsToSave: [CKRecord],
    deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) { throw CKError.noAccount }
  /// Always fails, because there is no account.
  open func modifyRecords(
    saving recordsToSave: [CKRecord],
    deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true,
    completionHandler:
      @escaping @Sendable (
        Result<
          (
            saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
            deleteResults: [CKRecord.ID: Result<Void, any Error>]
          ), any Error
        >
      ) -> Void
  ) { answers.async { completionHandler(.failure(CKError.noAccount)) } }
  /// Always fails, because there is no account.
  open func recordZone(for recordZoneID: CKRecordZone.ID) async throws -> CKRecordZone {
    throw CKError.noAccount
  }
  /// Always fails, because there is no account.
  open func fetch(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) { answers.async { completionHandler(nil, CKError.noAccount) } }
  /// Always fails, because there is no account.
  open func allRecordZones() async throws -> [CKRecordZone] { throw CKError.noAccount }
  /// Always fails, because there is no account.
  open func fetchAllRecordZones(
    completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void
  ) { answers.async { completionHandler(nil, CKError.noAccount) } }
  /// Always fails, because there is no account.
  @discardableResult open func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
    throw CKError.noAccount
  }
  /// Always fails, because there is no account.
  open func save(
    _ zone: CKRecordZone,
    completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) { answers.async { completionHandler(nil, CKError.noAccount) } }
  /// Always fails, because there is no account.
  @discardableResult open func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws
    -> CKRecordZone.ID
  { throw CKError.noAccount }
  /// Always fails, because there is no account.
  open func delete(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
  ) { answers.async { completionHandler(nil, CKError.noAccount) } }
  /// Always fails, because there is no account.
  open func recordZones(for ids: [CKRecordZone.ID]) async throws -> [CKRecordZone.ID: Result<
    CKRecordZone, any Error
  >] { throw CKError.noAccount }
  /// Always fails, because there is no account.
  open func fetch(
    withRecordZoneIDs ids: [CKRecordZone.ID],
    completionHandler:
      @escaping @Sendable (Result<[CKRecordZone.ID: Result<CKRecordZone, any Error>], any Error>) ->
      Void
  ) { answers.async { completionHandler(.failure(CKError.noAccount)) } }
  /// Always fails, because there is no account.
  @discardableResult open func modifyRecordZones(
    saving recordZonesToSave: [CKRecordZone],
    deleting recordZoneIDsToDelete: [CKRecordZone.ID]
  ) async throws -> (
    saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
    deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
  ) { throw CKError.noAccount }
  /// Always fails, because there is no account.
  open func modifyRecordZones(
    saving recordZonesToSave: [CKRecordZone],
    deleting recordZoneIDsToDelete: [CKRecordZone.ID],
    completionHandler:
      @escaping @Sendable (
        Result<
          (
            saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
            deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
          ), any Error
        >
      ) -> Void
  ) { answers.async { completionHandler(.failure(CKError.noAccount)) } }
  /// Always fails, because there is no account.
  open func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription {
    throw CKError.noAccount
  }
  /// Always fails, because there is no account.
  open func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { answers.async { completionHandler(nil, CKError.noAccount) } }
  /// Always fails, because there is no account.
  open func allSubscriptions() async throws -> [CKSubscription] { throw CKError.noAccount }
  /// Always fails, because there is no account.
  open func fetchAllSubscriptions(
    completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
  ) { answers.async { completionHandler(nil, CKError.noAccount) } }
  /// Always fails, because there is no account.
  @discardableResult open func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    throw CKError.noAccount
  }
  /// Always fails, because there is no account.
  open func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { answers.async { completionHandler(nil, CKError.noAccount) } }
  /// Always fails, because there is no account.
  @discardableResult open func deleteSubscription(withID subscriptionID: CKSubscription.ID)
    async throws -> CKSubscription.ID
  { throw CKError.noAccount }
  /// Always fails, because there is no account.
  open func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (CKSubscription.ID?, (any Error)?) -> Void
  ) { answers.async { completionHandler(nil, CKError.noAccount) } }
  /// Always fails, because there is no account.
  @discardableResult open func modifySubscriptions(
    saving subscriptionsToSave: [CKSubscription],
    deleting subscriptionIDsToDelete: [CKSubscription.ID]
  ) async throws -> (
    saveResults: [CKSubscription.ID: Result<CKSubscription, any Error>],
    deleteResults: [CKSubscription.ID: Result<Void, any Error>]
  ) { throw CKError.noAccount }
  /// Always fails, because there is no account.
  open func modifySubscriptions(
    saving subscriptionsToSave: [CKSubscription],
    deleting subscriptionIDsToDelete: [CKSubscription.ID],
    completionHandler:
      @escaping @Sendable (
        Result<
          (
            saveResults: [CKSubscription.ID: Result<CKSubscription, any Error>],
            deleteResults: [CKSubscription.ID: Result<Void, any Error>]
          ), any Error
        >
      ) -> Void
  ) { answers.async { completionHandler(.failure(CKError.noAccount)) } }
  /// Always fails, because there is no account.
  open func databaseChanges(since: CKServerChangeToken?, resultsLimit: Int? = nil) async throws -> (
    modifications: [DatabaseChange.Modification], deletions: [DatabaseChange.Deletion],
    changeToken: CKServerChangeToken, moreComing: Bool
  ) { throw CKError.noAccount }
  /// Always fails, because there is no account.
  open func fetchDatabaseChanges(
    since: CKServerChangeToken?,
    resultsLimit: Int? = nil,
    completionHandler:
      @escaping @Sendable (
        Result<
          (
            modifications: [DatabaseChange.Modification], deletions: [DatabaseChange.Deletion],
            changeToken: CKServerChangeToken, moreComing: Bool
          ), any Error
        >
      ) -> Void
  ) { answers.async { completionHandler(.failure(CKError.noAccount)) } }
  /// Always fails, because there is no account.
  open func recordZoneChanges(
    inZoneWith zoneID: CKRecordZone.ID,
    since: CKServerChangeToken?,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int? = nil
  ) async throws -> (
    modificationResultsByID: [CKRecord.ID: Result<RecordZoneChange.Modification, any Error>],
    deletions: [RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
  ) { throw CKError.noAccount }
  /// Always fails, because there is no account.
  open func fetchRecordZoneChanges(
    inZoneWith zoneID: CKRecordZone.ID,
    since: CKServerChangeToken?,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int? = nil,
    completionHandler:
      @escaping @Sendable (
        Result<
          (
            modificationResultsByID: [CKRecord.ID: Result<
              RecordZoneChange.Modification, any Error
            >], deletions: [RecordZoneChange.Deletion], changeToken: CKServerChangeToken,
            moreComing: Bool
          ), any Error
        >
      ) -> Void
  ) { answers.async { completionHandler(.failure(CKError.noAccount)) } }
}

extension CKDatabase {
  /// The changes in a database, of which there are none.
  public enum DatabaseChange {
    /// A changed zone.
    public struct Modification: Sendable {
      /// The zone.
      public let zoneID: CKRecordZone.ID
    }
    /// A deleted zone.
    public struct Deletion: Sendable {
      /// The reason for the deletion.
      public enum Reason: Sendable {
        case deleted, purged, encryptedDataReset
      }
      /// The zone.
      public let zoneID: CKRecordZone.ID
      /// The reason for the deletion.
      public let reason: Reason
    }
  }

  /// The changes in a zone, of which there are none.
  public enum RecordZoneChange {
    /// A changed record.
    public struct Modification: Sendable {
      /// The record.
      public let record: CKRecord
    }
    /// A deleted record.
    public struct Deletion: Sendable {
      /// The record.
      public let recordID: CKRecord.ID
      /// The record's type.
      public let recordType: CKRecord.RecordType
    }
  }
}
