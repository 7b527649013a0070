// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

/// A value that can be stored in a property list.
package enum StoredValue: Hashable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case data(Data)
  case date(Date)
  /// A value that no property wrapper can read, such as an array; only the value's type is stored.
  case other(String)

  /// Creates a value from an object that is stored in user defaults.
  package init(_ object: Any) {
    switch object {
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .int(value)
    case let value as Double: self = .double(value)
    case let value as String: self = .string(value)
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value)
    default: self = .other("\(type(of: object))")
    }
  }

  /// The object that represents the value in user defaults.
  package var object: Any? {
    switch self {
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .data(let value): value
    case .date(let value): value
    case .other: nil
    }
  }

  /// The value as a number. As in a property list, a Boolean value is treated as 1 or 0.
  package var number: Double? {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .int(let value): Double(exactly: value)
    case .double(let value): value
    default: nil
    }
  }

  /// The name of the value's type, for use in messages.
  package var kind: String {
    switch self {
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .data: "Data"
    case .date: "Date"
    case .other(let type): type
    }
  }
}

// A value is encoded as an object with a single member named after the type, such as `{"int": 3}`.
extension StoredValue: Codable {
  private enum CodingKeys: String, CodingKey { case bool, int, double, string, data, date }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    guard let key = values.allKeys.first, values.allKeys.count == 1 else {
      self = .other("unknown")
      return
    }
    switch key {
    case .bool: self = .bool(try values.decode(Bool.self, forKey: key))
    case .int: self = .int(try values.decode(Int.self, forKey: key))
    case .double: self = .double(try values.decode(Double.self, forKey: key))
    case .string: self = .string(try values.decode(String.self, forKey: key))
    case .data: self = .data(try values.decode(Data.self, forKey: key))
    case .date: self = .date(try values.decode(Date.self, forKey: key))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .bool(let value): try values.encode(value, forKey: .bool)
    case .int(let value): try values.encode(value, forKey: .int)
    case .double(let value): try values.encode(value, forKey: .double)
    case .string(let value): try values.encode(value, forKey: .string)
    case .data(let value): try values.encode(value, forKey: .data)
    case .date(let value): try values.encode(value, forKey: .date)
    case .other: break
    }
  }
}
