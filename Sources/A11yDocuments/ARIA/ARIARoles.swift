// SPDX-License-Identifier: MIT

import A11yTree

/// The meanings of the roles in an ARIA snapshot.
enum ARIARoles {
  /// Returns the meaning of a role, or `nil` if it is unknown.
  static func kind(of role: String) -> Page.Kind? { table[role] }

  private static let table: [String: Page.Kind] = {
    var table: [String: Page.Kind] = [:]
    // Most roles have the same name in ARIA.
    for role in Role.allCases where !ownWords.contains(role) {
      table[role.rawValue] = .element(role)
    }
    for (name, role) in synonyms { table[name] = .element(role) }
    for name in phrases { table[name] = .phrase }
    for name in wrappers { table[name] = .wrapper }
    return table
  }()

  /// Names that a snapshot uses for something other than ARIA roles.
  private static let ownWords: Set<Role> = [
    .secureTextField, .disclosure, .backButton, .keyboardKey, .staticText, .generic,
    .descriptionList, .details, .scrollArea, .window, .webArea, .code, .time, .popUpButton,
    .datePicker, .colorWell, .listMarker, .legend,
  ]

  private static let synonyms: [(String, Role)] = [
    ("directory", .list), ("image", .image), ("graphics-document", .image),
    ("graphics-object", .image), ("graphics-symbol", .image), ("doc-abstract", .region),
    ("doc-chapter", .region), ("doc-footnote", .note), ("doc-toc", .navigation),
    ("doc-cover", .image), ("doc-tip", .note), ("associationlist", .descriptionList),
    ("associationlistitemkey", .term), ("associationlistitemvalue", .definition),
    ("sectionheader", .group), ("sectionfooter", .group), ("suggestion", .group),
    ("comment", .article),
  ]

  private static let phrases = [
    "code", "strong", "emphasis", "subscript", "superscript", "time", "mark", "insertion",
    "deletion", "abbr",
  ]

  private static let wrappers = ["generic", "none", "presentation", "fragment", "document"]
}
