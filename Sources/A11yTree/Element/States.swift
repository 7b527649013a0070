// SPDX-License-Identifier: MIT

/// The states of an element, which can change while its identity stays the same.
public struct States: Hashable, Sendable {
  /// A state that is on, off, or partly on.
  public enum Toggle: String, Hashable, Sendable, Codable, CaseIterable {
    case off, on, mixed
  }

  /// The reason that an entry is invalid.
  public enum Invalid: String, Hashable, Sendable, Codable, CaseIterable {
    case entry = "true"
    case grammar, spelling
  }

  /// The kind of pop-up that an element opens.
  public enum Popup: String, Hashable, Sendable, Codable, CaseIterable {
    case menu, listBox = "listbox", tree, grid, dialog
  }

  /// The sense in which an element is the current element.
  public enum Current: String, Hashable, Sendable, Codable, CaseIterable {
    case page, step, location, date, time
    /// The element is the current element in a sense that the source does not specify.
    case item = "true"
  }

  /// Whether the element is dimmed, that is, present but unavailable.
  public var isDisabled = false
  /// Whether the element is selected, either alone or together with other elements.
  public var isSelected = false
  /// Whether the element and its descendants are hidden from assistive technologies.
  public var isHidden = false
  /// Whether an entry is required.
  public var isRequired = false
  /// Whether the value can be read but not changed.
  public var isReadOnly = false
  /// Whether the element is still loading.
  public var isBusy = false
  /// Whether text is being typed into the element.
  public var isEditing = false
  /// Whether the value is secret, so that its characters are counted but never spoken or written.
  public var isProtected = false
  /// Whether a text field accepts several lines.
  public var isMultiline = false
  /// Whether a link's target has been visited.
  public var isVisited = false
  /// Whether more than one option can be selected at the same time.
  public var isMultiselectable = false
  /// The sense in which the element is the current element of a set, or `nil` if it is not the current element.
  public var current: Current?
  /// Whether a check box, radio button or switch is checked, or `nil` for any other element.
  public var checked: Toggle?
  /// Whether a toggle button is pressed, or `nil` for any other element.
  public var pressed: Toggle?
  /// Whether the content that the element controls is shown, or `nil` if it controls no content.
  public var isExpanded: Bool?
  /// The reason that the entry is invalid, or `nil` if it is valid.
  public var invalid: Invalid?
  /// The kind of pop-up that the element opens, or `nil` if there is none.
  public var popup: Popup?

  /// Creates the states of a plain, enabled element.
  public init() {}

  /// Whether the element is the current element of a set, such as the page that is displayed.
  public var isCurrent: Bool {
    get { current != nil }
    set { current = newValue ? current ?? .item : nil }
  }
}

extension States.Current {
  /// Parses a token of `aria-current`; ARIA specifies that any unknown token counts as `true`.
  package init?(token: String) {
    if token.isEmpty || token == "false" { return nil }
    self = Self(rawValue: token) ?? .item
  }
}
