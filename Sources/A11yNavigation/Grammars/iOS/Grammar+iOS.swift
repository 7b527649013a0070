// SPDX-License-Identifier: MIT

import A11yTree

extension Grammar {
  /// VoiceOver's grammar on the iPhone, in which containers are announced at the elements inside them and the role
  /// follows the name.
  static let iOS = Grammar(
    parts: [
      enteredContainers, .selected, .headers, .name, .value, .importantContent, .sorting,
      headerRoles, placeInTable, .current, role, state, position, .validity, edges,
      roleAfterEdges, .description, .error, hint, .actions, .moreContent,
    ],
    containers: { description, surroundings, known, _ in
      description.containers(surroundings, knowing: known)
    },
    cell: { description, surroundings, previous, _ in
      description.wordsOfCell(surroundings, from: previous)
    },
    saysSharesOfSliders: true,
    formControls: .formControl,
    containerStops: nil,
    later: { _ in [] },
    change: { description, before in
      let words = description.words
      // An element that becomes the current element is spoken in full, as testers recorded.
      let current = description.currentWords
      if !current.isEmpty, !current.allSatisfy(before.contains) { return words }
      return words.filter { !before.contains($0) }
    }
  )

  private static let enteredContainers = Part(
    "entered containers",
    "When the cursor enters containers, their names and types are spoken first.",
    source: "recording, iOS 12.3 to 16.6",
    .surroundings,
    silentIf: [.setting("containers", \.describesContainers)],
    from: [.containers]
  ) { $0.around.entered }

  private static let headerRoles = Part(
    "header",
    "A header cell announces whether it is a row header or a column header.",
    source: "recording",
    .surroundings,
    silentIf: [.setting("tables", \.describesTables)],
    from: [.role, .cell]
  ) { $0.cell.roles }

  private static let placeInTable = Part(
    "place in the table",
    "A cell announces its row and its column if they changed.",
    source: "recording",
    .surroundings,
    silentIf: [
      .setting("tables", \.describesTables), .setting("table-numbers", \.speaksTableNumbers),
    ],
    from: [.cell]
  ) { $0.cell.position }

  private static let role = Part(
    "role",
    "The role follows the name, with its traits in a fixed order. “Dimmed” precedes the role.",
    source: "Apple; recording, iOS 16.1",
    from: [.role, .roleDescription, .traits, .level, .disabled, .editing, .visited, .tabBar]
  ) { $0.description.roleWords(isTab: $0.tabBar != nil) }

  private static let state = Part(
    "state",
    "The checked, pressed, expanded and busy states follow the role.",
    source: "recording, iOS 12.3 to 18.5",
    from: [.checked, .pressed, .expanded, .popup, .busy]
  ) { $0.description.stateWords }

  private static let position = Part(
    "position",
    "The position in a set follows the state.",
    source: "recording, iOS 12.3",
    silentIf: [
      .setting("positions", \.speaksPositions),
      Silence("the item’s list has no markers and is therefore not announced as a list") {
        arrival in
        let description = arrival.description
        return arrival.element.role == .listItem
          && !description.tree.ancestors(of: description.id).contains {
            [.list, .descriptionList, .feed].contains(description.tree.role(of: $0))
          }
      },
      Silence("a list announces its start and end instead") { arrival in
        switch arrival.element.role {
        case .listItem, .option, .listMarker: true
        default: false
        }
      },
      Silence("a cell announces its row and column instead") { $0.element.role.isCell },
    ],
    from: [.position, .tabBar]
  ) { $0.description.positionWords(in: $0.tabBar) }

  private static let edges = Part(
    "edges",
    "The start and end of lists, tables and landmarks are announced.",
    source: "recording, iOS 12.3 to 16.6",
    .surroundings,
    silentIf: [.setting("containers", \.describesContainers)],
    from: [.containers]
  ) { $0.around.edges }

  private static let roleAfterEdges = Part(
    "definition",
    "The roles of terms and definitions follow the start or end of a container.",
    source: "recording",
    .surroundings,
    from: [.role]
  ) { $0.description.afterEdgeWords }

  private static let hint = Part(
    "hint",
    "After a pause, the author’s hint is spoken, and then VoiceOver’s own hint.",
    source: "Apple; recording",
    .afterPause,
    silentIf: [.setting("hints", \.speaksHints)],
    from: [.hint, .role, .expanded]
  ) { $0.description.hints }
}
