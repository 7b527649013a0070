// SPDX-License-Identifier: MIT

// Made from Surface/CloudKit.rows by `make surface`.

import CoreData
import CoreLocation
@_exported import Foundation
import UIKit

/// How a record is shared with others. It is shared with nobody.
open class CKShare: CKRecord, @unchecked Sendable {
  /// What a person may do.
  public typealias ParticipantPermission = Participant.Permission
  /// Whether a person has accepted.
  public typealias ParticipantAcceptanceStatus = Participant.AcceptanceStatus
  /// What a person is to a share.
  public typealias ParticipantRole = Participant.Role
  /// What everybody may do.
  open var publicPermission = Participant.Permission.none
  /// The link to the share: there is none.
  open var url: URL? { nil }
  /// Whose it is.
  open var owner: Participant { Participant(.owner) }
  /// The user.
  open var currentUserParticipant: Participant? { owner }
  /// Who takes part.
  open private(set) var participants: [Participant] = []
  /// Creates a share of a record.
  public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
    super.init(recordType: SystemType.share, recordID: shareID)
    participants = [owner]
  }
  /// Creates a share of a record.
  public convenience init(rootRecord: CKRecord) {
    self.init(rootRecord: rootRecord, shareID: CKRecord.ID(zoneID: rootRecord.recordID.zoneID))
  }
  /// Creates a share of a zone.
  public init(recordZoneID: CKRecordZone.ID) {
    super.init(
      recordType: SystemType.share,
      recordID: CKRecord.ID(recordName: "cloudkit.zoneshare", zoneID: recordZoneID)
    )
    participants = [owner]
  }
  /// Adds a person.
  open func addParticipant(_ participant: Participant) { participants.append(participant) }
  /// Removes a person.
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
    /// The type of what is shared.
    public static let shareType = "cloudkit.type"
  }

  /// A person who takes part in a share.
  open class Participant: NSObject, @unchecked Sendable {
    /// What a person may do.
    public enum Permission: Int, Sendable {
      case unknown, none, readOnly, readWrite
    }
    /// Whether a person has accepted.
    public enum AcceptanceStatus: Int, Sendable {
      case unknown, pending, accepted, removed
    }
    /// What a person is to a share.
    public enum Role: Int, Sendable {
      case unknown, owner, privateUser = 3, publicUser, administrator
    }
    /// Who it is.
    public let userIdentity = CKUserIdentity()
    /// What the person is to the share.
    open var role: Role
    /// What the person may do.
    open var permission = Permission.readWrite
    /// Whether the person has accepted.
    open var acceptanceStatus: AcceptanceStatus { role == .owner ? .accepted : .pending }
    init(_ role: Role) {
      self.role = role
      super.init()
    }
  }

  /// What is known of a share before it is accepted. There is none.
  open class Metadata: NSObject, @unchecked Sendable {
    /// The share.
    public let share: CKShare
    /// The shared record.
    open var rootRecord: CKRecord? { nil }
    /// What identifies the shared record.
    open var hierarchicalRootRecordID: CKRecord.ID? { nil }
    /// The container.
    open var containerIdentifier: String { "" }
    /// Whose it is.
    open var ownerIdentity: CKUserIdentity { CKUserIdentity() }
    /// Whether the user has accepted.
    open var participantStatus: ParticipantAcceptanceStatus { .unknown }
    /// What the user is to the share.
    open var participantRole: ParticipantRole { .unknown }
    /// What the user may do.
    open var participantPermission: ParticipantPermission { .unknown }
    init(_ share: CKShare) {
      self.share = share
      super.init()
    }
  }
}

/// Who a user is. Nobody is known.
open class CKUserIdentity: NSObject, @unchecked Sendable {
  /// What a user is looked for by.
  open class LookupInfo: NSObject, @unchecked Sendable {
    /// The address.
    public let emailAddress: String?
    /// The telephone number.
    public let phoneNumber: String?
    /// Looks for an address.
    public init(emailAddress: String) {
      self.emailAddress = emailAddress
      phoneNumber = nil
      super.init()
    }
    /// Looks for a telephone number.
    public init(phoneNumber: String) {
      self.phoneNumber = phoneNumber
      emailAddress = nil
      super.init()
    }
  }
  /// The name.
  open var nameComponents: PersonNameComponents? { nil }
  /// What identifies the user.
  open var userRecordID: CKRecord.ID? { nil }
  /// What the user was looked for by.
  open var lookupInfo: LookupInfo? { nil }
  /// Whether there is an account.
  open var hasiCloudAccount: Bool { false }
  override init() { super.init() }
}

/// Is notified of sharing. It is not called.
@MainActor @preconcurrency public protocol UICloudSharingControllerDelegate: AnyObject {
  /// Sharing has failed.
  func cloudSharingController(
    _ csc: UICloudSharingController,
    failedToSaveShareWithError error: any Error
  )
  /// The title of what is shared.
  func itemTitle(for csc: UICloudSharingController) -> String?
  /// An image of what is shared.
  func itemThumbnailData(for csc: UICloudSharingController) -> Data?
  /// The type of what is shared.
  func itemType(for csc: UICloudSharingController) -> String?
  /// It is shared.
  func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
  /// It is no longer shared.
  func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

extension UICloudSharingControllerDelegate {
  /// No image.
  public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }

  /// No type.
  public func itemType(for csc: UICloudSharingController) -> String? { nil }

  /// Does nothing.
  public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}

  /// Does nothing.
  public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}

/// Shares a record with others. There is no account, so it shows nothing.
@MainActor open class UICloudSharingController: UIViewController {
  /// What others may be allowed.
  public struct PermissionOptions: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Everybody may come.
    public static let allowPublic = Self(rawValue: 1)
    /// Only those who are invited may come.
    public static let allowPrivate = Self(rawValue: 2)
    /// Others may read.
    public static let allowReadOnly = Self(rawValue: 4)
    /// Others may write.
    public static let allowReadWrite = Self(rawValue: 8)
  }
  /// The delegate.
  open weak var delegate: (any UICloudSharingControllerDelegate)?
  /// What others may be allowed. Nobody is asked.
  open var availablePermissions: PermissionOptions = []
  /// The share.
  open private(set) var share: CKShare?
  /// Creates a controller of a share.
  public convenience init(share: CKShare, container: CKContainer) {
    self.init(nibName: nil, bundle: nil)
    self.share = share
  }
  /// Creates a controller of a share that is made when it is needed, which it never is.
  public convenience init(
    preparationHandler:
      @escaping (UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void)
      -> Void
  ) { self.init(nibName: nil, bundle: nil) }
}
