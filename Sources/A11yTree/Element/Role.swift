// SPDX-License-Identifier: MIT

/// An element's role, named as in ARIA.
///
/// If ARIA has no role for a distinction that a screen reader makes, the platform's term is used (`secureTextField`,
/// `backButton`). The raw value is the role's name in documents.
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

extension Role {
  /// Whether ARIA classifies the role as a landmark.
  public var isLandmark: Bool {
    switch self {
    case .banner, .complementary, .contentInfo, .form, .main, .navigation, .region, .search: true
    default: false
    }
  }

  /// Whether VoiceOver announces the container's start and end like those of a list.
  public var isList: Bool {
    switch self {
    case .list, .descriptionList, .listBox: true
    default: false
    }
  }

  /// Whether the role is any type of table.
  public var isTable: Bool {
    switch self {
    case .table, .grid, .treeGrid: true
    default: false
    }
  }

  /// Whether the role is a table cell or a header cell.
  public var isCell: Bool {
    switch self {
    case .cell, .gridCell, .columnHeader, .rowHeader: true
    default: false
    }
  }

  /// Whether an element with this role only groups its children. The cursor reaches only the children of a grouping
  /// element, unless the element has its own words but no children.
  public var isStructure: Bool {
    switch self {
    case .generic, .group, .list, .listItem, .descriptionList, .listBox, .radioGroup, .tabList,
      .tabPanel, .menu, .menuBar, .toolbar, .tree, .feed, .article, .details, .scrollArea, .table,
      .grid, .treeGrid, .rowGroup, .row, .cell, .gridCell, .columnHeader, .rowHeader, .dialog,
      .alertDialog, .alert, .status, .log, .marquee, .timer, .window, .application, .document,
      .webArea, .iframe, .paragraph, .blockquote, .caption, .figure, .note, .term, .definition,
      .tooltip, .legend:
      true
    default: isLandmark
    }
  }

  /// Whether the element shows one of its options and opens to offer the remaining options.
  public var isPopUp: Bool { self == .comboBox || self == .popUpButton }

  /// Whether changes inside the container are announced automatically.
  public var isLiveRegion: Bool {
    switch self {
    case .alert, .status, .log, .marquee, .timer: true
    default: false
    }
  }

  /// Whether the user types text into the element.
  public var isTextEntry: Bool {
    switch self {
    case .textField, .secureTextField, .searchField: true
    default: false
    }
  }

  /// Whether swiping up or down on the element changes its value in steps.
  public var isAdjustable: Bool {
    switch self {
    case .slider, .stepper, .scrollbar: true
    default: false
    }
  }

  /// Whether VoiceOver's quick key for form controls moves to the element.
  public var isFormControl: Bool {
    switch self {
    case .button, .backButton, .disclosure, .checkbox, .switchButton, .radio, .slider, .stepper,
      .scrollbar, .textField, .secureTextField, .searchField, .comboBox, .listBox,
      .menuItemCheckbox, .menuItemRadio, .popUpButton, .datePicker, .colorWell:
      true
    default: false
    }
  }

  /// Whether an enabled element with this role is interactive even if it defines no actions.
  public var isInteractive: Bool {
    switch self {
    case .button, .checkbox, .switchButton, .radio, .slider, .stepper, .textField,
      .secureTextField, .searchField, .comboBox, .option, .tab, .menuItem, .menuItemCheckbox,
      .menuItemRadio, .treeItem, .link, .disclosure, .backButton, .keyboardKey, .popUpButton,
      .datePicker, .colorWell:
      true
    default: false
    }
  }
}
