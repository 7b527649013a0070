// SPDX-License-Identifier: MIT

// Made from Surface/CloudKit.rows by `make surface`.

import CoreData
import CoreLocation
@_exported import Foundation
import UIKit

/// The sharing of a record with others. It is never shared.
open class CKShare: CKRecord, @unchecked Sendable {
  /// A participant's permission.
  public typealias ParticipantPermission = Participant.Permission
  /// A participant's acceptance status.
  public typealias ParticipantAcceptanceStatus = Participant.AcceptanceStatus
  /// A participant's role in a share.
  public typealias ParticipantRole = Participant.Role
  /// The permission of all users.
  open var publicPermission = Participant.Permission.none
  /// The URL of the share; always `nil`.
  open var url: URL? { nil }
  /// The owner.
  open var owner: Participant { Participant(.owner) }
  /// The user as a participant.
  open var currentUserParticipant: Participant? { owner }
  /// The participants.
  open private(set) var participants: [Participant] = []
  /// Creates a share for a record.
  public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
    super.init(recordType: SystemType.share, recordID: shareID)
    participants = [owner]
  }
  /// Creates a share for a record.
  public convenience init(rootRecord: CKRecord) {
    self.init(rootRecord: rootRecord, shareID: CKRecord.ID(zoneID: rootRecord.recordID.zoneID))
  }
  /// Creates a share for a zone.
  public init(recordZoneID: CKRecordZone.ID) {
    super.init(
      recordType: SystemType.share,
      recordID: CKRecord.ID(recordName: "cloudkit.zoneshare", zoneID: recordZoneID)
    )
    participants = [owner]
  }
  /// Adds a participant.
  open func addParticipant(_ participant: Participant) { participants.append(participant) }
  /// Removes a participant.
  open func removeParticipant(_ participant: Participant) {
    participants.removeAll { $0 === participant }
  }
}

extension CKShare {
  /// The fields that every share has.
  public enum SystemFieldKey {
    /// The title.
    public static let title = "cloudkit.title"
    /// An image.
    public static let thumbnailImageData = "cloudkit.thumbnailImageData"
    /// The type of the shared content.
    public static let shareType = "cloudkit.type"
  }

  /// A participant of a share.
  open class Participant: NSObject, @unchecked Sendable {
    /// A participant's permission.
    public enum Permission: Int, Sendable {
      case unknown, none, readOnly, readWrite
    }
    /// A participant's acceptance status.
    public enum AcceptanceStatus: Int, Sendable {
      case unknown, pending, accepted, removed
    }
    /// A participant's role in a share.
    public enum Role: Int, Sendable {
      case unknown, owner, privateUser = 3, publicUser, administrator
    }
    /// The participant's identity.
    public let userIdentity = CKUserIdentity()
    /// The participant's role.
    open var role: Role
    /// The participant's permission.
    open var permission = Permission.readWrite
    /// The participant's acceptance status.
    open var acceptanceStatus: AcceptanceStatus { role == .owner ? .accepted : .pending }
    init(_ role: Role) {
      self.role = role
      super.init()
    }
  }

  /// The information about a share before it is accepted. There is none.
  open class Metadata: NSObject, @unchecked Sendable {
    /// The share.
    public let share: CKShare
    /// The shared record.
    open var rootRecord: CKRecord? { nil }
    /// The identifier of the shared record.
    open var hierarchicalRootRecordID: CKRecord.ID? { nil }
    /// The container.
    open var containerIdentifier: String { "" }
    /// The identity of the owner.
    open var ownerIdentity: CKUserIdentity { CKUserIdentity() }
    /// The user's acceptance status.
    open var participantStatus: ParticipantAcceptanceStatus { .unknown }
    /// The user's role.
    open var participantRole: ParticipantRole { .unknown }
    /// The user's permission.
    open var participantPermission: ParticipantPermission { .unknown }
    init(_ share: CKShare) {
      self.share = share
      super.init()
    }
  }
}

/// The identity of a user, which is never known.
open class CKUserIdentity: NSObject, @unchecked Sendable {
  /// The information by which a user is looked up.
  open class LookupInfo: NSObject, @unchecked Sendable {
    /// The email address.
    public let emailAddress: String?
    /// The telephone number.
    public let phoneNumber: String?
    /// Creates a lookup by an email address.
    public init(emailAddress: String) {
      self.emailAddress = emailAddress
      phoneNumber = nil
      super.init()
    }
    /// Creates a lookup by a telephone number.
    public init(phoneNumber: String) {
      self.phoneNumber = phoneNumber
      emailAddress = nil
      super.init()
    }
  }
  /// The name.
  open var nameComponents: PersonNameComponents? { nil }
  /// The identifier of the user's record.
  open var userRecordID: CKRecord.ID? { nil }
  /// The information by which the user was looked up.
  open var lookupInfo: LookupInfo? { nil }
  /// Whether the user has an account.
  open var hasiCloudAccount: Bool { false }
  override init() { super.init() }
}

/// A delegate for sharing, which is never called.
@MainActor @preconcurrency public protocol UICloudSharingControllerDelegate: AnyObject {
  /// Called when sharing has failed.
  func cloudSharingController(
    _ csc: UICloudSharingController,
    failedToSaveShareWithError error: any Error
  )
  /// Returns the title of the shared content.
  func itemTitle(for csc: UICloudSharingController) -> String?
  /// Returns an image of the shared content.
  func itemThumbnailData(for csc: UICloudSharingController) -> Data?
  /// Returns the type of the shared content.
  func itemType(for csc: UICloudSharingController) -> String?
  /// Called when the content has been shared.
  func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
  /// Called when sharing has stopped.
  func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

extension UICloudSharingControllerDelegate {
  /// Returns no image.
  public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }

  /// Returns no type.
  public func itemType(for csc: UICloudSharingController) -> String? { nil }

  /// Does nothing.
  public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}

  /// Does nothing.
  public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}

/// A controller for sharing a record with others. There is no account, so it shows nothing.
@MainActor open class UICloudSharingController: UIViewController {
  /// The permissions that can be offered.
  public struct PermissionOptions: OptionSet, Sendable {
    /// The set's bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Everybody may join.
    public static let allowPublic = Self(rawValue: 1)
    /// Only invited people may join.
    public static let allowPrivate = Self(rawValue: 2)
    /// Others may read.
    public static let allowReadOnly = Self(rawValue: 4)
    /// Others may read and write.
    public static let allowReadWrite = Self(rawValue: 8)
  }
  /// The delegate.
  open weak var delegate: (any UICloudSharingControllerDelegate)?
  /// The permissions that can be offered, which are not used.
  open var availablePermissions: PermissionOptions = []
  /// The share.
  open private(set) var share: CKShare?
  /// Creates a controller for a share.
  public convenience init(share: CKShare, container: CKContainer) {
    self.init(nibName: nil, bundle: nil)
    self.share = share
  }
  /// Creates a controller for a share that is created on demand, which never happens.
  public convenience init(
    preparationHandler:
      @escaping (UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void)
      -> Void
  ) { self.init(nibName: nil, bundle: nil) }
}
