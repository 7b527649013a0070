// SPDX-License-Identifier: MIT

import A11yTree

/// One element in the native format. `NativeFormat.md` defines the keys of the native format.
package struct NativeElement: Codable, Hashable {
  package var id: String
  package var role: String
  package var label: String?
  package var value: String?
  package var traits: [String]?
  package var states: [String]?
  package var checked: String?
  package var pressed: String?
  package var expanded: Bool?
  package var invalid: String?
  package var popup: String?
  package var actions: [String]?
  package var level: Int?
  package var position: NativePosition?
  package var children: [String]?
  package var hint: String?
  package var description: String?
  package var errorMessage: String?
  package var identifier: String?
  package var placeholder: String?
  package var textInput: String?
  package var returnKey: String?
  package var roleDescription: String?
  package var url: String?
  package var language: String?
  package var inputLabels: [String]?
  package var sortPriority: Double?
  package var range: ValueRange?
  package var table: TableSize?
  package var cell: NativeCell?
  package var sort: String?
  package var current: String?
  package var frame: Frame?
  package var activationPoint: Point?
  package var customActions: [String]?
  package var customContent: [NativeContent]?
  package var customRotors: [NativeRotor]?
  package var live: String?
  package var liveChanges: [String]?
  package var liveAsWhole: Bool?
  package var speech: NativeSpeech?
  package var containment: String?
  package var respondsToUserInteraction: Bool?
  package var navigationStyle: String?
  package var defaultFocus: Bool?
  package var insertionPoint: Int?
  package var selectionAnchor: Int?
  package var keyboardFocusable: Bool?
  package var scrollStatus: String?
  package var unmadeRows: Int?
  package var defaultFocusTechnologies: [String]?
  /// The unknown keys in a document, which are never written.
  package var unknownKeys: [String] = []

  /// Creates an element with only an ID and a role.
  package init(id: String, role: String) {
    self.id = id
    self.role = role
  }

  package enum CodingKeys: String, CodingKey {
    case id, role, label, value, traits, states, checked, pressed, expanded, invalid, popup
    case actions, level, position, children, hint, description, errorMessage, identifier
    case placeholder, textInput, returnKey, roleDescription, url, language, inputLabels,
      sortPriority, range, table
    case cell, sort, current, frame, activationPoint, customActions, customContent, customRotors,
      live, liveChanges, liveAsWhole, speech
    case containment, respondsToUserInteraction, navigationStyle, defaultFocus, insertionPoint
    case selectionAnchor, keyboardFocusable, scrollStatus, unmadeRows, defaultFocusTechnologies
  }
}

/// A position in a set.
package struct NativePosition: Codable, Hashable {
  package var index: Int32
  package var count: Int32

  package init(index: Int32, count: Int32) {
    self.index = index
    self.count = count
  }
}

/// A position in a table.
package struct NativeCell: Codable, Hashable {
  package var row: Int
  package var column: Int
  package var rowSpan: Int?
  package var columnSpan: Int?
  package var rowHeaders: [String]?
  package var columnHeaders: [String]?

  package init(
    row: Int,
    column: Int,
    rowSpan: Int? = nil,
    columnSpan: Int? = nil,
    rowHeaders: [String]? = nil,
    columnHeaders: [String]? = nil
  ) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
    self.rowHeaders = rowHeaders
    self.columnHeaders = columnHeaders
  }
}

/// An item in an element's custom content.
package struct NativeContent: Codable, Hashable {
  package var label: String
  package var value: String
  package var important: Bool?

  package init(label: String, value: String, important: Bool? = nil) {
    self.label = label
    self.value = value
    self.important = important
  }
}

/// A custom rotor.
package struct NativeRotor: Codable, Hashable {
  package struct Entry: Codable, Hashable {
    package var label: String?
    package var target: String

    package init(label: String? = nil, target: String) {
      self.label = label
      self.target = target
    }
  }

  package var name: String
  package var entries: [Entry]

  package init(name: String, entries: [Entry]) {
    self.name = name
    self.entries = entries
  }
}

/// The speech attributes for an element's words.
package struct NativeSpeech: Codable, Hashable {
  package var pitch: Double?
  package var punctuation: Bool?
  package var spellsOut: Bool?
  package var phonetic: String?

  package init(
    pitch: Double? = nil,
    punctuation: Bool? = nil,
    spellsOut: Bool? = nil,
    phonetic: String? = nil
  ) {
    self.pitch = pitch
    self.punctuation = punctuation
    self.spellsOut = spellsOut
    self.phonetic = phonetic
  }
}
