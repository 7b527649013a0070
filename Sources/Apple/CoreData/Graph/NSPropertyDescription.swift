// SPDX-License-Identifier: MIT

import Foundation

/// A property of an entity.
open class NSPropertyDescription: NSObject {
  /// The entity that declares it.
  public private(set) weak var entity: NSEntityDescription?
  /// The name.
  open var name = ""
  /// Whether it may have no value when it is saved.
  open var isOptional = true
  /// Whether it is left out when its object is saved.
  open var isTransient = false
  /// What else is known about it.
  open var userInfo: [AnyHashable: Any]?
  /// Its name in an earlier version of the model. Accepted: nothing is kept from one.
  open var renamingIdentifier: String?
  /// Tells versions of the model apart. Accepted: nothing is kept from one.
  open var versionHashModifier: String?

  /// An entity declares it.
  func belong(to entity: NSEntityDescription) { self.entity = entity }
}

/// A property that is a value of its own.
open class NSAttributeDescription: NSPropertyDescription {
  /// The type of its values.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The type of its values.
  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
  /// The value of a new object.
  open var defaultValue: Any?
  /// The class of its values.
  open var attributeValueClassName: String?
  /// What turns its values into data. Accepted: values are kept as they are.
  open var valueTransformerName: String?
  /// Whether large values are kept in files. Accepted: everything is in memory.
  open var allowsExternalBinaryDataStorage = false
  /// Whether it is encrypted in the cloud. Accepted: everything is in memory.
  open var allowsCloudEncryption = false
  /// Whether it outlives its object in the history. Accepted: there is no history.
  open var preservesValueInHistoryOnDeletion = false

  /// The type of an attribute's values.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    /// The number of the type.
    public let rawValue: UInt
    /// Creates a type from its number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    private init(_ type: NSAttributeType) { rawValue = type.rawValue }
    /// No type.
    public static let undefined = AttributeType(.undefinedAttributeType)
    /// An integer of 16 bits.
    public static let integer16 = AttributeType(.integer16AttributeType)
    /// An integer of 32 bits.
    public static let integer32 = AttributeType(.integer32AttributeType)
    /// An integer of 64 bits.
    public static let integer64 = AttributeType(.integer64AttributeType)
    /// A decimal number.
    public static let decimal = AttributeType(.decimalAttributeType)
    /// A number of double precision.
    public static let double = AttributeType(.doubleAttributeType)
    /// A number of single precision.
    public static let float = AttributeType(.floatAttributeType)
    /// A text.
    public static let string = AttributeType(.stringAttributeType)
    /// A truth value.
    public static let boolean = AttributeType(.booleanAttributeType)
    /// A point in time.
    public static let date = AttributeType(.dateAttributeType)
    /// Bytes.
    public static let binaryData = AttributeType(.binaryDataAttributeType)
    /// A unique identifier.
    public static let uuid = AttributeType(.UUIDAttributeType)
    /// An address.
    public static let uri = AttributeType(.URIAttributeType)
    /// A value of any other type.
    public static let transformable = AttributeType(.transformableAttributeType)
    /// The identifier of an object.
    public static let objectID = AttributeType(.objectIDAttributeType)
  }

  /// A value as the attribute keeps it: a number of its own kind, an address for a text of one.
  func kept(_ value: Any) -> Any {
    switch attributeType {
    case .integer16AttributeType:
      (value as? NSNumber).map { NSNumber(value: $0.int16Value) } ?? value
    case .integer32AttributeType:
      (value as? NSNumber).map { NSNumber(value: $0.int32Value) } ?? value
    case .integer64AttributeType:
      (value as? NSNumber).map { NSNumber(value: $0.int64Value) } ?? value
    case .doubleAttributeType: (value as? NSNumber).map { NSNumber(value: $0.doubleValue) } ?? value
    case .floatAttributeType: (value as? NSNumber).map { NSNumber(value: $0.floatValue) } ?? value
    case .booleanAttributeType: (value as? NSNumber).map { NSNumber(value: $0.boolValue) } ?? value
    case .decimalAttributeType:
      (value as? Decimal).map { NSDecimalNumber(decimal: $0) } ?? value
    case .stringAttributeType: value as? String ?? value
    case .dateAttributeType: value as? Date ?? value
    case .binaryDataAttributeType: value as? Data ?? value
    case .UUIDAttributeType: value as? UUID ?? value
    case .URIAttributeType: value as? URL ?? value
    default: value
    }
  }
}

/// A property that is one or several other objects.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the other objects.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship that leads back.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// What a deletion does with the other objects.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// How many other objects there are at least.
  open var minCount = 0
  /// How many other objects there are at most; zero for any number.
  open var maxCount = 0
  /// Whether the other objects have an order.
  open var isOrdered = false
  /// Whether there may be several other objects.
  open var isToMany: Bool { maxCount != 1 }
}

/// A property that is fetched. Nothing is fetched for it here.
open class NSFetchedPropertyDescription: NSPropertyDescription {}

/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}

/// What a deletion does with related objects.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}
