// SPDX-License-Identifier: MIT

// Made from Surface/CloudKit.rows by `make surface`.

import CoreData
import CoreLocation
@_exported import Foundation
import UIKit

/// A delegate that provides an app's changes and receives those of others. It is never called.
public protocol CKSyncEngineDelegate: AnyObject, Sendable {
  /// Called for an event.
  func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async
  /// Returns the next changes to send.
  func nextRecordZoneChangeBatch(
    _ context: CKSyncEngine.SendChangesContext,
    syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.RecordZoneChangeBatch?
  /// Returns the options for fetching changes.
  func nextFetchChangesOptions(
    _ context: CKSyncEngine.FetchChangesContext,
    syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.FetchChangesOptions
}

extension CKSyncEngineDelegate {
  /// Returns the current options.
  public func nextFetchChangesOptions(
    _ context: CKSyncEngine.FetchChangesContext,
    syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.FetchChangesOptions { context.options }
}

/// Synchronizes an app's records with iCloud. There is no account, so nothing is synchronized.
public final class CKSyncEngine: Sendable {
  /// The database.
  public let database: CKDatabase
  /// The pending changes.
  public let state = State()
  /// Creates an engine.
  public init(_ configuration: Configuration) { database = configuration.database }
  /// Always fails, because there is no account.
  public func fetchChanges(_ options: FetchChangesOptions = FetchChangesOptions()) async throws {
    throw CKError.noAccount
  }
  /// Always fails, because there is no account.
  public func sendChanges(_ options: SendChangesOptions = SendChangesOptions()) async throws {
    throw CKError.noAccount
  }
  /// Does nothing, because there are no operations.
  public func cancelOperations() async {}
}

extension CKSyncEngine {
  /// The configuration of a synchronization engine.
  public struct Configuration: Sendable {
    /// The database.
    public var database: CKDatabase
    /// The pending changes when the app last ran.
    public var stateSerialization: State.Serialization?
    /// The delegate, which provides the changes.
    public var delegate: (any CKSyncEngineDelegate)?
    /// Whether synchronization is automatic.
    public var automaticallySync = true
    /// The subscription.
    public var subscriptionID: CKSubscription.ID?
    /// Creates a configuration.
    public init(
      database: CKDatabase,
      stateSerialization: State.Serialization?,
      delegate: any CKSyncEngineDelegate
    ) {
      self.database = database
      self.stateSerialization = stateSerialization
      self.delegate = delegate
    }
  }

  /// A pending change of a record.
  public enum PendingRecordZoneChange: Hashable, Sendable {
    case saveRecord(CKRecord.ID), deleteRecord(CKRecord.ID)
  }

  /// A pending change of a zone.
  public enum PendingDatabaseChange: Hashable, Sendable {
    case saveZone(CKRecordZone), deleteZone(CKRecordZone.ID)
  }

  /// The reason for synchronization.
  public enum SyncReason: Sendable {
    case scheduled, manual
  }

  /// The options for fetching changes.
  public struct FetchChangesOptions: Sendable {
    /// The zones to include.
    public enum Scope: Equatable, Sendable {
      case all, allExcluding([CKRecordZone.ID]), zoneIDs([CKRecordZone.ID])
      /// Returns whether a zone is included.
      public func contains(_ zoneID: CKRecordZone.ID) -> Bool {
        switch self {
        case .all: true;
        case .allExcluding(let zones): !zones.contains(zoneID);
        case .zoneIDs(let zones): zones.contains(zoneID)
        }
      }
    }
    /// The zones to include.
    public var scope: Scope
    /// The zones to process first.
    public var prioritizedZoneIDs: [CKRecordZone.ID] = []
    /// Creates options.
    public init(scope: Scope = .all) { self.scope = scope }
  }

  /// The context in which changes are fetched.
  public struct FetchChangesContext: Sendable {
    /// The reason.
    public let reason: SyncReason
    /// The options.
    public let options: FetchChangesOptions
  }

  /// The options for sending changes.
  public struct SendChangesOptions: Sendable {
    /// The scope of the changes.
    public enum Scope: Equatable, Sendable {
      case all, allExcluding([CKRecordZone.ID]), zoneIDs([CKRecordZone.ID]), recordIDs(
        [CKRecord.ID]
      )
      /// Returns whether a record is included.
      public func contains(_ recordID: CKRecord.ID) -> Bool {
        switch self {
        case .all: true;
        case .allExcluding(let zones): !zones.contains(recordID.zoneID);
        case .zoneIDs(let zones): zones.contains(recordID.zoneID);
        case .recordIDs(let records): records.contains(recordID)
        }
      }
      /// Returns whether a change is included.
      public func contains(_ pendingRecordZoneChange: PendingRecordZoneChange) -> Bool {
        switch pendingRecordZoneChange {
        case .saveRecord(let recordID): contains(recordID);
        case .deleteRecord(let recordID): contains(recordID)
        }
      }
    }
    /// The scope of the changes.
    public var scope: Scope
    /// Creates options.
    public init(scope: Scope = .all) { self.scope = scope }
  }

  /// The context in which changes are sent.
  public struct SendChangesContext: Sendable {
    /// The reason.
    public let reason: SyncReason
    /// The options.
    public let options: SendChangesOptions
  }

  /// Changes of records that are sent together.
  public struct RecordZoneChangeBatch: Sendable {
    /// The records to save.
    public var recordsToSave: [CKRecord]
    /// The identifiers of the records to delete.
    public var recordIDsToDelete: [CKRecord.ID]
    /// Whether all changes of a zone fail together.
    public var atomicByZone: Bool
    /// Creates a batch.
    public init(
      recordsToSave: [CKRecord] = [],
      recordIDsToDelete: [CKRecord.ID] = [],
      atomicByZone: Bool = false
    ) {
      self.recordsToSave = recordsToSave
      self.recordIDsToDelete = recordIDsToDelete
      self.atomicByZone = atomicByZone
    }
    /// Always `nil`, because nothing is sent.
    public init?(
      pendingChanges: [PendingRecordZoneChange],
      recordProvider: @Sendable (CKRecord.ID) async -> CKRecord?
    ) async { return nil }
  }

  /// An event during synchronization. None ever occurs.
  public enum Event: Sendable {
    case stateUpdate(StateUpdate), accountChange(AccountChange)
    case fetchedDatabaseChanges(FetchedDatabaseChanges), fetchedRecordZoneChanges(
      FetchedRecordZoneChanges
    )
    case sentDatabaseChanges(SentDatabaseChanges), sentRecordZoneChanges(SentRecordZoneChanges)
    case willFetchChanges(WillFetchChanges), willFetchRecordZoneChanges(WillFetchRecordZoneChanges)
    case didFetchRecordZoneChanges(DidFetchRecordZoneChanges), didFetchChanges(DidFetchChanges)
    case willSendChanges(WillSendChanges), didSendChanges(DidSendChanges)
    /// A change of the pending changes.
    public struct StateUpdate: Sendable {
      /// The pending changes.
      public let stateSerialization: State.Serialization
    }
    /// A change of the account.
    public struct AccountChange: Sendable {
      /// The kind of change.
      public enum ChangeType: Sendable {
        case signIn(currentUser: CKRecord.ID), signOut(previousUser: CKRecord.ID)
        case switchAccounts(previousUser: CKRecord.ID, currentUser: CKRecord.ID)
      }
      /// The kind of change.
      public let changeType: ChangeType
    }
    /// An event for fetched changes of zones.
    public struct FetchedDatabaseChanges: Sendable {
      /// The changed items.
      public let modifications: [CKDatabase.DatabaseChange.Modification]
      /// The deleted items.
      public let deletions: [CKDatabase.DatabaseChange.Deletion]
    }
    /// An event for fetched changes of records.
    public struct FetchedRecordZoneChanges: Sendable {
      /// The changed items.
      public let modifications: [CKDatabase.RecordZoneChange.Modification]
      /// The deleted items.
      public let deletions: [CKDatabase.RecordZoneChange.Deletion]
    }
    /// An event for sent changes of zones.
    public struct SentDatabaseChanges: Sendable {
      /// A zone that could not be saved.
      public struct FailedZoneSave: Sendable {
        /// The zone.
        public let zone: CKRecordZone
        /// The error.
        public let error: CKError
      }
      /// The saved zones.
      public let savedZones: [CKRecordZone]
      /// The zones that could not be saved.
      public let failedZoneSaves: [FailedZoneSave]
      /// The deleted items.
      public let deletedZoneIDs: [CKRecordZone.ID]
      /// The zones that could not be deleted.
      public let failedZoneDeletes: [CKRecordZone.ID: CKError]
    }
    /// An event for sent changes of records.
    public struct SentRecordZoneChanges: Sendable {
      /// A record that could not be saved.
      public struct FailedRecordSave: Sendable {
        /// The record.
        public let record: CKRecord
        /// The error.
        public let error: CKError
      }
      /// The saved records.
      public let savedRecords: [CKRecord]
      /// The records that could not be saved.
      public let failedRecordSaves: [FailedRecordSave]
      /// The deleted items.
      public let deletedRecordIDs: [CKRecord.ID]
      /// The records that could not be deleted.
      public let failedRecordDeletes: [CKRecord.ID: CKError]
    }
    /// An event that occurs before changes are fetched.
    public struct WillFetchChanges: Sendable {
      /// The context.
      public let context: FetchChangesContext
    }
    /// An event that occurs before the changes of a zone are fetched.
    public struct WillFetchRecordZoneChanges: Sendable {
      /// The zone.
      public let zoneID: CKRecordZone.ID
    }
    /// An event that occurs after the changes of a zone were fetched.
    public struct DidFetchRecordZoneChanges: Sendable {
      /// The zone.
      public let zoneID: CKRecordZone.ID
      /// The error, if fetching failed.
      public let error: CKError?
    }
    /// An event that occurs after changes were fetched.
    public struct DidFetchChanges: Sendable {
      /// The context.
      public let context: FetchChangesContext
    }
    /// An event that occurs before changes are sent.
    public struct WillSendChanges: Sendable {
      /// The context.
      public let context: SendChangesContext
    }
    /// An event that occurs after changes were sent.
    public struct DidSendChanges: Sendable {
      /// The context.
      public let context: SendChangesContext
    }
  }
}
