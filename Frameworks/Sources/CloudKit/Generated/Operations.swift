// SPDX-License-Identifier: MIT

// Made from Surface/CloudKit.rows by `make surface`.

import CoreData
import CoreLocation
@_exported import Foundation
import UIKit

/// A group of related operations.
open class CKOperationGroup: NSObject, @unchecked Sendable {
  /// The group's name.
  open var name: String?
  /// The number of operations.
  open var quantity = 0
  /// The configuration of the operations.
  open var defaultConfiguration: CKOperation.Configuration? = CKOperation.Configuration()
}

/// A request to a database. It fails, because there is no account.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  /// The database.
  open var database: CKDatabase?
}

extension CKOperation {
  /// The name of an operation.
  public typealias ID = String

  /// The configuration of an operation.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The container.
    open var container: CKContainer?
    /// The priority.
    open var qualityOfService = QualityOfService.default
    /// Whether mobile data may be used. It has no effect.
    open var allowsCellularAccess = true
    /// Whether the operation outlives the app, which it never does.
    open var isLongLived = false
    /// The time limit for a request, which has no effect because no server is contacted.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// The time limit for the whole operation, which has no effect.
    open var timeoutIntervalForResource: TimeInterval = 604_800
  }
}

/// Searches for records. It fails, because there is no account.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// No limit on the number of results.
  public static let maximumResults = 0
  /// The position at which a query continues. None is ever created.
  open class Cursor: NSObject, @unchecked Sendable {
    override init() { super.init() }
  }
  /// Creates an operation.
  public override init() { super.init() }
  /// Creates an operation for a query.
  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }
  /// Creates an operation that continues a query.
  public convenience init(cursor: Cursor) {
    self.init()
    self.cursor = cursor
  }
  /// The query.
  open var query: CKQuery?
  /// The position at which the query continues.
  open var cursor: Cursor?
  /// The zone.
  open var zoneID: CKRecordZone.ID?
  /// The maximum number of results.
  open var resultsLimit = maximumResults
  /// The fields to fetch.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// A closure for each record found, which is never called.
  open var recordMatchedBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// A closure for each record found, which is never called.
  open var recordFetchedBlock: (@Sendable (CKRecord) -> Void)?
  /// A closure that is called with the error.
  open var queryResultBlock: (@Sendable (Result<Cursor?, any Error>) -> Void)?
  /// A closure that is called with the error.
  open var queryCompletionBlock: (@Sendable (Cursor?, (any Error)?) -> Void)?
  override func fail(_ error: CKError) {
    queryResultBlock?(.failure(error))
    queryCompletionBlock?(nil, error)
  }
}

/// Fetches records. It fails, because there is no account.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Returns an operation for the user's own record.
  open class func fetchCurrentUserRecordOperation() -> CKFetchRecordsOperation {
    CKFetchRecordsOperation()
  }
  /// Creates an operation.
  public override init() { super.init() }
  /// Creates an operation for records.
  public convenience init(recordIDs: [CKRecord.ID]) {
    self.init()
    self.recordIDs = recordIDs
  }
  /// The identifiers of the records.
  open var recordIDs: [CKRecord.ID]?
  /// The fields to fetch.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// A closure for the progress of each record, which is never called.
  open var perRecordProgressBlock: (@Sendable (CKRecord.ID, Double) -> Void)?
  /// A closure for each fetched record, which is never called.
  open var perRecordResultBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// A closure for each fetched record, which is never called.
  open var perRecordCompletionBlock: (@Sendable (CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
  /// A closure that is called with the error.
  open var fetchRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// A closure that is called with the error.
  open var fetchRecordsCompletionBlock:
    (@Sendable ([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  override func fail(_ error: CKError) {
    fetchRecordsResultBlock?(.failure(error))
    fetchRecordsCompletionBlock?(nil, error)
  }
}

/// Saves and deletes records. It fails, because there is no account.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The policy for overwriting records on the server.
  public enum RecordSavePolicy: Int, Sendable {
    case ifServerRecordUnchanged, changedKeys, allKeys
  }
  /// Creates an operation.
  public override init() { super.init() }
  /// Creates an operation that saves and deletes.
  public convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil)
  {
    self.init()
    self.recordsToSave = recordsToSave
    self.recordIDsToDelete = recordIDsToDelete
  }
  /// The records to save.
  open var recordsToSave: [CKRecord]?
  /// The identifiers of the records to delete.
  open var recordIDsToDelete: [CKRecord.ID]?
  /// The policy for overwriting records on the server.
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// Whether all changes fail together.
  open var isAtomic = true
  /// Data with which the app identifies the change.
  open var clientChangeTokenData: Data?
  /// A closure for the progress of saving each record, which is never called.
  open var perRecordProgressBlock: (@Sendable (CKRecord, Double) -> Void)?
  /// A closure for each saved record, which is never called.
  open var perRecordSaveBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// A closure for each deleted record, which is never called.
  open var perRecordDeleteBlock: (@Sendable (CKRecord.ID, Result<Void, any Error>) -> Void)?
  /// A closure for each saved record, which is never called.
  open var perRecordCompletionBlock: (@Sendable (CKRecord, (any Error)?) -> Void)?
  /// A closure that is called with the error.
  open var modifyRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// A closure that is called with the error.
  open var modifyRecordsCompletionBlock:
    (@Sendable ([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  override func fail(_ error: CKError) {
    modifyRecordsResultBlock?(.failure(error))
    modifyRecordsCompletionBlock?(nil, nil, error)
  }
}

/// Fetches zones. It fails, because there is no account.
open class CKFetchRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Returns an operation for all zones.
  open class func fetchAllRecordZonesOperation() -> CKFetchRecordZonesOperation {
    CKFetchRecordZonesOperation()
  }
  /// Creates an operation.
  public override init() { super.init() }
  /// Creates an operation for zones.
  public convenience init(recordZoneIDs zoneIDs: [CKRecordZone.ID]) {
    self.init()
    recordZoneIDs = zoneIDs
  }
  /// The identifiers of the zones.
  open var recordZoneIDs: [CKRecordZone.ID]?
  /// A closure for each fetched zone, which is never called.
  open var perRecordZoneResultBlock:
    (@Sendable (CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
  /// A closure that is called with the error.
  open var fetchRecordZonesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// A closure that is called with the error.
  open var fetchRecordZonesCompletionBlock:
    (@Sendable ([CKRecordZone.ID: CKRecordZone]?, (any Error)?) -> Void)?
  override func fail(_ error: CKError) {
    fetchRecordZonesResultBlock?(.failure(error))
    fetchRecordZonesCompletionBlock?(nil, error)
  }
}

/// Saves and deletes zones. It fails, because there is no account.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Creates an operation.
  public override init() { super.init() }
  /// Creates an operation that saves and deletes.
  public convenience init(
    recordZonesToSave: [CKRecordZone]? = nil,
    recordZoneIDsToDelete: [CKRecordZone.ID]? = nil
  ) {
    self.init()
    self.recordZonesToSave = recordZonesToSave
    self.recordZoneIDsToDelete = recordZoneIDsToDelete
  }
  /// The zones to save.
  open var recordZonesToSave: [CKRecordZone]?
  /// The identifiers of the zones to delete.
  open var recordZoneIDsToDelete: [CKRecordZone.ID]?
  /// A closure for each saved zone, which is never called.
  open var perRecordZoneSaveBlock:
    (@Sendable (CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
  /// A closure for each deleted zone, which is never called.
  open var perRecordZoneDeleteBlock: (@Sendable (CKRecordZone.ID, Result<Void, any Error>) -> Void)?
  /// A closure that is called with the error.
  open var modifyRecordZonesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// A closure that is called with the error.
  open var modifyRecordZonesCompletionBlock:
    (@Sendable ([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
  override func fail(_ error: CKError) {
    modifyRecordZonesResultBlock?(.failure(error))
    modifyRecordZonesCompletionBlock?(nil, nil, error)
  }
}

/// Fetches subscriptions. It fails, because there is no account.
open class CKFetchSubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Returns an operation for all subscriptions.
  open class func fetchAllSubscriptionsOperation() -> CKFetchSubscriptionsOperation {
    CKFetchSubscriptionsOperation()
  }
  /// Creates an operation.
  public override init() { super.init() }
  /// Creates an operation for subscriptions.
  public convenience init(subscriptionIDs: [CKSubscription.ID]) {
    self.init()
    self.subscriptionIDs = subscriptionIDs
  }
  /// The identifiers of the subscriptions.
  open var subscriptionIDs: [CKSubscription.ID]?
  /// A closure for each fetched subscription, which is never called.
  open var perSubscriptionResultBlock:
    (@Sendable (CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
  /// A closure that is called with the error.
  open var fetchSubscriptionsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// A closure that is called with the error.
  open var fetchSubscriptionCompletionBlock:
    (@Sendable ([CKSubscription.ID: CKSubscription]?, (any Error)?) -> Void)?
  override func fail(_ error: CKError) {
    fetchSubscriptionsResultBlock?(.failure(error))
    fetchSubscriptionCompletionBlock?(nil, error)
  }
}

/// Saves and deletes subscriptions. It fails, because there is no account.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Creates an operation.
  public override init() { super.init() }
  /// Creates an operation that saves and deletes.
  public convenience init(
    subscriptionsToSave: [CKSubscription]? = nil,
    subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {
    self.init()
    self.subscriptionsToSave = subscriptionsToSave
    self.subscriptionIDsToDelete = subscriptionIDsToDelete
  }
  /// The subscriptions to save.
  open var subscriptionsToSave: [CKSubscription]?
  /// The identifiers of the subscriptions to delete.
  open var subscriptionIDsToDelete: [CKSubscription.ID]?
  /// A closure for each saved subscription, which is never called.
  open var perSubscriptionSaveBlock:
    (@Sendable (CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
  /// A closure for each deleted subscription, which is never called.
  open var perSubscriptionDeleteBlock:
    (@Sendable (CKSubscription.ID, Result<Void, any Error>) -> Void)?
  /// A closure that is called with the error.
  open var modifySubscriptionsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// A closure that is called with the error.
  open var modifySubscriptionsCompletionBlock:
    (@Sendable ([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
  override func fail(_ error: CKError) {
    modifySubscriptionsResultBlock?(.failure(error))
    modifySubscriptionsCompletionBlock?(nil, nil, error)
  }
}

/// Fetches the changes in a database. It fails, because there is no account.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Creates an operation.
  public override init() { super.init() }
  /// Creates an operation for changes since a token.
  public convenience init(previousServerChangeToken: CKServerChangeToken?) {
    self.init()
    self.previousServerChangeToken = previousServerChangeToken
  }
  /// The token of the last known change.
  open var previousServerChangeToken: CKServerChangeToken?
  /// The maximum number of results.
  open var resultsLimit = 0
  /// Whether the operation continues until all changes have been fetched.
  open var fetchAllChanges = true
  /// A closure for each changed zone, which is never called.
  open var recordZoneWithIDChangedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
  /// A closure for each deleted zone, which is never called.
  open var recordZoneWithIDWasDeletedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
  /// A closure for each purged zone, which is never called.
  open var recordZoneWithIDWasPurgedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
  /// A closure for each new token, which is never called.
  open var changeTokenUpdatedBlock: (@Sendable (CKServerChangeToken) -> Void)?
  /// A closure that is called with the error.
  open var fetchDatabaseChangesResultBlock:
    (
      @Sendable (Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) ->
        Void
    )?
  /// A closure that is called with the error.
  open var fetchDatabaseChangesCompletionBlock:
    (@Sendable (CKServerChangeToken?, Bool, (any Error)?) -> Void)?
  override func fail(_ error: CKError) {
    fetchDatabaseChangesResultBlock?(.failure(error))
    fetchDatabaseChangesCompletionBlock?(nil, false, error)
  }
}

/// Fetches the changes in zones. It fails, because there is no account.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The changes of a zone to fetch.
  open class ZoneConfiguration: NSObject, @unchecked Sendable {
    /// The token of the last known change.
    open var previousServerChangeToken: CKServerChangeToken?
    /// The maximum number of results.
    open var resultsLimit: Int?
    /// The fields to fetch.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Creates a configuration.
    public init(
      previousServerChangeToken: CKServerChangeToken? = nil,
      resultsLimit: Int? = nil,
      desiredKeys: [CKRecord.FieldKey]? = nil
    ) {
      self.previousServerChangeToken = previousServerChangeToken
      self.resultsLimit = resultsLimit
      self.desiredKeys = desiredKeys
      super.init()
    }
  }
  /// Creates an operation.
  public override init() { super.init() }
  /// Creates an operation for zones.
  public convenience init(
    recordZoneIDs: [CKRecordZone.ID],
    configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  ) {
    self.init()
    self.recordZoneIDs = recordZoneIDs
    self.configurationsByRecordZoneID = configurationsByRecordZoneID
  }
  /// The identifiers of the zones.
  open var recordZoneIDs: [CKRecordZone.ID]?
  /// The configuration for each zone.
  open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
  /// Whether the operation continues until all changes have been fetched.
  open var fetchAllChanges = true
  /// A closure for each changed record, which is never called.
  open var recordWasChangedBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// A closure for each changed record, which is never called.
  open var recordChangedBlock: (@Sendable (CKRecord) -> Void)?
  /// A closure for each deleted record, which is never called.
  open var recordWithIDWasDeletedBlock: (@Sendable (CKRecord.ID, CKRecord.RecordType) -> Void)?
  /// A closure for each new token, which is never called.
  open var recordZoneChangeTokensUpdatedBlock:
    (@Sendable (CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
  /// A closure for each completed zone, which is never called.
  open var recordZoneFetchResultBlock:
    (
      @Sendable (
        CKRecordZone.ID,
        Result<
          (serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool),
          any Error
        >
      ) -> Void
    )?
  /// A closure for each completed zone, which is never called.
  open var recordZoneFetchCompletionBlock:
    (@Sendable (CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
  /// A closure that is called with the error.
  open var fetchRecordZoneChangesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// A closure that is called with the error.
  open var fetchRecordZoneChangesCompletionBlock: (@Sendable ((any Error)?) -> Void)?
  override func fail(_ error: CKError) {
    fetchRecordZoneChangesResultBlock?(.failure(error))
    fetchRecordZoneChangesCompletionBlock?(error)
  }
}

/// Fetches the metadata of shares by their URLs. It fails, because there is no account.
open class CKFetchShareMetadataOperation: CKOperation, @unchecked Sendable {
  /// Creates an operation.
  public override init() { super.init() }
  /// Creates an operation for URLs.
  public convenience init(shareURLs: [URL]) {
    self.init()
    self.shareURLs = shareURLs
  }
  /// The URLs.
  open var shareURLs: [URL]?
  /// Whether to fetch the shared record as well.
  open var shouldFetchRootRecord = false
  /// A closure for each share, which is never called.
  open var perShareMetadataResultBlock:
    (@Sendable (URL, Result<CKShare.Metadata, any Error>) -> Void)?
  /// A closure that is called with the error.
  open var fetchShareMetadataResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// A closure that is called with the error.
  open var fetchShareMetadataCompletionBlock: (@Sendable ((any Error)?) -> Void)?
  override func fail(_ error: CKError) {
    fetchShareMetadataResultBlock?(.failure(error))
    fetchShareMetadataCompletionBlock?(error)
  }
}

/// Accepts shares. It fails, because there is no account.
open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
  /// Creates an operation.
  public override init() { super.init() }
  /// Creates an operation for shares.
  public convenience init(shareMetadatas: [CKShare.Metadata]) {
    self.init()
    self.shareMetadatas = shareMetadatas
  }
  /// The shares.
  open var shareMetadatas: [CKShare.Metadata]?
  /// A closure for each accepted share, which is never called.
  open var perShareResultBlock: (@Sendable (CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
  /// A closure that is called with the error.
  open var acceptSharesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// A closure that is called with the error.
  open var acceptSharesCompletionBlock: (@Sendable ((any Error)?) -> Void)?
  override func fail(_ error: CKError) {
    acceptSharesResultBlock?(.failure(error))
    acceptSharesCompletionBlock?(error)
  }
}
