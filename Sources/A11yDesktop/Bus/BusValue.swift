// SPDX-License-Identifier: MIT

/// A value in a message on the bus.
///
/// Every receiver knows which type it expects. Therefore, object paths, signatures and strings all become
/// ``string(_:)``, integers of any size become ``integer(_:)``, and dictionaries become arrays of pairs.
enum BusValue: Hashable, Sendable {
  case bool(Bool)
  case integer(Int64)
  case double(Double)
  case string(String)
  case array([BusValue])
  case structure([BusValue])

  var string: String? { if case .string(let value) = self { value } else { nil } }
  /// The value as a 32-bit integer, or `nil` for any other value. AT-SPI's numbers have at most 32 bits, so a larger
  /// number is not a valid count, position or role.
  var integer: Int? {
    guard case .integer(let value) = self,
      (Int64(Int32.min)...Int64(UInt32.max)).contains(value)
    else { return nil }
    return Int(value)
  }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  var double: Double? {
    switch self {
    case .double(let value): value
    case .integer(let value): Double(value)
    default: nil
    }
  }

  /// The members of an array or structure, or an empty array for any other value.
  var members: [BusValue] {
    switch self {
    case .array(let values), .structure(let values): values
    default: []
    }
  }

  /// A member of an array or structure, or `nil` if there is no such member.
  subscript(index: Int) -> BusValue? {
    let members = members
    return members.indices.contains(index) ? members[index] : nil
  }

  /// The entries of a dictionary with string keys.
  var dictionary: [String: BusValue] {
    var result: [String: BusValue] = [:]
    for pair in members {
      if let key = pair[0]?.string, let value = pair[1] { result[key] = value }
    }
    return result
  }
}
