// SPDX-License-Identifier: MIT

// Made from Surface/CloudKit.rows by `make surface`.

import CoreData
import CoreLocation
@_exported import Foundation
import UIKit

/// What a field of a record can hold.
public protocol CKRecordValueProtocol {}

/// What a field of a record can hold.
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
  /// How it is shared: it is not.
  public var share: Reference? { nil }

  /// Who created it: nobody, until it is saved.
  public var creatorUserRecordID: ID? { nil }

  /// When it was saved first: never.
  public var creationDate: Date? { nil }

  /// Who changed it last.
  public var lastModifiedUserRecordID: ID? { nil }

  /// When it was saved last: never.
  public var modificationDate: Date? { nil }

  /// The version on the server.
  public var recordChangeTag: String? { nil }

  /// A kind of record.
  public typealias RecordType = String

  /// The name of a field.
  public typealias FieldKey = String

  /// What becomes of a record with another.
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
    /// What identifies it.
    public static let recordID = "___recordID"
    /// Who created it.
    public static let creatorUserRecordID = "___createdBy"
    /// When it was created.
    public static let creationDate = "___createTime"
    /// Who changed it last.
    public static let lastModifiedUserRecordID = "___modifiedBy"
    /// When it was changed last.
    public static let modificationDate = "___modTime"
    /// What it belongs to.
    public static let parent = "___parent"
    /// How it is shared.
    public static let share = "___share"
  }

  /// What identifies a record.
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
    /// A number that equal identifiers share.
    open override var hash: Int { recordName.hashValue }
    /// Whether both identify the same record.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
    }
  }

  /// A link to another record.
  open class Reference: NSObject, @unchecked Sendable {
    /// What becomes of a record when the other is deleted.
    public enum Action: UInt, Sendable {
      case none, deleteSelf
    }
    /// The other record.
    public let recordID: ID
    /// What becomes of this one when the other is deleted.
    public let action: Action
    /// Creates a link to a record with an identifier.
    public init(recordID: ID, action: Action) {
      self.recordID = recordID
      self.action = action
      super.init()
    }
    /// Creates a link to a record.
    public convenience init(record: CKRecord, action: Action) {
      self.init(recordID: record.recordID, action: action)
    }
    /// A number that equal links share.
    open override var hash: Int { recordID.hash }
    /// Whether both lead to the same record.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? Reference).map { $0.recordID == recordID && $0.action == action } ?? false
    }
  }
}

/// A file that belongs to a record.
open class CKAsset: NSObject, @unchecked Sendable {
  /// Where it is.
  public let fileURL: URL?
  /// Creates an asset of a file.
  public init(fileURL: URL) {
    self.fileURL = fileURL
    super.init()
  }
}

/// A group of records.
open class CKRecordZone: NSObject, @unchecked Sendable {
  /// What can be done with a zone.
  public struct Capabilities: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its changes are known.
    public static let fetchChanges = Self(rawValue: 1)
    /// Changes happen together.
    public static let atomic = Self(rawValue: 2)
    /// Records can be shared.
    public static let sharing = Self(rawValue: 4)
    /// The zone can be shared.
    public static let zoneWideSharing = Self(rawValue: 8)
  }
  /// What identifies a zone.
  open class ID: NSObject, @unchecked Sendable {
    /// The name of the default zone.
    public static let defaultZoneName = "_defaultZone"
    /// The default zone.
    public static let `default` = ID()
    /// The name.
    public let zoneName: String
    /// Whose it is.
    public let ownerName: String
    /// Creates an identifier.
    public init(zoneName: String = ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName)
    {
      self.zoneName = zoneName
      self.ownerName = ownerName
      super.init()
    }
    /// A number that equal identifiers share.
    open override var hash: Int { zoneName.hashValue }
    /// Whether both identify the same zone.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
    }
  }
  /// What identifies the zone.
  public let zoneID: ID
  /// What can be done: nothing, since it is not in iCloud.
  open var capabilities: Capabilities { [] }
  /// How it is shared: it is not.
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

/// Which records are looked for.
open class CKQuery: NSObject, @unchecked Sendable {
  /// Of which kind.
  public let recordType: CKRecord.RecordType
  /// With which fields.
  public let predicate: NSPredicate
  /// In which order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Creates a query.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
    super.init()
  }
}

/// Up to where changes are known. There is none.
open class CKServerChangeToken: NSObject, NSSecureCoding, @unchecked Sendable {
  override init() { super.init() }
  /// Whether a token can be archived.
  public static var supportsSecureCoding: Bool { true }
  /// Always `nil`: there is no token.
  public required init?(coder: NSCoder) { return nil }
  /// Writes nothing.
  open func encode(with coder: NSCoder) {}
}
