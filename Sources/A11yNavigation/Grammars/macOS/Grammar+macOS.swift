// SPDX-License-Identifier: MIT

import A11yTree

extension Grammar {
  /// VoiceOver's grammar on the Mac, in which containers are stops themselves, states precede the role, and headings
  /// and links begin with their role.
  static let macOS = Grammar(
    parts: [
      row, .headers, roleBeforeName, valueBeforeName, marker, .name, .importantContent,
      descriptionOfField,
      validity, .current, state, role, valueAfterRole, column, .sorting, position,
      enteredContainers, aboutOthers, hint, .actions, .moreContent,
    ],
    containers: { description, surroundings, known, reason in
      description.enteredOnMac(surroundings, knowing: known, because: reason)
    },
    cell: { description, surroundings, previous, reason in
      description.wordsOfCellOnMac(surroundings, from: previous, because: reason)
    },
    saysSharesOfSliders: false,
    // In the W3C's test plans, the J key also finds tabs.
    formControls: [.formControl, .tab],
    containerStops: ContainerStops(
      rule: "Lists, tables, landmarks and named groups have stops at their start and end.",
      source: "recording, macOS 10.14 to 13.1",
      includes: { $0.isStopOnMac },
      hasEnd: { $0.isStopAtEndOnMac },
      words: { $0.wordsOnMac(at: $1) }
    ),
    later: { _ in [] },
    change: { $0.changeOnMac(since: $1) }
  )

  private static let row = Part(
    "row",
    "If the row changed, a cell announces its row number and the number of rows, before its headers.",
    source: "recording, macOS 10.15",
    .surroundings,
    silentIf: inTables,
    from: [.cell]
  ) { $0.cell.row }

  private static let roleBeforeName = Part(
    "role",
    "The role of a heading or linked image precedes its name. A link’s role precedes its name, too, "
      + "unless the Tab key moved the cursor to the link.",
    source: "recording, macOS 10.14 to 15.5; links by the cursor: unverified",
    from: [.role, .level, .visited, .traits]
  ) { $0.description.roleBeforeNameOnMac($0.reason) }

  private static let valueBeforeName = Part(
    "value",
    "The selected or typed value precedes the name. A single-line field selects its text when the "
      + "cursor enters the field.",
    source: "recording, macOS 10.14 to 15.5",
    from: [.value, .range, .placeholder, .role]
  ) { arrival in
    let description = arrival.description
    guard description.saysValueFirstOnMac else { return [] }
    return description.valueOnMac
      + (arrival.reason == .described ? [] : description.contentsSelectedOnMac)
  }

  private static let marker = Part(
    "marker",
    "The text of a list item follows its bullet or number.",
    source: "recording, macOS 10.14",
    .surroundings,
    from: [.role]
  ) { $0.description.markerOnMac }

  private static let validity = Part(
    "validity",
    "Fields and groups announce that they are required; fields also announce that their data, "
      + "grammar or spelling is invalid.",
    source: "recording, macOS 10.14 to 15.5",
    from: [.required, .invalid]
  ) { $0.description.ownValidityWords }

  private static let valueAfterRole = Part(
    "value",
    "A text area’s value follows its role; any other value follows the name.",
    source: "recording, macOS 10.15",
    from: [.value, .range, .role]
  ) { $0.description.saysValueFirstOnMac ? [] : $0.description.valueWords }

  private static let descriptionOfField = Part(
    "description",
    "Since macOS 15, a text field’s description follows its name.",
    source: "recording, macOS 11.2 and 15.7",
    from: [.about]
  ) { $0.description.describesInNameOnMac ? $0.description.descriptionWords : [] }

  private static let aboutOthers = Part(
    "description",
    "The author’s description is spoken after a pause.",
    source: "recording, macOS 15",
    .afterPause,
    silentIf: [
      Silence("the description was spoken after the name") { $0.description.describesInNameOnMac }
    ],
    from: [.about]
  ) { $0.description.descriptionWords }

  private static let state = Part(
    "state",
    "States precede the role: checked, selected, expanded, dimmed.",
    source: "recording, macOS 10.14 to 15.5",
    from: [.checked, .pressed, .selected, .expanded, .busy, .disabled]
  ) { $0.description.statesOnMac }

  private static let role = Part(
    "role",
    "The role follows the name and state, and includes the type of pop-up that the element opens.",
    source: "recording, macOS 10.14 to 15.5",
    from: [.role, .roleDescription, .traits, .popup, .tabBar, .range, .value]
  ) { $0.description.roleOnMac($0) }

  private static let column = Part(
    "column",
    "A cell announces its column number and the number of columns.",
    source: "recording, macOS 10.15",
    .surroundings,
    silentIf: inTables,
    from: [.cell]
  ) { $0.cell.position }

  private static let position = Part(
    "position",
    "The position in a set comes last. In a description list, terms and definitions are counted "
      + "together. A list item’s text that follows a bullet or number announces the item’s position.",
    source: "recording, macOS 10.14 and 10.15",
    silentIf: [
      .setting("positions", \.speaksPositions),
      Silence("the list announces the number of its items instead") {
        $0.element.role == .listItem
      },
      Silence("a cell announces its row and column instead") { $0.element.role.isCell },
    ],
    from: [.position, .tabBar, .role]
  ) { $0.description.positionOnMac ?? $0.description.positionWords(in: $0.tabBar) }

  private static let enteredContainers = Part(
    "entered containers",
    "If the Tab key, a search or a program moved the cursor, the groups that it enters are spoken last.",
    source: "recording, macOS 10.14; the W3C’s test plans",
    .surroundings,
    silentIf: [.setting("containers", \.describesContainers)],
    from: [.containers],
    otherwise: "the groups’ starts and ends are stops, or the cursor was already in the groups"
  ) { $0.around.entered }

  private static let hint = Part(
    "hint",
    "The author’s hint is spoken after a pause; VoiceOver’s own hints are not.",
    source: "recording, macOS 15; VoiceOver’s own hints are in no recording",
    .afterPause,
    silentIf: [.setting("hints", \.speaksHints)],
    from: [.hint, .role]
  ) { $0.description.hintsOnMac }

  private static let inTables: [Silence] = [
    .setting("tables", \.describesTables), .setting("table-numbers", \.speaksTableNumbers),
  ]
}
