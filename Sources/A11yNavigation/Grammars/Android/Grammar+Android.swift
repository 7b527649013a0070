// SPDX-License-Identifier: MIT

import A11yTree

extension Grammar {
  /// TalkBack's grammar on Android, which speaks the state first, then the name and the role, and the surroundings
  /// last.
  ///
  /// The grammar is based on recordings of web pages in Chrome with TalkBack 7 to 16. No recording contains words for
  /// required and invalid entries, for sorting, or for positions other than those of tabs, although the recorded pages
  /// contain such elements.
  static let android = Grammar(
    parts: [
      landmark, state, .current, valueBeforeName, nameBeforeRole, .importantContent, currentLink,
      role, nameAfterRole, .description, .error, headerRoles, placeInTable, .headers,
      enteredContainers, leftContainers, position, disabled, hint, .actions, .moreContent,
    ],
    containers: { description, surroundings, known, reason in
      description.containersOnAndroid(surroundings, knowing: known, because: reason)
    },
    cell: { description, _, previous, _ in description.wordsOfCellOnAndroid(from: previous) },
    saysSharesOfSliders: true,
    formControls: .formControl,
    containerStops: nil,
    later: { $0.laterHintOnAndroid },
    change: { description, before in description.words.filter { !before.contains($0) } }
  )

  private static let landmark = Part(
    "landmark",
    "A landmark announces its name and type if the user searched for the landmark. Otherwise, only "
      + "its contents are read.",
    source: "recording, TalkBack 7 and 12",
    .surroundings,
    silentIf: [
      .setting("landmarks", \.describesLandmarks),
      Silence("the cursor was not moved by a search") { $0.reason != .jumped },
    ],
    from: [.containers]
  ) { $0.around.starts }

  private static let state = Part(
    "state",
    "States are spoken first: selected, checked, on, expanded.",
    source: "recording, TalkBack 7 to 16",
    from: [.selected, .checked, .pressed, .expanded]
  ) { $0.description.statesOnAndroid }

  private static let valueBeforeName = Part(
    "value",
    "The typed or selected value precedes the name.",
    source: "recording, TalkBack 7 to 12",
    silentIf: [
      Silence("the value of a switch is spoken as its state") { $0.description.isSwitch }
    ],
    from: [.value, .range, .placeholder, .role]
  ) { $0.description.saysValueFirstOnAndroid ? $0.description.valueOnAndroid : [] }

  private static let nameBeforeRole = Part(
    "name",
    "The name is spoken, followed by the value of an element that is not edited. A field’s name "
      + "follows its role.",
    source: "recording, TalkBack 7 to 16",
    from: [.label, .hint, .value, .role]
  ) { arrival in
    let description = arrival.description
    guard !description.saysNameLastOnAndroid else { return [] }
    return description.nameOnAndroid
      + (description.saysValueFirstOnAndroid || description.isSwitch
        ? [] : description.valueOnAndroid)
  }

  private static let currentLink = Part(
    "current",
    "After its name, a current link is announced as current a second time.",
    source: "recording, TalkBack 11",
    from: [.current, .role]
  ) { $0.element.role == .link ? $0.description.currentWords : [] }

  private static let role = Part(
    "role",
    "The role follows the name.",
    source: "recording, TalkBack 7 to 16",
    from: [.role, .traits, .level, .tabBar]
  ) { $0.description.roleOnAndroid(isTab: $0.tabBar != nil) }

  private static let nameAfterRole = Part(
    "name",
    "The name of a field, a picker or a pop-up menu follows its role.",
    source: "recording, TalkBack 7 to 13",
    from: [.label, .hint, .role]
  ) { $0.description.saysNameLastOnAndroid ? $0.description.nameOnAndroid : [] }

  private static let headerRoles = Part(
    "header",
    "A header cell announces whether it is a row header or a column header.",
    source: "recording, TalkBack 7 to 11",
    .surroundings,
    silentIf: [.setting("tables", \.describesTables)],
    from: [.role, .cell]
  ) { $0.cell.roles }

  private static let placeInTable = Part(
    "row",
    "A cell announces its row if the row changed.",
    source: "recording, TalkBack 7 to 11",
    .surroundings,
    silentIf: [
      .setting("tables", \.describesTables), .setting("table-numbers", \.speaksTableNumbers),
    ],
    from: [.cell]
  ) { $0.cell.row }

  private static let enteredContainers = Part(
    "entered containers",
    "A list or table that the cursor enters is announced with its size.",
    source: "recording, TalkBack 7 to 11",
    .surroundings,
    silentIf: [.setting("containers", \.describesContainers)],
    from: [.containers]
  ) { $0.around.entered }

  private static let leftContainers = Part(
    "left containers",
    "A list or table that the cursor leaves is announced.",
    source: "recording, TalkBack 10 and 12",
    .surroundings,
    silentIf: [.setting("containers", \.describesContainers)],
    from: []
  ) { $0.around.ends }

  private static let position = Part(
    "position",
    "A tab announces its position.",
    source: "unverified",
    silentIf: [
      .setting("positions", \.speaksPositions),
      Silence("only tabs announce their position") { $0.tabBar == nil && $0.element.role != .tab },
    ],
    from: [.position, .tabBar]
  ) { $0.description.positionWords(in: $0.tabBar) }

  private static let disabled = Part(
    "disabled",
    "The “disabled” state is spoken last.",
    source: "recording, TalkBack 7",
    from: [.disabled]
  ) { $0.element.states.isDisabled ? [$0.description.own(.state, .dimmed)] : [] }

  private static let hint = Part(
    "hint",
    "The available actions are spoken after a pause.",
    source:
      "recording, TalkBack 7 to 16; testers left out “double tap to activate” in 20 of 24 recordings",
    .afterPause,
    silentIf: [.setting("hints", \.speaksHints)],
    from: [.hint, .role, .checked]
  ) { $0.description.hintsOnAndroid }
}
