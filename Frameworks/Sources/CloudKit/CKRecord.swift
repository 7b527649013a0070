// SPDX-License-Identifier: MIT

import Foundation

/// An object with fields, such as a record.
public protocol CKRecordKeyValueSetting: AnyObject {
  /// Returns the value of a field.
  func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValue)?
  /// Sets a field to the given value, or removes the field if the value is `nil`.
  func setObject(_ object: (any CKRecordValue)?, forKey key: CKRecord.FieldKey)
  /// Returns the names of the fields.
  func allKeys() -> [CKRecord.FieldKey]
  /// Returns the names of the fields that have been set.
  func changedKeys() -> [CKRecord.FieldKey]
}

extension CKRecordKeyValueSetting {
  /// The value of a field.
  public subscript(key: CKRecord.FieldKey) -> (any CKRecordValue)? {
    get { object(forKey: key) }
    set { setObject(newValue, forKey: key) }
  }

  /// A field's value, if the value has the requested type.
  public subscript<T: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> T? {
    get { object(forKey: key) as? T }
    set { setObject(newValue, forKey: key) }
  }
}

/// A record that an app stores in iCloud. The record exists only while the program runs.
///
/// A lock protects the fields, because any task can use a record.
open class CKRecord: NSObject, CKRecordKeyValueSetting, @unchecked Sendable {
  /// The record's type.
  public let recordType: RecordType
  /// The record's identifier.
  public let recordID: ID
  private let lock = NSLock()
  private var fields: [FieldKey: any CKRecordValue] = [:]
  private var changes: Set<FieldKey> = []
  private var belongsTo: Reference?

  /// Creates a record.
  public init(recordType: RecordType, recordID: ID = ID()) {
    self.recordType = recordType
    self.recordID = recordID
    super.init()
  }

  /// Creates a record in a zone.
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  /// Creates a record without fields from data written by ``encodeSystemFields(with:)``, or returns `nil` for any
  /// other data.
  ///
  /// Strings are written as bytes, because an unarchiver stops the program if an object has an unexpected type.
  public convenience init?(coder: NSCoder) {
    let texts = Self.systemKeys.compactMap { key in
      coder.withDecodedUnsafeBufferPointer(forKey: key) { bytes in
        bytes.map { String(decoding: $0, as: UTF8.self) }
      }
    }
    guard texts.count == Self.systemKeys.count else { return nil }
    let zoneID = CKRecordZone.ID(zoneName: texts[2], ownerName: texts[3])
    self.init(recordType: texts[0], recordID: ID(recordName: texts[1], zoneID: zoneID))
  }

  /// Writes the record's type and identifier.
  open func encodeSystemFields(with coder: NSCoder) {
    let zoneID = recordID.zoneID
    let texts = [recordType, recordID.recordName, zoneID.zoneName, zoneID.ownerName]
    for (key, bytes) in zip(Self.systemKeys, texts.map { Array($0.utf8) }) {
      coder.encodeBytes(bytes, length: bytes.count, forKey: key)
    }
  }

  private static let systemKeys = ["RecordType", "RecordName", "ZoneName", "OwnerName"]

  open func object(forKey key: FieldKey) -> (any CKRecordValue)? { lock.withLock { fields[key] } }

  open func setObject(_ object: (any CKRecordValue)?, forKey key: FieldKey) {
    lock.withLock {
      fields[key] = object
      changes.insert(key)
    }
  }

  /// Returns the value of a field.
  open func value(forKey key: FieldKey) -> Any? { object(forKey: key) }

  /// Sets a field to the given value if a record can store that value; otherwise, removes the field.
  open func setValue(_ value: Any?, forKey key: FieldKey) {
    setObject(value as? any CKRecordValue, forKey: key)
  }

  /// Sets several fields.
  open func setValuesForKeys(_ keyedValues: [FieldKey: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }

  open func allKeys() -> [FieldKey] { lock.withLock { fields.keys.sorted() } }

  open func changedKeys() -> [FieldKey] { lock.withLock { changes.sorted() } }

  /// The fields that only the user can read.
  open var encryptedValues: any CKRecordKeyValueSetting & Sendable { self }

  /// The parent record.
  open var parent: Reference? {
    get { lock.withLock { belongsTo } }
    set { lock.withLock { belongsTo = newValue } }
  }

  /// Sets the parent record.
  open func setParent(_ record: CKRecord?) { setParent(record?.recordID) }

  /// Sets the parent record by its identifier.
  open func setParent(_ recordID: ID?) {
    parent = recordID.map { Reference(recordID: $0, action: .none) }
  }
}
