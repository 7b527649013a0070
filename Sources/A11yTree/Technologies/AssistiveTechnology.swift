// SPDX-License-Identifier: MIT

/// An assistive technology with its own focus.
public enum AssistiveTechnology: String, CaseIterable, Hashable, Sendable, Codable {
  /// The screen reader.
  case voiceOver = "voiceover"
  /// Scanning with switches.
  case switchControl = "switch-control"
}

/// A set of assistive technologies.
public struct AccessibilityTechnologies: SetAlgebra, Hashable, Sendable {
  var bits: UInt8

  init(bits: UInt8) { self.bits = bits }

  /// Creates the empty set.
  public init() { bits = 0 }

  /// Creates a set that contains one technology.
  public init(_ technology: AssistiveTechnology) {
    switch technology {
    case .voiceOver: self = .voiceOver
    case .switchControl: self = .switchControl
    }
  }

  /// The screen reader.
  public static var voiceOver: Self { Self(bits: 1) }
  /// Scanning with switches.
  public static var switchControl: Self { Self(bits: 2) }
  /// Every technology.
  public static var all: Self { [.voiceOver, .switchControl] }

  /// The technologies in the set, in the order of ``AssistiveTechnology``.
  public var technologies: [AssistiveTechnology] {
    AssistiveTechnology.allCases.filter { contains(Self($0)) }
  }

  /// Returns whether every technology of another set is in this set.
  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
  /// Returns the technologies in either set.
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  /// Returns the technologies that are in both sets.
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  /// Returns the technologies that are in exactly one of the two sets.
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }

  /// Adds technologies, and returns whether any of them was missing before.
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  /// Removes technologies, and returns those that were present.
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    bits &= ~member.bits
    return common.isEmpty ? nil : common
  }

  /// Adds technologies, and returns those that were already present.
  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let common = intersection(newMember)
    bits |= newMember.bits
    return common.isEmpty ? nil : common
  }

  /// Adds the technologies of another set.
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  /// Keeps only the technologies that are also in another set.
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  /// Keeps only the technologies that are in exactly one of the two sets.
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
}
