// SPDX-License-Identifier: MIT

// Made from Surface/CloudKit.rows by `make surface`.

import CoreData
import CoreLocation
@_exported import Foundation
import UIKit

/// The domain of errors.
public let CKErrorDomain = "CKErrorDomain"

/// The key of the seconds to wait.
public let CKErrorRetryAfterKey = "CKRetryAfter"

/// The key of the errors of parts.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"

/// The key of the record before both changes.
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"

/// The key of the record as others changed it.
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"

/// The key of the record as it was to be saved.
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"

/// Why a request failed.
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
    /// Whether an error has a reason, for `catch`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CKError)?.code == code
    }
  }
  /// The reason.
  public let code: Code
  /// More about it.
  public let userInfo: [String: Any]
  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }
  /// The domain.
  public static let errorDomain = CKErrorDomain
  /// The number.
  public var errorCode: Int { code.rawValue }
  /// More about it, with the description, which Foundation takes from here alone.
  public var errorUserInfo: [String: Any] {
    userInfo.merging(errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]) { $1 }
  }
  /// A description of the error.
  public var errorDescription: String? {
    code == .notAuthenticated
      ? "No iCloud account is signed in." : userInfo[NSLocalizedDescriptionKey] as? String
  }
  /// The errors of parts.
  public var partialErrorsByItemID: [AnyHashable: any Error]? {
    userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
  }
  /// The seconds to wait before asking again.
  public var retryAfterSeconds: Double? { userInfo[CKErrorRetryAfterKey] as? Double }
  /// The record before both changes.
  public var ancestorRecord: CKRecord? {
    userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord
  }
  /// The record as others changed it.
  public var serverRecord: CKRecord? { userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }
  /// The record as it was to be saved.
  public var clientRecord: CKRecord? { userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }
  /// Whether two errors have the same reason.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.code == rhs.code }
  static let noAccount = CKError(.notAuthenticated)
  /// Something went wrong in CloudKit.
  public static let internalError = Code.internalError
  /// Some of it failed.
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
  /// The user may not do it.
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
  /// Another part of it failed.
  public static let batchRequestFailed = Code.batchRequestFailed
  /// The zone is busy.
  public static let zoneBusy = Code.zoneBusy
  /// The database cannot do it.
  public static let badDatabase = Code.badDatabase
  /// There is no space left.
  public static let quotaExceeded = Code.quotaExceeded
  /// There is no such zone.
  public static let zoneNotFound = Code.zoneNotFound
  /// The request is too large.
  public static let limitExceeded = Code.limitExceeded
  /// The user has deleted the zone.
  public static let userDeletedZone = Code.userDeletedZone
  /// Too many people share it.
  public static let tooManyParticipants = Code.tooManyParticipants
  /// It is shared already.
  public static let alreadyShared = Code.alreadyShared
  /// A linked record is missing.
  public static let referenceViolation = Code.referenceViolation
  /// The account is restricted.
  public static let managedAccountRestricted = Code.managedAccountRestricted
  /// The user has to be verified.
  public static let participantMayNeedVerification = Code.participantMayNeedVerification
  /// The answer was lost.
  public static let serverResponseLost = Code.serverResponseLost
  /// The asset is not available.
  public static let assetNotAvailable = Code.assetNotAvailable
  /// The account is temporarily unavailable.
  public static let accountTemporarilyUnavailable = Code.accountTemporarilyUnavailable
  /// The person is invited already.
  public static let participantAlreadyInvited = Code.participantAlreadyInvited
}
