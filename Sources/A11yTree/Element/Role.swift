// SPDX-License-Identifier: MIT

/// What an element is, in ARIA's words.
///
/// Where ARIA has no word for a distinction that a screen reader makes, the name is the platform's
/// (`secureTextField`, `backButton`). The raw value is the name in documents.
public enum Role: String, CaseIterable, Hashable, Sendable, Codable {
  // Widgets
  case button, checkbox, switchButton = "switch", radio, slider, stepper = "spinbutton"
  case textField = "textbox", secureTextField = "securetextbox", searchField = "searchbox"
  case comboBox = "combobox", option, tab, menuItem = "menuitem"
  case menuItemCheckbox = "menuitemcheckbox", menuItemRadio = "menuitemradio"
  case treeItem = "treeitem", link, scrollbar, progressBar = "progressbar", meter
  case disclosure, backButton = "backbutton", keyboardKey = "keyboardkey"
  case popUpButton = "popupbutton", datePicker = "datepicker", colorWell = "colorwell"

  // Text and pictures
  case staticText = "text", heading, image = "img", paragraph, blockquote, caption, code
  case term, definition, figure, note, separator, math, time, tooltip
  case listMarker = "listmarker", legend

  // Containers
  case generic, group, list, listItem = "listitem", descriptionList = "descriptionlist"
  case listBox = "listbox", radioGroup = "radiogroup", tabList = "tablist", tabPanel = "tabpanel"
  case menu, menuBar = "menubar", toolbar, tree, feed, article, details, scrollArea = "scrollarea"
  case table, grid, treeGrid = "treegrid", rowGroup = "rowgroup", row
  case cell, gridCell = "gridcell", columnHeader = "columnheader", rowHeader = "rowheader"
  case dialog, alertDialog = "alertdialog", alert, status, log, marquee, timer
  case window, application, document, webArea = "webarea", iframe

  // Landmarks
  case banner, complementary, contentInfo = "contentinfo", form, main, navigation, region, search
}
