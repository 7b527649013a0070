// SPDX-License-Identifier: MIT

import Foundation

/// A predicate that was parsed from a format.
final class FormatPredicate: NSPredicate {
  private let format: String
  private let arguments: [Any?]
  private let node: PredicateNode
  private let variables: [String: Any]

  init(
    _ format: String,
    _ arguments: [Any?],
    _ node: PredicateNode,
    variables: [String: Any] = [:]
  ) {
    self.format = format
    self.arguments = arguments
    self.node = node
    self.variables = variables
    super.init(value: true)
  }

  /// Parses a format, and stops the program with a message about the error and its position if the format is invalid.
  static func read(_ format: String, _ arguments: [Any?]) -> FormatPredicate {
    do {
      let arguments = arguments.map { KeyPathValue.unwrapped($0) }
      return FormatPredicate(format, arguments, try PredicateParser.parse(format, arguments))
    } catch {
      let place = format.index(format.startIndex, offsetBy: error.place)
      preconditionFailure(
        "Unable to parse the format string \"\(format)\": \(error.reason) "
          + "at \(error.place), before \"\(format[place...])\""
      )
    }
  }

  override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool
  {
    node.holds(for: object, variables.merging(bindings ?? [:]) { $1 })
  }

  override var predicateFormat: String {
    var rest = arguments[...]
    return format.split(separator: "%", omittingEmptySubsequences: false).enumerated()
      .map { place, piece in
        guard place > 0, !rest.isEmpty else { return String(piece) }
        let argument = rest.removeFirst()
        if piece.first == "K" { return "\(argument ?? "")\(piece.dropFirst())" }
        let text = (argument as? String).map { "\"\($0)\"" } ?? argument.map { "\($0)" } ?? "nil"
        let length = piece.firstIndex { $0 == "@" || $0.isLetter && !"hlq".contains($0) }
        return text + (length.map { piece[piece.index(after: $0)...] } ?? piece[...])
      }
      .joined()
  }

  override func copy(with zone: NSZone? = nil) -> Any { self }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? FormatPredicate else { return false }
    return format == other.format && arguments.count == other.arguments.count
      && zip(arguments, other.arguments).allSatisfy { ValueOrder.areEqual($0, $1) }
      && ValueOrder.areEqual(Array(variables.keys.sorted()), Array(other.variables.keys.sorted()))
      && variables.allSatisfy { ValueOrder.areEqual($0.value, other.variables[$0.key]) }
  }

  override var hash: Int { format.hashValue }

  /// Returns the predicate with its variables replaced by values.
  func substituting(_ new: [String: Any]) -> FormatPredicate {
    FormatPredicate(format, arguments, node, variables: variables.merging(new) { $1 })
  }
}

/// A predicate that can be created from a format. This type is a protocol because, unlike a class's initializer, a
/// protocol's initializer can return a subclass.
public protocol _FormattedPredicate {}

extension NSPredicate: _FormattedPredicate {}

extension _FormattedPredicate where Self: NSPredicate {
  private init(reading format: String, _ arguments: [Any?]) {
    guard let predicate = FormatPredicate.read(format, arguments) as? Self else {
      preconditionFailure("a subclass of NSPredicate cannot be created from a format")
    }
    self = predicate
  }

  /// Parses a predicate's format, and stops the program if the format is invalid.
  public init(format predicateFormat: String, _ args: Any?...) {
    self.init(reading: predicateFormat, args)
  }

  /// Parses a predicate's format, and stops the program if the format is invalid.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(reading: predicateFormat, arguments ?? [])
  }

  /// Returns the predicate with the variables in its format replaced by values.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
    (self as? FormatPredicate)?.substituting(variables) as? Self ?? self
  }
}

extension NSPredicate {
  /// Creates a predicate that matches objects of a type if they match another predicate.
  public convenience init<Input>(_ predicate: Predicate<Input>) where Input: NSObject {
    self.init { object, _ in
      (object as? Input).map { (try? predicate.evaluate($0)) ?? false } ?? false
    }
  }
}
