// SPDX-License-Identifier: MIT

/// The states of an element: what may change while its identity stays the same.
public struct States: Hashable, Sendable {
  /// A state that is on, off, or partly on.
  public enum Toggle: String, Hashable, Sendable, Codable, CaseIterable {
    case off, on, mixed
  }

  /// Why an entry is not valid.
  public enum Invalid: String, Hashable, Sendable, Codable, CaseIterable {
    case entry = "true"
    case grammar, spelling
  }

  /// What kind of pop-up the element opens.
  public enum Popup: String, Hashable, Sendable, Codable, CaseIterable {
    case menu, listBox = "listbox", tree, grid, dialog
  }

  /// In what sense an element is the current one.
  public enum Current: String, Hashable, Sendable, Codable, CaseIterable {
    case page, step, location, date, time
    /// Current in a sense that the source does not specify.
    case item = "true"
  }

  /// Whether the element is dimmed: present but unavailable.
  public var isDisabled = false
  /// Whether the element is selected, alone or with others.
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
  /// Whether the value is a secret: its characters are counted, never spoken or written.
  public var isProtected = false
  /// Whether a text field takes several lines.
  public var isMultiline = false
  /// Whether a link's target has been visited.
  public var isVisited = false
  /// Whether more than one option can be selected at once.
  public var isMultiselectable = false
  /// In what sense the element is the current one of a set; `nil` if it is not.
  public var current: Current?
  /// Whether a check box, radio button or switch is checked; `nil` where this does not apply.
  public var checked: Toggle?
  /// Whether a toggle button is pressed; `nil` for any other element.
  public var pressed: Toggle?
  /// Whether the content that the element controls is shown; `nil` where this does not apply.
  public var isExpanded: Bool?
  /// Why the entry is not valid; `nil` if it is.
  public var invalid: Invalid?
  /// What kind of pop-up the element opens; `nil` for none.
  public var popup: Popup?

  /// Creates the states of a plain, enabled element.
  public init() {}

  /// Whether the element is the current one of a set, such as the page that is shown.
  public var isCurrent: Bool {
    get { current != nil }
    set { current = newValue ? current ?? .item : nil }
  }
}

extension States.Current {
  /// Parses a token of `aria-current`; in ARIA any unknown token counts as `true`.
  package init?(token: String) {
    if token.isEmpty || token == "false" { return nil }
    self = Self(rawValue: token) ?? .item
  }
}
