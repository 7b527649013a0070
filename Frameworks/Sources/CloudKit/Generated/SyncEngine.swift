// SPDX-License-Identifier: MIT

// Made from Surface/CloudKit.rows by `make surface`.

import CoreData
import CoreLocation
@_exported import Foundation
import UIKit

/// Knows what an app has changed, and takes what others have. It is not asked.
public protocol CKSyncEngineDelegate: AnyObject, Sendable {
  /// Something has happened.
  func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async
  /// What is sent next.
  func nextRecordZoneChangeBatch(
    _ context: CKSyncEngine.SendChangesContext,
    syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.RecordZoneChangeBatch?
  /// How changes are fetched.
  func nextFetchChangesOptions(
    _ context: CKSyncEngine.FetchChangesContext,
    syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.FetchChangesOptions
}

extension CKSyncEngineDelegate {
  /// As they are fetched already.
  public func nextFetchChangesOptions(
    _ context: CKSyncEngine.FetchChangesContext,
    syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.FetchChangesOptions { context.options }
}

/// Copies an app's records to iCloud and back. There is no account, so nothing is copied.
public final class CKSyncEngine: Sendable {
  /// The database.
  public let database: CKDatabase
  /// What is to be sent.
  public let state = State()
  /// Creates an engine.
  public init(_ configuration: Configuration) { database = configuration.database }
  /// Always fails: there is no account.
  public func fetchChanges(_ options: FetchChangesOptions = FetchChangesOptions()) async throws {
    throw CKError.noAccount
  }
  /// Always fails: there is no account.
  public func sendChanges(_ options: SendChangesOptions = SendChangesOptions()) async throws {
    throw CKError.noAccount
  }
  /// Does nothing: there are no operations.
  public func cancelOperations() async {}
}

extension CKSyncEngine {
  /// What an engine copies.
  public struct Configuration: Sendable {
    /// The database.
    public var database: CKDatabase
    /// What was to be sent when the app ran last.
    public var stateSerialization: State.Serialization?
    /// Knows what was changed.
    public var delegate: (any CKSyncEngineDelegate)?
    /// Whether it copies by itself.
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

  /// A record that is to be sent.
  public enum PendingRecordZoneChange: Hashable, Sendable {
    case saveRecord(CKRecord.ID), deleteRecord(CKRecord.ID)
  }

  /// A zone that is to be sent.
  public enum PendingDatabaseChange: Hashable, Sendable {
    case saveZone(CKRecordZone), deleteZone(CKRecordZone.ID)
  }

  /// Why something is copied.
  public enum SyncReason: Sendable {
    case scheduled, manual
  }

  /// How changes are fetched.
  public struct FetchChangesOptions: Sendable {
    /// Which zones.
    public enum Scope: Equatable, Sendable {
      case all, allExcluding([CKRecordZone.ID]), zoneIDs([CKRecordZone.ID])
      /// Whether a zone is one of them.
      public func contains(_ zoneID: CKRecordZone.ID) -> Bool {
        switch self {
        case .all: true;
        case .allExcluding(let zones): !zones.contains(zoneID);
        case .zoneIDs(let zones): zones.contains(zoneID)
        }
      }
    }
    /// Which zones.
    public var scope: Scope
    /// Which zones first.
    public var prioritizedZoneIDs: [CKRecordZone.ID] = []
    /// Creates options.
    public init(scope: Scope = .all) { self.scope = scope }
  }

  /// Why changes are fetched.
  public struct FetchChangesContext: Sendable {
    /// Why.
    public let reason: SyncReason
    /// How.
    public let options: FetchChangesOptions
  }

  /// How changes are sent.
  public struct SendChangesOptions: Sendable {
    /// Which changes.
    public enum Scope: Equatable, Sendable {
      case all, allExcluding([CKRecordZone.ID]), zoneIDs([CKRecordZone.ID]), recordIDs(
        [CKRecord.ID]
      )
      /// Whether a record is one of them.
      public func contains(_ recordID: CKRecord.ID) -> Bool {
        switch self {
        case .all: true;
        case .allExcluding(let zones): !zones.contains(recordID.zoneID);
        case .zoneIDs(let zones): zones.contains(recordID.zoneID);
        case .recordIDs(let records): records.contains(recordID)
        }
      }
      /// Whether a change is one of them.
      public func contains(_ pendingRecordZoneChange: PendingRecordZoneChange) -> Bool {
        switch pendingRecordZoneChange {
        case .saveRecord(let recordID): contains(recordID);
        case .deleteRecord(let recordID): contains(recordID)
        }
      }
    }
    /// Which changes.
    public var scope: Scope
    /// Creates options.
    public init(scope: Scope = .all) { self.scope = scope }
  }

  /// Why changes are sent.
  public struct SendChangesContext: Sendable {
    /// Why.
    public let reason: SyncReason
    /// How.
    public let options: SendChangesOptions
  }

  /// Records that are sent together.
  public struct RecordZoneChangeBatch: Sendable {
    /// What is saved.
    public var recordsToSave: [CKRecord]
    /// What is deleted.
    public var recordIDsToDelete: [CKRecord.ID]
    /// Whether all of a zone fails together.
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
    /// Always `nil`: nothing is sent.
    public init?(
      pendingChanges: [PendingRecordZoneChange],
      recordProvider: @Sendable (CKRecord.ID) async -> CKRecord?
    ) async { return nil }
  }

  /// Something that happens while records are copied. Nothing does.
  public enum Event: Sendable {
    case stateUpdate(StateUpdate), accountChange(AccountChange)
    case fetchedDatabaseChanges(FetchedDatabaseChanges), fetchedRecordZoneChanges(
      FetchedRecordZoneChanges
    )
    case sentDatabaseChanges(SentDatabaseChanges), sentRecordZoneChanges(SentRecordZoneChanges)
    case willFetchChanges(WillFetchChanges), willFetchRecordZoneChanges(WillFetchRecordZoneChanges)
    case didFetchRecordZoneChanges(DidFetchRecordZoneChanges), didFetchChanges(DidFetchChanges)
    case willSendChanges(WillSendChanges), didSendChanges(DidSendChanges)
    /// What is to be sent has changed.
    public struct StateUpdate: Sendable {
      /// What is to be sent.
      public let stateSerialization: State.Serialization
    }
    /// The account has changed.
    public struct AccountChange: Sendable {
      /// How it has changed.
      public enum ChangeType: Sendable {
        case signIn(currentUser: CKRecord.ID), signOut(previousUser: CKRecord.ID)
        case switchAccounts(previousUser: CKRecord.ID, currentUser: CKRecord.ID)
      }
      /// How.
      public let changeType: ChangeType
    }
    /// Zones have arrived.
    public struct FetchedDatabaseChanges: Sendable {
      /// Those that have changed.
      public let modifications: [CKDatabase.DatabaseChange.Modification]
      /// Those that were deleted.
      public let deletions: [CKDatabase.DatabaseChange.Deletion]
    }
    /// Records have arrived.
    public struct FetchedRecordZoneChanges: Sendable {
      /// Those that have changed.
      public let modifications: [CKDatabase.RecordZoneChange.Modification]
      /// Those that were deleted.
      public let deletions: [CKDatabase.RecordZoneChange.Deletion]
    }
    /// Zones were sent.
    public struct SentDatabaseChanges: Sendable {
      /// A zone that was not saved.
      public struct FailedZoneSave: Sendable {
        /// The zone.
        public let zone: CKRecordZone
        /// Why.
        public let error: CKError
      }
      /// Those that were saved.
      public let savedZones: [CKRecordZone]
      /// Those that were not.
      public let failedZoneSaves: [FailedZoneSave]
      /// Those that were deleted.
      public let deletedZoneIDs: [CKRecordZone.ID]
      /// Those that were not deleted.
      public let failedZoneDeletes: [CKRecordZone.ID: CKError]
    }
    /// Records were sent.
    public struct SentRecordZoneChanges: Sendable {
      /// A record that was not saved.
      public struct FailedRecordSave: Sendable {
        /// The record.
        public let record: CKRecord
        /// Why.
        public let error: CKError
      }
      /// Those that were saved.
      public let savedRecords: [CKRecord]
      /// Those that were not.
      public let failedRecordSaves: [FailedRecordSave]
      /// Those that were deleted.
      public let deletedRecordIDs: [CKRecord.ID]
      /// Those that were not deleted.
      public let failedRecordDeletes: [CKRecord.ID: CKError]
    }
    /// Changes will be fetched.
    public struct WillFetchChanges: Sendable {
      /// Why.
      public let context: FetchChangesContext
    }
    /// Changes of a zone will be fetched.
    public struct WillFetchRecordZoneChanges: Sendable {
      /// The zone.
      public let zoneID: CKRecordZone.ID
    }
    /// Changes of a zone were fetched.
    public struct DidFetchRecordZoneChanges: Sendable {
      /// The zone.
      public let zoneID: CKRecordZone.ID
      /// Why not.
      public let error: CKError?
    }
    /// Changes were fetched.
    public struct DidFetchChanges: Sendable {
      /// Why.
      public let context: FetchChangesContext
    }
    /// Changes will be sent.
    public struct WillSendChanges: Sendable {
      /// Why.
      public let context: SendChangesContext
    }
    /// Changes were sent.
    public struct DidSendChanges: Sendable {
      /// Why.
      public let context: SendChangesContext
    }
  }
}
