// SPDX-License-Identifier: MIT

import A11yTree

/// The meanings of the roles in Chrome's accessibility tree.
enum ChromeRoles {
  /// The kind of node that a role produces.
  enum Meaning: Equatable {
    /// An ordinary node.
    case kind(Page.Kind)
    /// A control whose contents are internal.
    case opaque(Role)
    /// The number or bullet of a list item.
    case marker
    /// A line break.
    case lineBreak
  }

  /// Returns the meaning of a role, or `nil` if it is unknown.
  static func meaning(of role: String) -> Meaning? { table[role] }

  private static let table: [String: Meaning] = {
    var table: [String: Meaning] = [:]
    // Most roles have the same name in ARIA.
    for role in Role.allCases where ARIARoles.kind(of: role.rawValue) != nil {
      table[role.rawValue] = ARIARoles.kind(of: role.rawValue).map(Meaning.kind)
    }
    for (name, role) in elements { table[name] = .kind(.element(role)) }
    for (name, role) in machinery { table[name] = .opaque(role) }
    for name in dates { table[name] = .kind(.element(.datePicker)) }
    for name in phrases { table[name] = .kind(.phrase) }
    for name in wrappers { table[name] = .kind(.wrapper) }
    table["StaticText"] = .kind(.text)
    table["InlineTextBox"] = .kind(.gone)
    table["ListMarker"] = .marker
    table["LineBreak"] = .lineBreak
    return table
  }()

  private static let elements: [(String, Role)] = [
    ("RootWebArea", .webArea), ("WebArea", .webArea), ("Iframe", .iframe), ("image", .image),
    ("Image", .image), ("graphics-document", .image), ("graphics-object", .image),
    ("graphics-symbol", .image), ("Canvas", .image), ("SvgRoot", .image), ("ImageMap", .group),
    ("DisclosureTriangle", .disclosure), ("DisclosureTriangleGrouped", .disclosure),
    ("Details", .group), ("Figcaption", .caption), ("FigureCaption", .caption),
    ("DescriptionList", .descriptionList), ("DescriptionListTerm", .term),
    ("DescriptionListDetail", .definition), ("MenuListOption", .option),
    ("PopUpButton", .comboBox), ("ComboBoxSelect", .comboBox), ("ComboBoxMenuButton", .comboBox),
    ("ComboBoxGrouping", .comboBox), ("TextField", .textField),
    ("TextFieldWithComboBox", .comboBox), ("ToggleButton", .button), ("Video", .group),
    ("Audio", .group), ("EmbeddedObject", .group), ("PluginObject", .group),
    ("Legend", .legend), ("Paragraph", .paragraph), ("Blockquote", .blockquote), ("Form", .form),
    ("Math", .math),
    ("MathMLMath", .math), ("GridCell", .gridCell), ("Cell", .cell), ("Row", .row),
    ("doc-abstract", .region), ("doc-acknowledgments", .region), ("doc-afterword", .region),
    ("doc-appendix", .region), ("doc-backlink", .link), ("doc-biblioentry", .listItem),
    ("doc-bibliography", .region), ("doc-biblioref", .link), ("doc-chapter", .region),
    ("doc-conclusion", .region), ("doc-cover", .image), ("doc-credits", .region),
    ("doc-endnote", .listItem), ("doc-endnotes", .region), ("doc-epilogue", .region),
    ("doc-errata", .region), ("doc-footnote", .note), ("doc-foreword", .region),
    ("doc-glossary", .region), ("doc-glossref", .link), ("doc-index", .navigation),
    ("doc-introduction", .region), ("doc-noteref", .link), ("doc-notice", .note),
    ("doc-pagebreak", .separator), ("doc-pagelist", .navigation), ("doc-part", .region),
    ("doc-preface", .region), ("doc-prologue", .region), ("doc-subtitle", .heading),
    ("doc-tip", .note), ("doc-toc", .navigation), ("directory", .list), ("comment", .article),
  ]

  /// The roles of date and time fields.
  static let dates: Set = ["Date", "DateTime", "InputTime"]

  private static let machinery: [(String, Role)] = [("ColorWell", .colorWell)]

  private static let phrases = [
    "code", "strong", "emphasis", "subscript", "superscript", "time", "mark", "insertion",
    "deletion", "Abbr", "abbr", "suggestion", "Ruby", "RubyAnnotation",
  ]

  private static let wrappers = [
    "none", "presentation", "generic", "LabelText", "Label", "Pre", "Section",
    "SectionHeader", "SectionFooter", "sectionheader", "sectionfooter", "HeaderAsNonLandmark",
    "FooterAsNonLandmark", "MenuListPopup", "LayoutTable", "LayoutTableRow", "LayoutTableCell",
    "IframePresentational", "document", "Div", "Group", "unknown", "Unknown", "doc-dedication",
    "doc-example", "doc-epigraph", "doc-pullquote", "doc-qna", "doc-pageheader", "doc-pagefooter",
    "ScrollView", "Portal", "Caret", "Pane", "Client",
  ]
}
