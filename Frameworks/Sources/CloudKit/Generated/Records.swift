// SPDX-License-Identifier: MIT

// Made from Surface/CloudKit.rows by `make surface`.

import CoreData
import CoreLocation
@_exported import Foundation
import UIKit

/// A value that a record's field can hold.
public protocol CKRecordValueProtocol {}

/// A value that a record's field can hold.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}

extension Int: CKRecordValueProtocol {}

extension Int8: CKRecordValueProtocol {}

extension Int16: CKRecordValueProtocol {}

extension Int32: CKRecordValueProtocol {}

extension Int64: CKRecordValueProtocol {}

extension UInt: CKRecordValueProtocol {}

extension UInt8: CKRecordValueProtocol {}

extension UInt16: CKRecordValueProtocol {}

extension UInt32: CKRecordValueProtocol {}

extension UInt64: CKRecordValueProtocol {}

extension Double: CKRecordValueProtocol {}

extension Float: CKRecordValueProtocol {}

extension Bool: CKRecordValueProtocol {}

extension Date: CKRecordValueProtocol {}

extension Data: CKRecordValueProtocol {}

extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}

extension NSString: CKRecordValueProtocol {}

extension NSNumber: CKRecordValueProtocol {}

extension NSArray: CKRecordValueProtocol {}

extension NSDate: CKRecordValueProtocol {}

extension NSData: CKRecordValueProtocol {}

extension CLLocation: CKRecordValueProtocol {}

extension CKRecord.Reference: CKRecordValueProtocol {}

extension CKAsset: CKRecordValueProtocol {}

extension CKRecord {
  /// The record's share; always `nil`.
  public var share: Reference? { nil }

  /// The user who created the record; `nil` until it is saved.
  public var creatorUserRecordID: ID? { nil }

  /// The date on which the record was first saved; always `nil`.
  public var creationDate: Date? { nil }

  /// The user who last changed the record; always `nil`.
  public var lastModifiedUserRecordID: ID? { nil }

  /// The date on which the record was last saved; always `nil`.
  public var modificationDate: Date? { nil }

  /// The record's version on the server; always `nil`.
  public var recordChangeTag: String? { nil }

  /// A kind of record.
  public typealias RecordType = String

  /// The name of a field.
  public typealias FieldKey = String

  /// The effect of deleting a record on records that refer to it.
  public typealias ReferenceAction = Reference.Action

  /// The kinds of records that every container has.
  public enum SystemType {
    /// A user.
    public static let userRecord = "Users"
    /// A share.
    public static let share = "cloudkit.share"
  }

  /// The fields that every record has.
  public enum SystemFieldKey {
    /// The record's identifier.
    public static let recordID = "___recordID"
    /// The user who created the record.
    public static let creatorUserRecordID = "___createdBy"
    /// The date of creation.
    public static let creationDate = "___createTime"
    /// The user who last changed the record; always `nil`.
    public static let lastModifiedUserRecordID = "___modifiedBy"
    /// The date of the last change.
    public static let modificationDate = "___modTime"
    /// The parent record.
    public static let parent = "___parent"
    /// The share.
    public static let share = "___share"
  }

  /// The identifier of a record.
  open class ID: NSObject, @unchecked Sendable {
    /// The name, which is unique in its zone.
    public let recordName: String
    /// The zone.
    public let zoneID: CKRecordZone.ID
    /// Creates an identifier.
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      self.recordName = recordName
      self.zoneID = zoneID
      super.init()
    }
    /// The hash value, which equal identifiers share.
    open override var hash: Int { recordName.hashValue }
    /// Returns whether both identify the same record.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
    }
  }

  /// A reference to another record.
  open class Reference: NSObject, @unchecked Sendable {
    /// The effect on a record of deleting the referenced record.
    public enum Action: UInt, Sendable {
      case none, deleteSelf
    }
    /// The other record.
    public let recordID: ID
    /// The effect on this record of deleting the other one.
    public let action: Action
    /// Creates a reference to a record with an identifier.
    public init(recordID: ID, action: Action) {
      self.recordID = recordID
      self.action = action
      super.init()
    }
    /// Creates a reference to a record.
    public convenience init(record: CKRecord, action: Action) {
      self.init(recordID: record.recordID, action: action)
    }
    /// The hash value, which equal references share.
    open override var hash: Int { recordID.hash }
    /// Returns whether both refer to the same record.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? Reference).map { $0.recordID == recordID && $0.action == action } ?? false
    }
  }
}

/// A file that belongs to a record.
open class CKAsset: NSObject, @unchecked Sendable {
  /// The file's location.
  public let fileURL: URL?
  /// Creates an asset for a file.
  public init(fileURL: URL) {
    self.fileURL = fileURL
    super.init()
  }
}

/// A group of records.
open class CKRecordZone: NSObject, @unchecked Sendable {
  /// The capabilities of a zone.
  public struct Capabilities: OptionSet, Sendable {
    /// The set's bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Changes can be fetched.
    public static let fetchChanges = Self(rawValue: 1)
    /// Changes are atomic.
    public static let atomic = Self(rawValue: 2)
    /// Records can be shared.
    public static let sharing = Self(rawValue: 4)
    /// The zone can be shared.
    public static let zoneWideSharing = Self(rawValue: 8)
  }
  /// The identifier of a zone.
  open class ID: NSObject, @unchecked Sendable {
    /// The name of the default zone.
    public static let defaultZoneName = "_defaultZone"
    /// The default zone.
    public static let `default` = ID()
    /// The name.
    public let zoneName: String
    /// The name of the owner.
    public let ownerName: String
    /// Creates an identifier.
    public init(zoneName: String = ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName)
    {
      self.zoneName = zoneName
      self.ownerName = ownerName
      super.init()
    }
    /// The hash value, which equal identifiers share.
    open override var hash: Int { zoneName.hashValue }
    /// Returns whether both identify the same zone.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
    }
  }
  /// The zone's identifier.
  public let zoneID: ID
  /// The zone's capabilities, of which there are none, because it is not in iCloud.
  open var capabilities: Capabilities { [] }
  /// The record's share; always `nil`.
  open var share: CKRecord.Reference? { nil }
  /// Creates a zone.
  public init(zoneID: ID) {
    self.zoneID = zoneID
    super.init()
  }
  /// Creates a zone with a name.
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
  /// The default zone.
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// A query for records.
open class CKQuery: NSObject, @unchecked Sendable {
  /// The type of the records.
  public let recordType: CKRecord.RecordType
  /// The predicate that the records must match.
  public let predicate: NSPredicate
  /// The order of the records.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Creates a query.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
    super.init()
  }
}

/// A token that marks the last known change. None is ever created.
open class CKServerChangeToken: NSObject, NSSecureCoding, @unchecked Sendable {
  override init() { super.init() }
  /// Whether a token can be archived.
  public static var supportsSecureCoding: Bool { true }
  /// Always `nil`, because there are no tokens.
  public required init?(coder: NSCoder) { return nil }
  /// Writes nothing.
  open func encode(with coder: NSCoder) {}
}
