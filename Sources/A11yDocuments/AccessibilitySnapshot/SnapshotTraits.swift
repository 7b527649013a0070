// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree

/// The traits of an iOS element, which a snapshot contains as names or as the bits of `UIAccessibilityTraits`.
struct SnapshotTraits {
  private let names: Set<String>

  init(_ source: JSONNode?) {
    if let bits = source?.number, bits >= 0, bits < 0x1p63 {
      let bits = UInt64(bits)
      names = Set(Self.bits.filter { bits & (1 << $0.key) != 0 }.map(\.value))
    } else {
      names = Set((source.map { Array($0.elements) } ?? []).compactMap(\.string))
    }
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// The role implied by the most specific of the traits.
  var role: Role {
    let role = Self.roles.first { contains($0.trait) }?.role
    if role == .textField, contains("secureTextField") { return .secureTextField }
    return role ?? .staticText
  }

  private static let roles: [(trait: String, role: Role)] = [
    ("backButton", .backButton), ("tabBarItem", .tab), ("switchButton", .switchButton),
    ("toggle", .switchButton), ("searchField", .searchField), ("textEntry", .textField),
    ("keyboardKey", .keyboardKey), ("adjustable", .slider), ("header", .heading),
    ("link", .link), ("button", .button), ("image", .image), ("staticText", .staticText),
  ]

  /// The bits of the traits that UIKit documents and of the additional traits that system controls use.
  private static let bits: [UInt64: String] = [
    0: "button", 1: "link", 2: "image", 3: "selected", 4: "playsSound", 5: "keyboardKey",
    6: "staticText", 7: "summaryElement", 8: "notEnabled", 9: "updatesFrequently",
    10: "searchField", 11: "startsMediaSession", 12: "adjustable",
    13: "allowsDirectInteraction", 14: "causesPageTurn", 15: "tabBar", 16: "header",
    18: "textEntry", 21: "isEditing", 27: "backButton", 28: "tabBarItem", 53: "switchButton",
  ]
}
