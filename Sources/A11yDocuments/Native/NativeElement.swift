// SPDX-License-Identifier: MIT

import A11yTree

/// One element in the native format. `NativeFormat.md` defines each key.
struct NativeElement: Encodable {
  var id: String
  var role: String
  var label: String?
  var value: String?
  var traits: [String]?
  var states: [String]?
  var checked: String?
  var pressed: String?
  var expanded: Bool?
  var invalid: String?
  var popup: String?
  var actions: [String]?
  var level: Int?
  var position: NativePosition?
  var children: [String]?
  var hint: String?
  var description: String?
  var errorMessage: String?
  var identifier: String?
  var placeholder: String?
  var roleDescription: String?
  var url: String?
  var language: String?
  var inputLabels: [String]?
  var sortPriority: Double?
  var range: ValueRange?
  var table: TableSize?
  var cell: NativeCell?
  var sort: String?
  var current: String?
  var frame: Frame?
  var activationPoint: Point?
  var customActions: [String]?
  var customContent: [NativeContent]?
  var customRotors: [NativeRotor]?
  var live: String?
  var liveChanges: [String]?
  var liveAsWhole: Bool?
  var speech: NativeSpeech?
  var containment: String?
  var respondsToUserInteraction: Bool?
  var navigationStyle: String?
  var defaultFocus: Bool?
  var insertionPoint: Int?
  /// The keys that are not known; never written.
  var unknownKeys: [String] = []

  enum CodingKeys: String, CodingKey {
    case id, role, label, value, traits, states, checked, pressed, expanded, invalid, popup
    case actions, level, position, children, hint, description, errorMessage, identifier
    case placeholder, roleDescription, url, language, inputLabels, sortPriority, range, table
    case cell, sort, current, frame, activationPoint, customActions, customContent, customRotors,
      live, liveChanges, liveAsWhole, speech
    case containment, respondsToUserInteraction, navigationStyle, defaultFocus, insertionPoint
  }
}

/// A position in a set.
struct NativePosition: Encodable {
  var index: Int32
  var count: Int32
}

/// A position in a table.
struct NativeCell: Encodable {
  var row: Int
  var column: Int
  var rowSpan: Int?
  var columnSpan: Int?
  var rowHeaders: [String]?
  var columnHeaders: [String]?
}

/// An item of an element's custom content.
struct NativeContent: Encodable {
  var label: String
  var value: String
  var important: Bool?
}

/// A custom rotor.
struct NativeRotor: Encodable {
  struct Entry: Encodable {
    var label: String?
    var target: String
  }

  var name: String
  var entries: [Entry]
}

/// How words are spoken.
struct NativeSpeech: Encodable {
  var pitch: Double?
  var punctuation: Bool?
  var spellsOut: Bool?
  var phonetic: String?
}
