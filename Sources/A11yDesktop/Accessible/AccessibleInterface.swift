// SPDX-License-Identifier: MIT

/// The AT-SPI interfaces that an object can implement.
enum AccessibleInterface: String, Hashable, Sendable, CaseIterable {
  case accessible = "Accessible"
  case action = "Action"
  case application = "Application"
  case cache = "Cache"
  case component = "Component"
  case document = "Document"
  case editableText = "EditableText"
  case hyperlink = "Hyperlink"
  case hypertext = "Hypertext"
  case image = "Image"
  case selection = "Selection"
  case table = "Table"
  case tableCell = "TableCell"
  case text = "Text"
  case value = "Value"

  /// The interface's full name on the bus.
  var name: String { "org.a11y.atspi.\(rawValue)" }

  /// Returns the interfaces with the names that an object reports.
  static func set(_ value: BusValue?) -> Set<AccessibleInterface> {
    Set(
      (value?.members ?? []).compactMap { member in
        member.string.flatMap { AccessibleInterface(rawValue: String($0.dropFirst(15))) }
      }
    )
  }
}

/// The relations between objects that this program uses, each with its number in AT-SPI.
enum AccessibleRelation: Int, Hashable, Sendable {
  case labelFor = 1
  case labelledBy = 2
  case nodeChildOf = 7
  case descriptionFor = 17
  case describedBy = 18
  case errorMessage = 21
}
