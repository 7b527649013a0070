// SPDX-License-Identifier: MIT

// Made from Surface/CloudKit.rows by `make surface`.

import CoreData
import CoreLocation
@_exported import Foundation
import UIKit

/// Operations that belong together.
open class CKOperationGroup: NSObject, @unchecked Sendable {
  /// Their name.
  open var name: String?
  /// How many there are.
  open var quantity = 0
  /// How they run.
  open var defaultConfiguration: CKOperation.Configuration? = CKOperation.Configuration()
}

/// A request to a database. It fails: there is no account.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  /// The database.
  open var database: CKDatabase?
}

extension CKOperation {
  /// The name of an operation.
  public typealias ID = String

  /// How an operation runs.
  open class Configuration: NSObject, @unchecked Sendable {
    /// In which container.
    open var container: CKContainer?
    /// How soon.
    open var qualityOfService = QualityOfService.default
    /// Whether mobile data may be used. There are none.
    open var allowsCellularAccess = true
    /// Whether it outlives the app. It does not.
    open var isLongLived = false
    /// How long the server may take. It is not asked.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// How long all of it may take. It takes no time.
    open var timeoutIntervalForResource: TimeInterval = 604_800
  }
}

/// Looks for records. It fails: there is no account.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// As many as there are.
  public static let maximumResults = 0
  /// Where a query goes on. There is none.
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
  /// Creates an operation that goes on with a query.
  public convenience init(cursor: Cursor) {
    self.init()
    self.cursor = cursor
  }
  /// What is looked for.
  open var query: CKQuery?
  /// Where it goes on.
  open var cursor: Cursor?
  /// In which zone.
  open var zoneID: CKRecordZone.ID?
  /// How many at most.
  open var resultsLimit = maximumResults
  /// Which fields.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// A record was found. It is not called.
  open var recordMatchedBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// A record was found. It is not called.
  open var recordFetchedBlock: (@Sendable (CKRecord) -> Void)?
  /// Is called with the error.
  open var queryResultBlock: (@Sendable (Result<Cursor?, any Error>) -> Void)?
  /// Is called with the error.
  open var queryCompletionBlock: (@Sendable (Cursor?, (any Error)?) -> Void)?
  override func fail(_ error: CKError) {
    queryResultBlock?(.failure(error))
    queryCompletionBlock?(nil, error)
  }
}

/// Fetches records. It fails: there is no account.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// An operation for the user's own record.
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
  /// Which records.
  open var recordIDs: [CKRecord.ID]?
  /// Which fields.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Part of a record has arrived. It is not called.
  open var perRecordProgressBlock: (@Sendable (CKRecord.ID, Double) -> Void)?
  /// A record has arrived. It is not called.
  open var perRecordResultBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// A record has arrived. It is not called.
  open var perRecordCompletionBlock: (@Sendable (CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
  /// Is called with the error.
  open var fetchRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// Is called with the error.
  open var fetchRecordsCompletionBlock:
    (@Sendable ([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  override func fail(_ error: CKError) {
    fetchRecordsResultBlock?(.failure(error))
    fetchRecordsCompletionBlock?(nil, error)
  }
}

/// Saves and deletes records. It fails: there is no account.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// What saving overwrites.
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
  /// What is saved.
  open var recordsToSave: [CKRecord]?
  /// What is deleted.
  open var recordIDsToDelete: [CKRecord.ID]?
  /// What is overwritten.
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// Whether all of it fails together.
  open var isAtomic = true
  /// What the app knows the change by.
  open var clientChangeTokenData: Data?
  /// Part of a record was saved. It is not called.
  open var perRecordProgressBlock: (@Sendable (CKRecord, Double) -> Void)?
  /// A record was saved. It is not called.
  open var perRecordSaveBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// A record was deleted. It is not called.
  open var perRecordDeleteBlock: (@Sendable (CKRecord.ID, Result<Void, any Error>) -> Void)?
  /// A record was saved. It is not called.
  open var perRecordCompletionBlock: (@Sendable (CKRecord, (any Error)?) -> Void)?
  /// Is called with the error.
  open var modifyRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// Is called with the error.
  open var modifyRecordsCompletionBlock:
    (@Sendable ([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  override func fail(_ error: CKError) {
    modifyRecordsResultBlock?(.failure(error))
    modifyRecordsCompletionBlock?(nil, nil, error)
  }
}

/// Fetches zones. It fails: there is no account.
open class CKFetchRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// An operation for all zones.
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
  /// Which zones.
  open var recordZoneIDs: [CKRecordZone.ID]?
  /// A zone has arrived. It is not called.
  open var perRecordZoneResultBlock:
    (@Sendable (CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
  /// Is called with the error.
  open var fetchRecordZonesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// Is called with the error.
  open var fetchRecordZonesCompletionBlock:
    (@Sendable ([CKRecordZone.ID: CKRecordZone]?, (any Error)?) -> Void)?
  override func fail(_ error: CKError) {
    fetchRecordZonesResultBlock?(.failure(error))
    fetchRecordZonesCompletionBlock?(nil, error)
  }
}

/// Saves and deletes zones. It fails: there is no account.
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
  /// What is saved.
  open var recordZonesToSave: [CKRecordZone]?
  /// What is deleted.
  open var recordZoneIDsToDelete: [CKRecordZone.ID]?
  /// A zone was saved. It is not called.
  open var perRecordZoneSaveBlock:
    (@Sendable (CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
  /// A zone was deleted. It is not called.
  open var perRecordZoneDeleteBlock: (@Sendable (CKRecordZone.ID, Result<Void, any Error>) -> Void)?
  /// Is called with the error.
  open var modifyRecordZonesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// Is called with the error.
  open var modifyRecordZonesCompletionBlock:
    (@Sendable ([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
  override func fail(_ error: CKError) {
    modifyRecordZonesResultBlock?(.failure(error))
    modifyRecordZonesCompletionBlock?(nil, nil, error)
  }
}

/// Fetches subscriptions. It fails: there is no account.
open class CKFetchSubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// An operation for all subscriptions.
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
  /// Which subscriptions.
  open var subscriptionIDs: [CKSubscription.ID]?
  /// A subscription has arrived. It is not called.
  open var perSubscriptionResultBlock:
    (@Sendable (CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
  /// Is called with the error.
  open var fetchSubscriptionsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// Is called with the error.
  open var fetchSubscriptionCompletionBlock:
    (@Sendable ([CKSubscription.ID: CKSubscription]?, (any Error)?) -> Void)?
  override func fail(_ error: CKError) {
    fetchSubscriptionsResultBlock?(.failure(error))
    fetchSubscriptionCompletionBlock?(nil, error)
  }
}

/// Saves and deletes subscriptions. It fails: there is no account.
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
  /// What is saved.
  open var subscriptionsToSave: [CKSubscription]?
  /// What is deleted.
  open var subscriptionIDsToDelete: [CKSubscription.ID]?
  /// A subscription was saved. It is not called.
  open var perSubscriptionSaveBlock:
    (@Sendable (CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
  /// A subscription was deleted. It is not called.
  open var perSubscriptionDeleteBlock:
    (@Sendable (CKSubscription.ID, Result<Void, any Error>) -> Void)?
  /// Is called with the error.
  open var modifySubscriptionsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// Is called with the error.
  open var modifySubscriptionsCompletionBlock:
    (@Sendable ([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
  override func fail(_ error: CKError) {
    modifySubscriptionsResultBlock?(.failure(error))
    modifySubscriptionsCompletionBlock?(nil, nil, error)
  }
}

/// Asks what has changed in a database. It fails: there is no account.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Creates an operation.
  public override init() { super.init() }
  /// Creates an operation for changes since a token.
  public convenience init(previousServerChangeToken: CKServerChangeToken?) {
    self.init()
    self.previousServerChangeToken = previousServerChangeToken
  }
  /// Since when.
  open var previousServerChangeToken: CKServerChangeToken?
  /// How many at most.
  open var resultsLimit = 0
  /// Whether it goes on until all is known.
  open var fetchAllChanges = true
  /// A zone has changed. It is not called.
  open var recordZoneWithIDChangedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
  /// A zone was deleted. It is not called.
  open var recordZoneWithIDWasDeletedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
  /// A zone was purged. It is not called.
  open var recordZoneWithIDWasPurgedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
  /// There is a new token. It is not called.
  open var changeTokenUpdatedBlock: (@Sendable (CKServerChangeToken) -> Void)?
  /// Is called with the error.
  open var fetchDatabaseChangesResultBlock:
    (
      @Sendable (Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) ->
        Void
    )?
  /// Is called with the error.
  open var fetchDatabaseChangesCompletionBlock:
    (@Sendable (CKServerChangeToken?, Bool, (any Error)?) -> Void)?
  override func fail(_ error: CKError) {
    fetchDatabaseChangesResultBlock?(.failure(error))
    fetchDatabaseChangesCompletionBlock?(nil, false, error)
  }
}

/// Asks what has changed in zones. It fails: there is no account.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Which changes of a zone to fetch.
  open class ZoneConfiguration: NSObject, @unchecked Sendable {
    /// Since when.
    open var previousServerChangeToken: CKServerChangeToken?
    /// How many at most.
    open var resultsLimit: Int?
    /// Which fields.
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
  /// Which zones.
  open var recordZoneIDs: [CKRecordZone.ID]?
  /// What of each zone.
  open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
  /// Whether it goes on until all is known.
  open var fetchAllChanges = true
  /// A record has changed. It is not called.
  open var recordWasChangedBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// A record has changed. It is not called.
  open var recordChangedBlock: (@Sendable (CKRecord) -> Void)?
  /// A record was deleted. It is not called.
  open var recordWithIDWasDeletedBlock: (@Sendable (CKRecord.ID, CKRecord.RecordType) -> Void)?
  /// There is a new token. It is not called.
  open var recordZoneChangeTokensUpdatedBlock:
    (@Sendable (CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
  /// A zone is complete. It is not called.
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
  /// A zone is complete. It is not called.
  open var recordZoneFetchCompletionBlock:
    (@Sendable (CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
  /// Is called with the error.
  open var fetchRecordZoneChangesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// Is called with the error.
  open var fetchRecordZoneChangesCompletionBlock: (@Sendable ((any Error)?) -> Void)?
  override func fail(_ error: CKError) {
    fetchRecordZoneChangesResultBlock?(.failure(error))
    fetchRecordZoneChangesCompletionBlock?(error)
  }
}

/// Asks what is behind links to shares. It fails: there is no account.
open class CKFetchShareMetadataOperation: CKOperation, @unchecked Sendable {
  /// Creates an operation.
  public override init() { super.init() }
  /// Creates an operation for links.
  public convenience init(shareURLs: [URL]) {
    self.init()
    self.shareURLs = shareURLs
  }
  /// The links.
  open var shareURLs: [URL]?
  /// Whether the shared record is wanted, too.
  open var shouldFetchRootRecord = false
  /// A share is known. It is not called.
  open var perShareMetadataResultBlock:
    (@Sendable (URL, Result<CKShare.Metadata, any Error>) -> Void)?
  /// Is called with the error.
  open var fetchShareMetadataResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// Is called with the error.
  open var fetchShareMetadataCompletionBlock: (@Sendable ((any Error)?) -> Void)?
  override func fail(_ error: CKError) {
    fetchShareMetadataResultBlock?(.failure(error))
    fetchShareMetadataCompletionBlock?(error)
  }
}

/// Accepts shares. It fails: there is no account.
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
  /// A share was accepted. It is not called.
  open var perShareResultBlock: (@Sendable (CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
  /// Is called with the error.
  open var acceptSharesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  /// Is called with the error.
  open var acceptSharesCompletionBlock: (@Sendable ((any Error)?) -> Void)?
  override func fail(_ error: CKError) {
    acceptSharesResultBlock?(.failure(error))
    acceptSharesCompletionBlock?(error)
  }
}
