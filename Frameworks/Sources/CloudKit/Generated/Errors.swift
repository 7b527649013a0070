// SPDX-License-Identifier: MIT

// Made from Surface/CloudKit.rows by `make surface`.

import CoreData
import CoreLocation
@_exported import Foundation
import UIKit

/// The error domain.
public let CKErrorDomain = "CKErrorDomain"

/// The key for the number of seconds to wait.
public let CKErrorRetryAfterKey = "CKRetryAfter"

/// The key for the errors of individual items.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"

/// The key for the record before both changes.
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"

/// The key for the record as others changed it.
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"

/// The key for the record that was to be saved.
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"

/// The reason a request failed.
public struct CKError: Error, LocalizedError, CustomNSError, Equatable, @unchecked Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer,
      serviceUnavailable
    case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem,
      invalidArguments
    case resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound,
      assetFileModified, incompatibleVersion
    case constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed, zoneBusy,
      badDatabase
    case quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants,
      alreadyShared
    case referenceViolation, managedAccountRestricted, participantMayNeedVerification,
      serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable
    case participantAlreadyInvited
    /// Returns whether an error has a code, for use in `catch`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CKError)?.code == code
    }
  }
  /// The error code.
  public let code: Code
  /// Additional information.
  public let userInfo: [String: Any]
  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }
  /// The domain.
  public static let errorDomain = CKErrorDomain
  /// The number of the error code.
  public var errorCode: Int { code.rawValue }
  /// Additional information, including the description, which Foundation reads only from this
  /// dictionary.
  public var errorUserInfo: [String: Any] {
    userInfo.merging(errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]) { $1 }
  }
  /// A description of the error.
  public var errorDescription: String? {
    code == .notAuthenticated
      ? "No iCloud account is signed in." : userInfo[NSLocalizedDescriptionKey] as? String
  }
  /// The errors of individual items.
  public var partialErrorsByItemID: [AnyHashable: any Error]? {
    userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
  }
  /// The number of seconds to wait before a new attempt.
  public var retryAfterSeconds: Double? { userInfo[CKErrorRetryAfterKey] as? Double }
  /// The record before both changes.
  public var ancestorRecord: CKRecord? {
    userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord
  }
  /// The record as others changed it.
  public var serverRecord: CKRecord? { userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }
  /// The record that was to be saved.
  public var clientRecord: CKRecord? { userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }
  /// Returns whether two errors have the same code.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.code == rhs.code }
  static let noAccount = CKError(.notAuthenticated)
  /// An internal error occurred in CloudKit.
  public static let internalError = Code.internalError
  /// Some items failed.
  public static let partialFailure = Code.partialFailure
  /// There is no network.
  public static let networkUnavailable = Code.networkUnavailable
  /// The network failed.
  public static let networkFailure = Code.networkFailure
  /// The container is unknown.
  public static let badContainer = Code.badContainer
  /// The service is unavailable.
  public static let serviceUnavailable = Code.serviceUnavailable
  /// There were too many requests.
  public static let requestRateLimited = Code.requestRateLimited
  /// The app lacks an entitlement.
  public static let missingEntitlement = Code.missingEntitlement
  /// There is no account.
  public static let notAuthenticated = Code.notAuthenticated
  /// The user lacks permission.
  public static let permissionFailure = Code.permissionFailure
  /// There is no such record.
  public static let unknownItem = Code.unknownItem
  /// The request is invalid.
  public static let invalidArguments = Code.invalidArguments
  /// There were too many results.
  public static let resultsTruncated = Code.resultsTruncated
  /// The record was changed by others.
  public static let serverRecordChanged = Code.serverRecordChanged
  /// The server rejected the request.
  public static let serverRejectedRequest = Code.serverRejectedRequest
  /// The file of an asset is gone.
  public static let assetFileNotFound = Code.assetFileNotFound
  /// The file of an asset was changed.
  public static let assetFileModified = Code.assetFileModified
  /// The app is too old.
  public static let incompatibleVersion = Code.incompatibleVersion
  /// A unique value exists already.
  public static let constraintViolation = Code.constraintViolation
  /// The operation was cancelled.
  public static let operationCancelled = Code.operationCancelled
  /// The change token has expired.
  public static let changeTokenExpired = Code.changeTokenExpired
  /// Another item in the batch failed.
  public static let batchRequestFailed = Code.batchRequestFailed
  /// The zone is busy.
  public static let zoneBusy = Code.zoneBusy
  /// The database does not support the operation.
  public static let badDatabase = Code.badDatabase
  /// There is no space left.
  public static let quotaExceeded = Code.quotaExceeded
  /// There is no such zone.
  public static let zoneNotFound = Code.zoneNotFound
  /// The request is too large.
  public static let limitExceeded = Code.limitExceeded
  /// The user has deleted the zone.
  public static let userDeletedZone = Code.userDeletedZone
  /// There are too many participants.
  public static let tooManyParticipants = Code.tooManyParticipants
  /// The record is already shared.
  public static let alreadyShared = Code.alreadyShared
  /// A referenced record is missing.
  public static let referenceViolation = Code.referenceViolation
  /// The account is restricted.
  public static let managedAccountRestricted = Code.managedAccountRestricted
  /// The participant may need verification.
  public static let participantMayNeedVerification = Code.participantMayNeedVerification
  /// The server's response was lost.
  public static let serverResponseLost = Code.serverResponseLost
  /// The asset is not available.
  public static let assetNotAvailable = Code.assetNotAvailable
  /// The account is temporarily unavailable.
  public static let accountTemporarilyUnavailable = Code.accountTemporarilyUnavailable
  /// The person has already been invited.
  public static let participantAlreadyInvited = Code.participantAlreadyInvited
}
