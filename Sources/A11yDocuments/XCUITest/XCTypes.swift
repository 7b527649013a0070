// SPDX-License-Identifier: MIT

import A11yTree

/// The meanings of XCUITest's element types, keyed by their names in `XCUIElement.ElementType`.
enum XCTypes {
  /// Returns the role of a type without the prefix `XCUIElementType`, or `nil` if the type is unknown.
  static func role(of type: String) -> Role? { roles[type] }

  /// The types of elements that are omitted together with their contents.
  static let omitted: Set<String> = ["StatusBar"]

  /// The types of views that scroll their contents.
  static let scrolling: Set<String> = ["ScrollView", "Table", "CollectionView", "WebView"]

  /// Returns the names of the traits that are set in a `UIAccessibilityTraits` bit mask.
  static func traits(ofBits number: String) -> Set<String> {
    guard let bits = UInt64(number) else { return [] }
    return Set(traits.filter { bits & (1 << $0.key) != 0 }.map(\.value))
  }

  private static let traits: [UInt64: String] = [
    0: "Button", 1: "Link", 2: "Image", 3: "Selected", 5: "KeyboardKey", 6: "StaticText",
    8: "NotEnabled", 10: "SearchField", 12: "Adjustable", 16: "Header",
  ]

  private static let roles: [String: Role] = [
    "Application": .application, "Window": .generic, "Group": .generic, "Other": .generic,
    "Any": .generic, "Cell": .generic, "LayoutArea": .generic, "LayoutItem": .generic,
    "SplitGroup": .generic, "Splitter": .generic, "Matte": .generic, "Handle": .generic,
    "Table": .generic, "CollectionView": .generic, "TableRow": .generic, "TableColumn": .generic,
    "Outline": .generic, "OutlineRow": .generic, "Browser": .generic, "Grid": .generic,
    "ScrollView": .scrollArea, "Picker": .generic, "DatePicker": .generic, "Keyboard": .generic,
    "NavigationBar": .generic, "Toolbar": .toolbar, "StatusBar": .generic,
    "TabBar": .tabList, "TabGroup": .tabList, "Tab": .tab, "SegmentedControl": .generic,
    "Sheet": .dialog, "Alert": .alertDialog, "Dialog": .dialog, "Drawer": .generic,
    "Popover": .dialog,
    "Button": .button, "RadioButton": .radio, "RadioGroup": .radioGroup, "CheckBox": .checkbox,
    "DisclosureTriangle": .disclosure, "PopUpButton": .popUpButton, "ComboBox": .comboBox,
    "MenuButton": .popUpButton, "ToolbarButton": .button, "DecrementArrow": .button,
    "IncrementArrow": .button, "Key": .keyboardKey, "Link": .link, "Switch": .switchButton,
    "Toggle": .switchButton,
    "TextField": .textField, "SecureTextField": .secureTextField, "SearchField": .searchField,
    "TextView": .textField,
    "Slider": .slider, "PickerWheel": .slider, "PageIndicator": .slider, "Stepper": .stepper,
    "RatingIndicator": .slider, "ValueIndicator": .meter, "LevelIndicator": .meter,
    "RelevanceIndicator": .meter,
    "ProgressIndicator": .progressBar, "ActivityIndicator": .progressBar,
    "ColorWell": .colorWell, "ScrollBar": .scrollbar, "HelpTag": .tooltip,
    "Image": .image, "Icon": .button, "StaticText": .staticText, "WebView": .webArea,
    "Map": .group, "Timeline": .group, "RulerMarker": .generic, "Ruler": .generic,
    "Menu": .menu, "MenuItem": .menuItem, "MenuBar": .menuBar, "MenuBarItem": .menuItem,
    "StatusItem": .button, "TouchBar": .generic,
  ]
}
