// SPDX-License-Identifier: MIT

// Made from Surface/CloudKit.rows by `make surface`.

import CoreData
import CoreLocation
@_exported import Foundation
import UIKit

/// Whether the user has an iCloud account.
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// The name of the current user.
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// The name of the current user.
public let CKOwnerDefaultName = "__defaultOwner__"

/// The data of an app in iCloud. There is no account, so every request fails.
open class CKContainer: NSObject, @unchecked Sendable {
  /// The name of a container.
  public typealias Identifier = String
  /// The permissions that an app may request from the user.
  public struct ApplicationPermissions: OptionSet, Sendable {
    /// The set's bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The permission for others to find the user.
    public static let userDiscoverability = Self(rawValue: 1)
  }
  /// Whether the user has granted a permission.
  public enum ApplicationPermissionStatus: Int, Sendable {
    case initialState, couldNotComplete, denied, granted
  }
  /// The name of the container.
  public let containerIdentifier: String?
  /// The database that only the user can access.
  public let privateCloudDatabase = CKDatabase(.private)
  /// The database that all users of the app can access.
  public let publicCloudDatabase = CKDatabase(.public)
  /// The database with records that others share with the user.
  public let sharedCloudDatabase = CKDatabase(.shared)
  /// Creates a container with a name.
  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
  }
  private static let app = CKContainer()
  private override init() { containerIdentifier = nil }
  /// Returns the app's container, which has no name here.
  open class func `default`() -> CKContainer { app }
  /// Returns one of the databases.
  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    databaseScope == .public
      ? publicCloudDatabase : databaseScope == .private ? privateCloudDatabase : sharedCloudDatabase
  }
  /// Runs an operation, which fails because there is no account.
  open func add(_ operation: CKOperation) { CKDatabase.operations.addOperation(operation) }
  /// Reports that there is no account.
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  /// Reports that there is no account.
  open func accountStatus(
    completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
  ) { answers.async { completionHandler(.noAccount, nil) } }
  /// Always fails, because there is no account.
  open func applicationPermissionStatus(for applicationPermission: ApplicationPermissions)
    async throws -> ApplicationPermissionStatus
  { throw CKError.noAccount }
  /// Always fails, because there is no account.
  open func status(
    forApplicationPermission applicationPermission: ApplicationPermissions,
    completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
  ) { answers.async { completionHandler(.couldNotComplete, CKError.noAccount) } }
  /// Always fails, because there is no account.
  open func requestApplicationPermission(_ applicationPermission: ApplicationPermissions)
    async throws -> ApplicationPermissionStatus
  { throw CKError.noAccount }
  /// Always fails, because there is no account.
  open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions,
    completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
  ) { answers.async { completionHandler(.couldNotComplete, CKError.noAccount) } }
  /// Always fails, because there is no account.
  open func userRecordID() async throws -> CKRecord.ID { throw CKError.noAccount }
  /// Always fails, because there is no account.
  open func fetchUserRecordID(
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { answers.async { completionHandler(nil, CKError.noAccount) } }
  /// Always fails, because there is no account.
  open func userIdentity(forUserRecordID userRecordID: CKRecord.ID) async throws -> CKUserIdentity?
  { throw CKError.noAccount }
  /// Always fails, because there is no account.
  open func discoverUserIdentity(
    withUserRecordID userRecordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) { answers.async { completionHandler(nil, CKError.noAccount) } }
  /// Always fails, because there is no account.
  open func discoverUserIdentity(
    withEmailAddress email: String,
    completionHandler: @escaping @Sendable (CKUserIdentity?, (any Error)?) -> Void
  ) { answers.async { completionHandler(nil, CKError.noAccount) } }
  /// Always fails, because there is no account.
  open func shareParticipant(forEmailAddress emailAddress: String) async throws
    -> CKShare.Participant
  { throw CKError.noAccount }
  /// Always fails, because there is no account.
  open func fetchShareParticipant(
    withEmailAddress emailAddress: String,
    completionHandler: @escaping @Sendable (CKShare.Participant?, (any Error)?) -> Void
  ) { answers.async { completionHandler(nil, CKError.noAccount) } }
  /// Always fails, because there is no account.
  open func shareMetadata(for url: URL) async throws -> CKShare.Metadata { throw CKError.noAccount }
  /// Always fails, because there is no account.
  open func fetchShareMetadata(
    with url: URL,
    completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void
  ) { answers.async { completionHandler(nil, CKError.noAccount) } }
  /// Always fails, because there is no account.
  @discardableResult open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare {
    throw CKError.noAccount
  }
  /// Always fails, because there is no account.
  open func accept(
    _ metadata: CKShare.Metadata,
    completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void
  ) { answers.async { completionHandler(nil, CKError.noAccount) } }
}

extension Notification.Name {
  /// Posted when the account has changed, which never happens.
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}
