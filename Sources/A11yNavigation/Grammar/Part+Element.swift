// SPDX-License-Identifier: MIT

import A11yTree

/// The parts of an utterance that are the same on every platform, except for their order.
extension Part {
  static let selected = Part(
    "selected",
    "A selected element is announced as selected.",
    source: "recording, iOS 16.1",
    from: [.selected, .traits]
  ) { $0.description.isSelected ? [$0.description.own(.selected, .selected)] : [] }

  static let name = Part(
    "name",
    "The element’s label is spoken, or its hint if the element has no other words.",
    source: "Apple",
    from: [.label, .hint, .role]
  ) { $0.description.nameWords }

  static let value = Part(
    "value",
    "The value is spoken: as a percentage for a slider, in words for a date, and as a length for "
      + "a secret.",
    source: "Apple; recording",
    silentIf: [
      Silence("the value of a switch is spoken as its state") { $0.description.isSwitch }
    ],
    from: [.value, .range, .placeholder, .role]
  ) { $0.description.valueWords }

  static let importantContent = Part(
    "important content",
    "Content that the author marked as important is spoken after the value.",
    source: "Apple",
    from: [.content]
  ) { $0.description.importantContentWords }

  static let sorting = Part(
    "sorting",
    "A header cell announces the sort order of the rows below it.",
    source: "recording",
    from: [.sorting]
  ) { $0.description.sortWords }

  static let headers = Part(
    "headers",
    "A cell announces its column headers if the column changed, and its row headers if the row "
      + "changed.",
    source: "recording",
    .surroundings,
    silentIf: [
      .setting("tables", \.describesTables), .setting("table-headers", \.speaksTableHeaders),
    ],
    from: [.headers]
  ) { $0.cell.headers }

  static let current = Part(
    "current",
    "The current element of a set is announced as current.",
    source: "recording, iOS 16.4",
    from: [.current]
  ) { $0.description.currentWords }

  static let validity = Part(
    "validity",
    "Fields announce that they are required, or that their data, grammar or spelling is invalid.",
    source: "recording, iOS 12.3 to 18.5",
    from: [.required, .invalid]
  ) { $0.description.validityWords }

  static let description = Part(
    "description",
    "The author’s description is spoken after a pause.",
    source: "recording, iOS 18.0",
    .afterPause,
    from: [.about]
  ) { $0.description.descriptionWords }

  static let error = Part(
    "error",
    "The author’s error message is spoken while the field is invalid.",
    source: "recording, iOS 18.5",
    .afterPause,
    silentIf: [Silence("the field is valid") { $0.element.states.invalid == nil }],
    from: [.errorMessage, .invalid]
  ) { $0.description.errorWords }

  static let actions = Part(
    "actions",
    "An element with actions announces that actions are available.",
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
    "An element with additional content announces that the content is available.",
    source: "Apple",
    .end,
    silentIf: [.setting("more-content", \.announcesMoreContent)],
    from: [.moreContent]
  ) { arrival in
    let hasMore = arrival.details?.customContent.contains { !$0.isImportant } ?? false
    return hasMore ? [arrival.description.own(.notice, .moreContentAvailable)] : []
  }
}
