// SPDX-License-Identifier: MIT

import Foundation

// These methods are called by the accessors of a managed object's class. The `AppSources` plugin generates such
// accessors in place of `@NSManaged`.

extension NSManagedObject {
  /// Returns the value of a property, converted to the type of its variable.
  public func _managed<Value>(_ key: String) -> Value {
    let value = value(forKey: key)
    if let value = value as? Value { return value }
    guard let empty = EmptyValues.value(of: Value.self) else {
      preconditionFailure(
        "\(key) of the entity \(entity.name ?? "") is \(value.map { "\($0)" } ?? "nil"), "
          + "which is not of type \(Value.self)"
      )
    }
    return empty
  }

  /// Returns the objects in a relationship as a set.
  public func _managed<Member: Hashable>(_ key: String) -> Set<Member> {
    Set((KeyPathValue.elements(of: value(forKey: key)) ?? []).compactMap { $0 as? Member })
  }

  /// Returns the objects in a relationship as a set.
  public func _managed<Member: Hashable>(_ key: String) -> Set<Member>? {
    value(forKey: key).map { value in
      Set((KeyPathValue.elements(of: value) ?? []).compactMap { $0 as? Member })
    }
  }

  /// Returns the enumeration case of a property that is stored as its raw value.
  public func _managed<Value: RawRepresentable>(_ key: String) -> Value {
    let value = value(forKey: key)
    if let value = value as? Value { return value }
    guard let raw = value as? Value.RawValue ?? EmptyValues.value(of: Value.RawValue.self),
      let found = Value(rawValue: raw)
    else {
      preconditionFailure(
        "\(key) of the entity \(entity.name ?? "") has a value that is not a valid \(Value.self)"
      )
    }
    return found
  }

  /// Sets the value of a property.
  public func _setManaged(_ value: Any?, _ key: String) { setValue(value, forKey: key) }

  /// Sets the enumeration case of a property that is stored as its raw value.
  public func _setManaged<Value: RawRepresentable>(_ value: Value, _ key: String) {
    let isAttribute = entity.propertiesByName[key] is NSAttributeDescription
    setValue(isAttribute ? value.rawValue : value, forKey: key)
  }
}

/// As in Objective-C, the default values for non-optional properties that have no value.
private enum EmptyValues {
  static func value<Value>(of type: Value.Type) -> Value? {
    if let optional = Value.self as? any ExpressibleByNilLiteral.Type {
      return optional.init(nilLiteral: ()) as? Value
    }
    let values: [Any] = [
      "", false, 0, Int16(0), Int32(0), Int64(0), 0.0, Float(0), Decimal(0), Data(), Date(),
      NSSet(), NSOrderedSet(),
    ]
    return values.lazy.compactMap { $0 as? Value }.first
  }
}
