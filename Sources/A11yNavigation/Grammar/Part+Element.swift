// SPDX-License-Identifier: MIT

import A11yTree

/// The parts that are the same on every platform; only their order differs.
extension Part {
  static let selected = Part(
    "selected",
    "An element that is selected says so.",
    source: "recording, iOS 16.1",
    from: [.selected, .traits]
  ) { $0.description.isSelected ? [$0.description.own(.selected, .selected)] : [] }

  static let name = Part(
    "name",
    "The element’s label, or its hint if there is nothing else to say.",
    source: "Apple",
    from: [.label, .hint, .role]
  ) { $0.description.nameWords }

  static let value = Part(
    "value",
    "The element’s value; a slider’s with its share, a date’s in words, a secret counted.",
    source: "Apple; recording",
    silentIf: [
      Silence("the value of a switch is said as its state") { $0.description.isSwitch }
    ],
    from: [.value, .range, .placeholder, .role]
  ) { $0.description.valueWords }

  static let importantContent = Part(
    "important content",
    "Content that its author calls important follows the value.",
    source: "Apple",
    from: [.content]
  ) { $0.description.importantContentWords }

  static let sorting = Part(
    "sorting",
    "A header cell says how the rows below it are sorted.",
    source: "recording",
    from: [.sorting]
  ) { $0.description.sortWords }

  static let headers = Part(
    "headers",
    "A cell in another column says the column’s headers, in another row the row’s.",
    source: "recording",
    .surroundings,
    silentIf: [
      .setting("tables", \.describesTables), .setting("table-headers", \.speaksTableHeaders),
    ],
    from: [.headers]
  ) { $0.cell.headers }

  static let current = Part(
    "current",
    "The current one of a set says so.",
    source: "recording, iOS 16.4",
    from: [.current]
  ) { $0.description.currentWords }

  static let validity = Part(
    "validity",
    "Entries say that they are required, and what is wrong with them.",
    source: "recording, iOS 12.3 to 18.5",
    from: [.required, .invalid]
  ) { $0.description.validityWords }

  static let description = Part(
    "description",
    "The author’s description follows a pause.",
    source: "recording, iOS 18.0",
    .afterPause,
    from: [.about]
  ) { $0.description.descriptionWords }

  static let error = Part(
    "error",
    "The author’s error message is said while the entry is wrong.",
    source: "recording, iOS 18.5",
    .afterPause,
    silentIf: [Silence("the entry is not wrong") { $0.element.states.invalid == nil }],
    from: [.errorMessage, .invalid]
  ) { $0.description.errorWords }

  static let actions = Part(
    "actions",
    "An element with actions says that it has some.",
    source: "Apple",
    .end,
    silentIf: [.setting("actions", \.announcesActions)],
    from: [.actions]
  ) {
    $0.details?.customActions.isEmpty == false
      ? [$0.description.own(.notice, .actionsAvailable)] : []
  }

  static let moreContent = Part(
    "more content",
    "An element with content on demand says that it has some.",
    source: "Apple",
    .end,
    silentIf: [.setting("more-content", \.announcesMoreContent)],
    from: [.moreContent]
  ) { arrival in
    let hasMore = arrival.details?.customContent.contains { !$0.isImportant } ?? false
    return hasMore ? [arrival.description.own(.notice, .moreContentAvailable)] : []
  }
}
