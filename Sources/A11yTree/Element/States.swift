// SPDX-License-Identifier: MIT

/// The states of an element, which can change over time while the element keeps its identity.
public struct States: Hashable, Sendable {
  /// A state that is on, off, or partly on.
  public enum Toggle: String, Hashable, Sendable, Codable, CaseIterable {
    case off, on, mixed
  }

  /// The reason why an entry is invalid.
  public enum Invalid: String, Hashable, Sendable, Codable, CaseIterable {
    case entry = "true"
    case grammar, spelling
  }

  /// The kind of pop-up that an element opens.
  public enum Popup: String, Hashable, Sendable, Codable, CaseIterable {
    case menu, listBox = "listbox", tree, grid, dialog
  }

  /// The sense in which an element is the current element of a set.
  public enum Current: String, Hashable, Sendable, Codable, CaseIterable {
    case page, step, location, date, time
    /// The element is the current element in a sense that the source does not specify.
    case item = "true"
  }

  /// Whether the element is dimmed, which means that it is present but unavailable.
  public var isDisabled = false
  /// Whether the element is selected, alone or together with other elements.
  public var isSelected = false
  /// Whether the element and its descendants are hidden from assistive technologies.
  public var isHidden = false
  /// Whether an entry is required.
  public var isRequired = false
  /// Whether the value can be read but not changed.
  public var isReadOnly = false
  /// Whether the element is still loading.
  public var isBusy = false
  /// Whether the user is typing text into the element.
  public var isEditing = false
  /// Whether the value is secret. The characters of a secret value are counted but never spoken or written.
  public var isProtected = false
  /// Whether a text field accepts multiple lines.
  public var isMultiline = false
  /// Whether the user has visited a link's target.
  public var isVisited = false
  /// Whether the user can select more than one option at the same time.
  public var isMultiselectable = false
  /// The sense in which the element is the current element of a set, or `nil` if it is not the current element.
  public var current: Current?
  /// Whether a check box, radio button or switch is checked, or `nil` for any other element.
  public var checked: Toggle?
  /// Whether a toggle button is pressed, or `nil` for any other element.
  public var pressed: Toggle?
  /// Whether the content that the element controls is shown, or `nil` if it controls no content.
  public var isExpanded: Bool?
  /// The reason why the entry is invalid, or `nil` if it is valid.
  public var invalid: Invalid?
  /// The kind of pop-up that the element opens, or `nil` if it opens none.
  public var popup: Popup?

  /// Creates the states of a plain, enabled element.
  public init() {}

  /// Whether the element is the current element of a set, such as the link to the current page.
  public var isCurrent: Bool {
    get { current != nil }
    set { current = newValue ? current ?? .item : nil }
  }
}

extension States.Current {
  /// Parses a token of `aria-current`. According to ARIA, any unknown token counts as `true`.
  package init?(token: String) {
    if token.isEmpty || token == "false" { return nil }
    self = Self(rawValue: token) ?? .item
  }
}
