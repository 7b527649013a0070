// SPDX-License-Identifier: MIT

import A11yTree

/// The meaning of an AT-SPI role, and the facts to read for an object with this role.
///
/// Source: the roles of at-spi2-core 2.46, and the ways in which GTK, Qt and Firefox use them.
struct RoleMeaning: Hashable, Sendable {
  /// The possible results of converting an object from the bus.
  enum Kind: Hashable, Sendable {
    /// An element.
    case element(Role)
    /// A text element with the object's name or, if the object has no name, with the object's text.
    case text
    /// There is no element for the object itself. Unless the object has a name, its contents are treated as contents of
    /// its parent.
    case wrapper
    /// There is no element, because the object is dropped together with its contents.
    case gone
  }

  var kind: Kind
  var readsAttributes = false
  var readsRelations = false
  var readsText = false
  var readsValue = false
  var readsActions = false

  var role: Role? { if case .element(let role) = kind { role } else { nil } }
}

extension AccessibleRole {
  /// The role's meaning.
  var meaning: RoleMeaning { RoleMeaning.table[self] ?? RoleMeaning(kind: .wrapper) }

  /// Whether the role is a text field's role.
  var isEntry: Bool { meaning.role?.isTextEntry == true }
}

/// The table of meanings, with one row for each role that users perceive.
extension RoleMeaning {
  fileprivate static let table: [AccessibleRole: RoleMeaning] = {
    var table: [AccessibleRole: RoleMeaning] = [:]
    for (role, element) in controls { table[role] = control(element) }
    for (role, element) in entries { table[role] = entry(element) }
    for (role, element) in adjustables { table[role] = adjustable(element) }
    for (role, element) in containers { table[role] = RoleMeaning(kind: .element(element)) }
    for (role, element) in described {
      table[role] = RoleMeaning(kind: .element(element), readsAttributes: true, readsActions: true)
    }
    for role in texts { table[role] = RoleMeaning(kind: .text, readsAttributes: true) }
    for role in gone { table[role] = RoleMeaning(kind: .gone) }
    table[.calendar] = RoleMeaning(kind: .element(.datePicker), readsRelations: true)
    table[.landmark] = RoleMeaning(kind: .element(.region), readsAttributes: true)
    table[.terminal] = RoleMeaning(kind: .element(.log), readsText: true)
    return table
  }()

  private static func control(_ role: Role) -> RoleMeaning {
    RoleMeaning(
      kind: .element(role),
      readsAttributes: true,
      readsRelations: role == .comboBox,
      readsActions: true
    )
  }

  private static func entry(_ role: Role) -> RoleMeaning {
    RoleMeaning(
      kind: .element(role),
      readsAttributes: true,
      readsRelations: true,
      readsText: true,
      readsActions: true
    )
  }

  private static func adjustable(_ role: Role) -> RoleMeaning {
    RoleMeaning(
      kind: .element(role),
      readsAttributes: true,
      readsRelations: true,
      readsText: role == .stepper,
      readsValue: true,
      readsActions: role == .stepper
    )
  }

  private static let controls: [(AccessibleRole, Role)] = [
    (.pushButton, .button), (.toggleButton, .button), (.pushButtonMenu, .popUpButton),
    (.checkBox, .checkbox), (.radioButton, .radio), (.comboBox, .comboBox), (.menu, .menuItem),
    (.menuItem, .menuItem), (.checkMenuItem, .menuItemCheckbox),
    (.radioMenuItem, .menuItemRadio), (.tearoffMenuItem, .menuItem), (.pageTab, .tab),
    (.link, .link), (.arrow, .button),
  ]

  private static let entries: [(AccessibleRole, Role)] = [
    (.entry, .textField), (.passwordText, .secureTextField), (.text, .textField),
    (.autocomplete, .textField), (.editbar, .textField), (.dateEditor, .datePicker),
  ]

  private static let adjustables: [(AccessibleRole, Role)] = [
    (.slider, .slider), (.dial, .slider), (.rating, .slider), (.spinButton, .stepper),
    (.progressBar, .progressBar), (.levelBar, .meter),
  ]

  /// The roles of elements whose attributes must be read, for example to determine a level or a position in a set.
  private static let described: [(AccessibleRole, Role)] = [
    (.heading, .heading), (.listItem, .listItem), (.treeItem, .treeItem), (.tableRow, .row),
    (.tableCell, .cell), (.columnHeader, .columnHeader), (.tableColumnHeader, .columnHeader),
    (.rowHeader, .rowHeader), (.tableRowHeader, .rowHeader), (.icon, .image), (.image, .image),
    (.desktopIcon, .image), (.imageMap, .image), (.canvas, .image), (.drawingArea, .image),
    (.animation, .image), (.chart, .image), (.article, .article), (.documentWeb, .webArea),
    (.documentFrame, .document), (.documentText, .document), (.documentSpreadsheet, .document),
    (.documentPresentation, .document), (.documentEmail, .document), (.math, .math),
    (.audio, .group), (.video, .group), (.descriptionTerm, .term), (.grouping, .group),
    (.descriptionValue, .definition), (.alert, .alert), (.notification, .alert),
    (.infoBar, .alert), (.statusBar, .status), (.log, .log), (.marquee, .marquee),
    (.timer, .timer), (.blockQuote, .blockquote), (.caption, .caption), (.definition, .definition),
    (.footnote, .note), (.comment, .note), (.form, .form), (.dialog, .dialog),
  ]

  private static let containers: [(AccessibleRole, Role)] = [
    (.application, .application), (.frame, .window), (.window, .window),
    (.fileChooser, .dialog), (.colorChooser, .dialog), (.fontChooser, .dialog),
    (.internalFrame, .group), (.list, .list), (.listBox, .listBox), (.tree, .tree),
    (.treeTable, .treeGrid), (.table, .table), (.menuBar, .menuBar), (.popupMenu, .menu),
    (.pageTabList, .tabList), (.toolBar, .toolbar),
    (.descriptionList, .descriptionList), (.toolTip, .tooltip),
    (.header, .group), (.footer, .group), (.optionPane, .group),
  ]

  private static let texts: [AccessibleRole] = [
    .label, .static, .paragraph, .acceleratorLabel, .subscript, .superscript, .mark, .suggestion,
    .contentInsertion, .contentDeletion,
  ]

  private static let gone: [AccessibleRole] = [
    .redundantObject, .inputMethodWindow, .ruler, .invalid, .scrollBar, .separator,
  ]
}

/// AT-SPI's roles, in the order of their numbers.
enum AccessibleRole: Int, Hashable, Sendable, CaseIterable {
  case invalid, acceleratorLabel, alert, animation, arrow, calendar, canvas, checkBox
  case checkMenuItem, colorChooser, columnHeader, comboBox, dateEditor, desktopIcon
  case desktopFrame, dial, dialog, directoryPane, drawingArea, fileChooser, filler
  case focusTraversable, fontChooser, frame, glassPane, htmlContainer, icon, image
  case internalFrame, label, layeredPane, list, listItem, menu, menuBar, menuItem, optionPane
  case pageTab, pageTabList, panel, passwordText, popupMenu, progressBar, pushButton
  case radioButton, radioMenuItem, rootPane, rowHeader, scrollBar, scrollPane, separator, slider
  case spinButton, splitPane, statusBar, table, tableCell, tableColumnHeader, tableRowHeader
  case tearoffMenuItem, terminal, text, toggleButton, toolBar, toolTip, tree, treeTable, unknown
  case viewport, window, extended, header, footer, paragraph, ruler, application, autocomplete
  case editbar, embedded, entry, chart, caption, documentFrame, heading, page, section
  case redundantObject, form, link, inputMethodWindow, tableRow, treeItem, documentSpreadsheet
  case documentPresentation, documentText, documentWeb, documentEmail, comment, listBox
  case grouping, imageMap, notification, infoBar, levelBar, titleBar, blockQuote, audio, video
  case definition, article, landmark, log, marquee, math, rating, timer, `static`, mathFraction
  case mathRoot, `subscript`, superscript, descriptionList, descriptionTerm, descriptionValue
  case footnote, contentDeletion, contentInsertion, mark, suggestion, pushButtonMenu
}
