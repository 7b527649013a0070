// SPDX-License-Identifier: MIT

import Foundation

/// A property of an entity.
open class NSPropertyDescription: NSObject {
  /// The entity that declares the property.
  public private(set) weak var entity: NSEntityDescription?
  /// The name.
  open var name = ""
  /// Whether the object can be saved without a value for the property.
  open var isOptional = true
  /// Whether the property is omitted when the object is saved.
  open var isTransient = false
  /// Additional information that the program provides.
  open var userInfo: [AnyHashable: Any]?
  /// The entity's name in an earlier version of the model. This property has no effect, because no data is kept for
  /// later versions.
  open var renamingIdentifier: String?
  /// A value that distinguishes the versions of the model. This property has no effect, because no data is kept for
  /// later versions.
  open var versionHashModifier: String?

  /// Sets the entity that declares the property.
  func belong(to entity: NSEntityDescription) { self.entity = entity }
}

/// A property that contains a value.
open class NSAttributeDescription: NSPropertyDescription {
  /// The type of the attribute's values.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The type of the attribute's values.
  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
  /// The default value for new objects.
  open var defaultValue: Any?
  /// The name of the class of the attribute's values.
  open var attributeValueClassName: String?
  /// The name of the transformer that converts values to data. This property has no effect, because values are stored
  /// as they are.
  open var valueTransformerName: String?
  /// Whether large values are stored in files. This property has no effect, because all data is in memory.
  open var allowsExternalBinaryDataStorage = false
  /// Whether the attribute is encrypted when the store is synchronized with the cloud. This property has no effect,
  /// because all data is in memory.
  open var allowsCloudEncryption = false
  /// Whether the value remains in the history after the object is deleted. This property has no effect, because the
  /// store keeps no history.
  open var preservesValueInHistoryOnDeletion = false

  /// The type of an attribute's values.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    /// The raw value of the attribute type.
    public let rawValue: UInt
    /// Creates a type from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    private init(_ type: NSAttributeType) { rawValue = type.rawValue }
    /// An undefined type.
    public static let undefined = AttributeType(.undefinedAttributeType)
    /// A 16-bit integer.
    public static let integer16 = AttributeType(.integer16AttributeType)
    /// A 32-bit integer.
    public static let integer32 = AttributeType(.integer32AttributeType)
    /// A 64-bit integer.
    public static let integer64 = AttributeType(.integer64AttributeType)
    /// A decimal number.
    public static let decimal = AttributeType(.decimalAttributeType)
    /// A double-precision number.
    public static let double = AttributeType(.doubleAttributeType)
    /// A single-precision number.
    public static let float = AttributeType(.floatAttributeType)
    /// A string.
    public static let string = AttributeType(.stringAttributeType)
    /// A Boolean value.
    public static let boolean = AttributeType(.booleanAttributeType)
    /// An attribute type for a date and a time.
    public static let date = AttributeType(.dateAttributeType)
    /// Binary data.
    public static let binaryData = AttributeType(.binaryDataAttributeType)
    /// A unique identifier.
    public static let uuid = AttributeType(.UUIDAttributeType)
    /// A URL.
    public static let uri = AttributeType(.URIAttributeType)
    /// The type for values of any other type, which a transformer converts.
    public static let transformable = AttributeType(.transformableAttributeType)
    /// The type for the identity of an object.
    public static let objectID = AttributeType(.objectIDAttributeType)
  }

  /// Returns a value converted to the attribute's type; for example, text that contains a URL is converted to a URL.
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

/// A property that refers to one or more other objects.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the related objects.
  open weak var destinationEntity: NSEntityDescription?
  /// The inverse relationship.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The effect of a deletion on the related objects.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// The minimum number of related objects.
  open var minCount = 0
  /// The maximum number of related objects, or 0 for no limit.
  open var maxCount = 0
  /// Whether the related objects are ordered.
  open var isOrdered = false
  /// Whether the relationship can contain several objects.
  open var isToMany: Bool { maxCount != 1 }
}

/// A property whose value is the result of a fetch request. In a11ynav, the value is never fetched.
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

/// The effect of a deletion on related objects.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}
