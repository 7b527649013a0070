// SPDX-License-Identifier: MIT

import A11yTree

/// The meanings of AccessKit's roles, most of which have the same names as in ARIA.
enum AccessKitRoles {
  /// Returns the role with the given name, or `nil` if the name is unknown.
  static func role(of name: String) -> Role? {
    if let role = own[name] { return role }
    return Role(rawValue: name.lowercased())
  }

  private static let own: [String: Role] = [
    "unknown": .generic, "genericContainer": .generic, "pane": .group, "section": .group,
    "textRun": .staticText, "inlineTextBox": .staticText, "label": .staticText,
    "staticText": .staticText, "lineBreak": .generic, "image": .image, "canvas": .image,
    "listBoxOption": .option, "menuListOption": .option, "menuListPopup": .menu,
    "checkBox": .checkbox, "radioButton": .radio, "switch": .switchButton,
    "toggleButton": .button, "defaultButton": .button,
    "textInput": .textField, "multilineTextInput": .textField, "searchInput": .searchField,
    "dateInput": .datePicker, "dateTimeInput": .datePicker, "weekInput": .datePicker,
    "monthInput": .datePicker, "timeInput": .datePicker, "emailInput": .textField,
    "numberInput": .textField, "passwordInput": .secureTextField,
    "phoneNumberInput": .textField, "urlInput": .textField,
    "editableComboBox": .comboBox, "comboBox": .comboBox, "colorWell": .colorWell,
    "disclosureTriangle": .disclosure, "progressIndicator": .progressBar,
    "spinButton": .stepper, "splitter": .separator, "scrollView": .scrollArea,
    "menuItemCheckBox": .menuItemCheckbox, "menuItemRadio": .menuItemRadio,
    "figureCaption": .caption, "rootWebArea": .webArea, "webView": .webArea,
    "titleBar": .toolbar, "layoutTable": .generic, "layoutTableRow": .generic,
    "layoutTableCell": .generic, "header": .banner, "footer": .contentInfo,
    "listGrid": .grid, "keyboard": .group, "terminal": .textField, "legend": .legend,
    "iframePresentational": .generic, "audio": .group, "video": .group,
    "embeddedObject": .group, "pluginObject": .group, "abbr": .staticText,
    "emphasis": .staticText, "strong": .staticText, "mark": .staticText,
    "contentDeletion": .staticText, "contentInsertion": .staticText, "svgRoot": .image,
    "graphicsDocument": .image, "graphicsObject": .image, "graphicsSymbol": .image,
    "comment": .article, "suggestion": .group, "sectionHeader": .group,
    "sectionFooter": .group, "caret": .generic, "imeCandidate": .generic, "ruby": .staticText,
    "rubyAnnotation": .generic,
  ]
}
