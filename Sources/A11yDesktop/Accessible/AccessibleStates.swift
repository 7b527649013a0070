// SPDX-License-Identifier: MIT

/// The states of an object. Each state is one bit, with the number that AT-SPI assigns to the state.
struct AccessibleStates: OptionSet, Hashable, Sendable {
  var rawValue: UInt64

  static let active = Self(rawValue: 1 << 1)
  static let armed = Self(rawValue: 1 << 2)
  static let busy = Self(rawValue: 1 << 3)
  static let checked = Self(rawValue: 1 << 4)
  static let collapsed = Self(rawValue: 1 << 5)
  static let defunct = Self(rawValue: 1 << 6)
  static let editable = Self(rawValue: 1 << 7)
  static let enabled = Self(rawValue: 1 << 8)
  static let expandable = Self(rawValue: 1 << 9)
  static let expanded = Self(rawValue: 1 << 10)
  static let focusable = Self(rawValue: 1 << 11)
  static let focused = Self(rawValue: 1 << 12)
  static let hasTooltip = Self(rawValue: 1 << 13)
  static let horizontal = Self(rawValue: 1 << 14)
  static let iconified = Self(rawValue: 1 << 15)
  static let modal = Self(rawValue: 1 << 16)
  static let multiLine = Self(rawValue: 1 << 17)
  static let multiselectable = Self(rawValue: 1 << 18)
  static let opaque = Self(rawValue: 1 << 19)
  static let pressed = Self(rawValue: 1 << 20)
  static let resizable = Self(rawValue: 1 << 21)
  static let selectable = Self(rawValue: 1 << 22)
  static let selected = Self(rawValue: 1 << 23)
  static let sensitive = Self(rawValue: 1 << 24)
  static let showing = Self(rawValue: 1 << 25)
  static let singleLine = Self(rawValue: 1 << 26)
  static let stale = Self(rawValue: 1 << 27)
  static let transient = Self(rawValue: 1 << 28)
  static let vertical = Self(rawValue: 1 << 29)
  static let visible = Self(rawValue: 1 << 30)
  static let managesDescendants = Self(rawValue: 1 << 31)
  static let indeterminate = Self(rawValue: 1 << 32)
  static let required = Self(rawValue: 1 << 33)
  static let truncated = Self(rawValue: 1 << 34)
  static let animated = Self(rawValue: 1 << 35)
  static let invalidEntry = Self(rawValue: 1 << 36)
  static let supportsAutocompletion = Self(rawValue: 1 << 37)
  static let selectableText = Self(rawValue: 1 << 38)
  static let isDefault = Self(rawValue: 1 << 39)
  static let visited = Self(rawValue: 1 << 40)
  static let checkable = Self(rawValue: 1 << 41)
  static let hasPopup = Self(rawValue: 1 << 42)
  static let readOnly = Self(rawValue: 1 << 43)

  /// Reads the states from the two 32-bit words that represent them on the bus.
  init(_ value: BusValue?) {
    let words = value?.members.compactMap(\.integer) ?? []
    let low = UInt64(truncatingIfNeeded: words.first ?? 0) & 0xFFFF_FFFF
    let high = words.count > 1 ? UInt64(truncatingIfNeeded: words[1]) & 0xFFFF_FFFF : 0
    self.init(rawValue: low | high << 32)
  }

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates a state from its name in events, such as `focused` or `has-popup`, or returns `nil` if the name is
  /// unknown.
  init?(name: String) {
    guard let state = Self.names[name.lowercased().replacing("_", with: "-")] else { return nil }
    self = state
  }

  private static let names: [String: AccessibleStates] = [
    "active": .active,
    "armed": .armed,
    "busy": .busy,
    "checked": .checked,
    "collapsed": .collapsed,
    "defunct": .defunct,
    "editable": .editable,
    "enabled": .enabled,
    "expandable": .expandable,
    "expanded": .expanded,
    "focusable": .focusable,
    "focused": .focused,
    "has-tooltip": .hasTooltip,
    "horizontal": .horizontal,
    "iconified": .iconified,
    "modal": .modal,
    "multi-line": .multiLine,
    "multiselectable": .multiselectable,
    "opaque": .opaque,
    "pressed": .pressed,
    "resizable": .resizable,
    "selectable": .selectable,
    "selected": .selected,
    "sensitive": .sensitive,
    "showing": .showing,
    "single-line": .singleLine,
    "stale": .stale,
    "transient": .transient,
    "vertical": .vertical,
    "visible": .visible,
    "manages-descendants": .managesDescendants,
    "indeterminate": .indeterminate,
    "required": .required,
    "truncated": .truncated,
    "animated": .animated,
    "invalid-entry": .invalidEntry,
    "supports-autocompletion": .supportsAutocompletion,
    "selectable-text": .selectableText,
    "is-default": .isDefault,
    "visited": .visited,
    "checkable": .checkable,
    "has-popup": .hasPopup,
    "read-only": .readOnly,
  ]
}
