import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// What belongs to accessibility in AppKit.
public enum NSAccessibility {
  /// What an element of AppKit is.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public var rawValue: String
    /// Makes a role of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A button.
    public static let button = Role(rawValue: "AXButton")
    /// A box that is checked or not.
    public static let checkBox = Role(rawValue: "AXCheckBox")
    /// One of several buttons, of which one is chosen.
    public static let radioButton = Role(rawValue: "AXRadioButton")
    /// A button that opens a menu of choices.
    public static let popUpButton = Role(rawValue: "AXPopUpButton")
    /// A button that opens a menu.
    public static let menuButton = Role(rawValue: "AXMenuButton")
    /// Text.
    public static let staticText = Role(rawValue: "AXStaticText")
    /// A field for text.
    public static let textField = Role(rawValue: "AXTextField")
    /// A picture.
    public static let image = Role(rawValue: "AXImage")
    /// A link.
    public static let link = Role(rawValue: "AXLink")
    /// A value that is slid.
    public static let slider = Role(rawValue: "AXSlider")
    /// A value that is stepped.
    public static let incrementor = Role(rawValue: "AXIncrementor")
    /// How far something is.
    public static let progressIndicator = Role(rawValue: "AXProgressIndicator")
    /// A value between two ends.
    public static let levelIndicator = Role(rawValue: "AXLevelIndicator")
    /// A triangle that shows and hides something.
    public static let disclosureTriangle = Role(rawValue: "AXDisclosureTriangle")
    /// Elements that belong together.
    public static let group = Role(rawValue: "AXGroup")
    /// A list.
    public static let list = Role(rawValue: "AXList")
    /// Something else.
    public static let unknown = Role(rawValue: "AXUnknown")
  }
}

extension NSAccessibility.Role {
  private static let roles: [NSAccessibility.Role: A11yTree.Role] = [
    .button: .button, .checkBox: .checkbox, .radioButton: .radio, .popUpButton: .button,
    .menuButton: .button, .textField: .staticText, .image: .image, .link: .link, .slider: .slider,
    .incrementor: .stepper, .progressIndicator: .progressBar, .levelIndicator: .meter,
    .disclosureTriangle: .disclosure,
  ]

  /// The role that an element of a tree has for this one. A field that is no text field of SwiftUI's
  /// cannot be typed into here, so it is text.
  package var treeRole: A11yTree.Role { Self.roles[self] ?? .staticText }

  /// Whether an element of the role is checked or not.
  package var isChecked: Bool { self == .checkBox || self == .radioButton }

  /// Whether an element of the role is there to be pressed.
  package var isPressed: Bool {
    let pressed: [NSAccessibility.Role] = [
      .button, .checkBox, .radioButton, .popUpButton, .menuButton, .link, .disclosureTriangle,
    ]
    return pressed.contains(self)
  }

  /// Whether the value of an element of the role is stepped up and down.
  package var isStepped: Bool { self == .slider || self == .incrementor }
}

/// Something that can be done with an element of AppKit, by name.
@MainActor
open class NSAccessibilityCustomAction {
  /// What the user knows it by.
  open var name: String
  /// What does it, and says whether it did.
  open var handler: (() -> Bool)?

  /// Makes one from its name and what it does.
  public init(name: String, handler: (() -> Bool)? = nil) {
    self.name = name
    self.handler = handler
  }
}
