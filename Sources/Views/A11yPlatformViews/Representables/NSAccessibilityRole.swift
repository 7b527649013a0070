// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// AppKit's namespace for accessibility.
public enum NSAccessibility {
  /// The role of an AppKit element.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public var rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A button.
    public static let button = Role(rawValue: "AXButton")
    /// A checkbox.
    public static let checkBox = Role(rawValue: "AXCheckBox")
    /// A radio button.
    public static let radioButton = Role(rawValue: "AXRadioButton")
    /// A button that opens a menu of choices.
    public static let popUpButton = Role(rawValue: "AXPopUpButton")
    /// A button that opens a menu.
    public static let menuButton = Role(rawValue: "AXMenuButton")
    /// Text.
    public static let staticText = Role(rawValue: "AXStaticText")
    /// A field for text.
    public static let textField = Role(rawValue: "AXTextField")
    /// An image.
    public static let image = Role(rawValue: "AXImage")
    /// A link.
    public static let link = Role(rawValue: "AXLink")
    /// A slider.
    public static let slider = Role(rawValue: "AXSlider")
    /// A stepper.
    public static let incrementor = Role(rawValue: "AXIncrementor")
    /// A progress indicator.
    public static let progressIndicator = Role(rawValue: "AXProgressIndicator")
    /// A level indicator.
    public static let levelIndicator = Role(rawValue: "AXLevelIndicator")
    /// A disclosure triangle.
    public static let disclosureTriangle = Role(rawValue: "AXDisclosureTriangle")
    /// Elements that belong together.
    public static let group = Role(rawValue: "AXGroup")
    /// A list.
    public static let list = Role(rawValue: "AXList")
    /// A table.
    public static let table = Role(rawValue: "AXTable")
    /// A table with rows in rows.
    public static let outline = Role(rawValue: "AXOutline")
    /// A row of a table.
    public static let row = Role(rawValue: "AXRow")
    /// A cell of a table.
    public static let cell = Role(rawValue: "AXCell")
    /// A toolbar.
    public static let toolbar = Role(rawValue: "AXToolbar")
    /// Tabs.
    public static let tabGroup = Role(rawValue: "AXTabGroup")
    /// Radio buttons that belong together.
    public static let radioGroup = Role(rawValue: "AXRadioGroup")
    /// Content that scrolls.
    public static let scrollArea = Role(rawValue: "AXScrollArea")
    /// A field for several lines of text.
    public static let textArea = Role(rawValue: "AXTextArea")
    /// A field with a list of values.
    public static let comboBox = Role(rawValue: "AXComboBox")
    /// A well for a colour.
    public static let colorWell = Role(rawValue: "AXColorWell")
    /// An indicator that something is going on.
    public static let busyIndicator = Role(rawValue: "AXBusyIndicator")
    /// An unknown kind of element.
    public static let unknown = Role(rawValue: "AXUnknown")
  }
}

extension NSAccessibility.Role {
  private static let roles: [NSAccessibility.Role: A11yTree.Role] = [
    .button: .button, .checkBox: .checkbox, .radioButton: .radio, .popUpButton: .button,
    .menuButton: .button, .textField: .staticText, .image: .image, .link: .link, .slider: .slider,
    .incrementor: .stepper, .progressIndicator: .progressBar, .levelIndicator: .meter,
    .disclosureTriangle: .disclosure, .cell: .cell, .colorWell: .colorWell,
    .busyIndicator: .progressBar,
  ]

  /// The role of a container.
  package var containerRole: A11yTree.Role {
    switch self {
    case .list: .list
    case .table: .table
    case .outline: .tree
    case .toolbar: .toolbar
    case .tabGroup: .tabList
    case .radioGroup: .radioGroup
    case .scrollArea: .scrollArea
    default: .group
    }
  }

  /// The corresponding role of a tree element. A field that is not one of SwiftUI's text fields
  /// cannot be typed into here, so it is text.
  package var treeRole: A11yTree.Role { Self.roles[self] ?? .staticText }

  /// Whether an element of the role can be checked.
  package var isChecked: Bool { self == .checkBox || self == .radioButton }

  /// Whether an element of the role can be pressed.
  package var isPressed: Bool {
    let pressed: [NSAccessibility.Role] = [
      .button, .checkBox, .radioButton, .popUpButton, .menuButton, .link, .disclosureTriangle,
    ]
    return pressed.contains(self)
  }

  /// Whether the value of an element of the role can be incremented and decremented.
  package var isStepped: Bool { self == .slider || self == .incrementor }
}

/// A custom action: something that can be done with an AppKit element, by name.
@MainActor
@preconcurrency
open class NSAccessibilityCustomAction {
  /// The name that the user hears.
  open var name: String
  /// The handler, which returns whether it succeeded.
  open var handler: (() -> Bool)?

  /// Creates an action from its name and handler.
  public init(name: String, handler: (() -> Bool)? = nil) {
    self.name = name
    self.handler = handler
  }
}
