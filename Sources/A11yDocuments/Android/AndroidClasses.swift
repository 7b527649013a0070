// SPDX-License-Identifier: MIT

import A11yTree

/// The meanings of Android's widget classes, keyed by their class names in accessibility nodes.
enum AndroidClasses {
  /// Returns the role of a class, such as `android.widget.CheckBox`, or `nil` if the class only draws or groups
  /// content.
  ///
  /// A class that an app derives from a widget often has its own name. If the full name is unknown, the end of the name
  /// determines the role, so `MaterialButton` is a button.
  static func role(of className: String) -> Role? {
    let name = className[
      (className.lastIndex { $0 == "." || $0 == "$" }.map { className.index(after: $0) }
        ?? className.startIndex)...
    ]
    if let role = roles[String(name)] { return role }
    return suffixes.first { name.hasSuffix($0.suffix) }?.role
  }

  /// Returns whether a node's class reveals nothing about its role, as in Compose, where all nodes have the same class.
  static func isPlain(_ className: String) -> Bool {
    className == "android.view.View" || className == "android.view.ViewGroup"
  }

  private static let roles: [String: Role] = [
    "Button": .button, "ImageButton": .button, "FloatingActionButton": .button, "Chip": .button,
    "CheckBox": .checkbox, "CheckedTextView": .checkbox, "RadioButton": .radio,
    "Switch": .switchButton, "ToggleButton": .switchButton,
    "EditText": .textField, "AutoCompleteTextView": .textField,
    "MultiAutoCompleteTextView": .textField,
    "SearchView": .search,
    "SeekBar": .slider, "RatingBar": .slider, "Slider": .slider,
    "ProgressBar": .progressBar, "Spinner": .popUpButton,
    "ImageView": .image, "Image": .image, "TextView": .staticText,
    "Tab": .tab, "TabView": .tab, "TabWidget": .tabList, "TabLayout": .tabList,
    "ListView": .list, "RecyclerView": .list, "ExpandableListView": .list, "GridView": .list,
    "RadioGroup": .radioGroup, "Toolbar": .toolbar, "ActionBar": .toolbar,
    "NumberPicker": .group, "DatePicker": .group, "TimePicker": .group,
    "ScrollView": .scrollArea, "HorizontalScrollView": .scrollArea, "NestedScrollView": .scrollArea,
    "WebView": .webArea, "KeyboardKey": .keyboardKey,
  ]

  private static let suffixes: [(suffix: String, role: Role)] = [
    ("ImageButton", .button), ("ToggleButton", .switchButton), ("RadioButton", .radio),
    ("Button", .button),
    ("CheckBox", .checkbox), ("SwitchCompat", .switchButton), ("SwitchMaterial", .switchButton),
    ("MaterialSwitch", .switchButton), ("Switch", .switchButton), ("EditText", .textField),
    ("AutoCompleteTextView", .textField), ("SeekBar", .slider), ("ProgressBar", .progressBar),
    ("ProgressIndicator", .progressBar), ("Spinner", .popUpButton), ("ImageView", .image),
    ("TextView", .staticText), ("RecyclerView", .list), ("ListView", .list),
    ("TabLayout", .tabList),
    ("ScrollView", .scrollArea), ("WebView", .webArea),
  ]
}
