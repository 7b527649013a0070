// SPDX-License-Identifier: MIT

import A11yTree

extension Element {
  /// Whether the VoiceOver cursor on the Mac stops at the container when entering or leaving it.
  var isStopOnMac: Bool {
    switch role {
    case .group, .radioGroup, .toolbar, .details, .note: !label.isEmpty
    case .region, .form: isLandmark
    case .list, .descriptionList, .listBox, .tabList, .menu, .menuBar, .tree, .table, .grid,
      .treeGrid,
      .dialog, .alertDialog, .article, .tooltip, .figure:
      true
    case .alert, .status, .log, .marquee, .timer, .tabPanel: !label.isEmpty
    default: isLandmark
    }
  }
}

extension Element {
  /// Whether the VoiceOver cursor on the Mac stops at the container when leaving it.
  var isStopAtEndOnMac: Bool { ![.tabList, .menu, .menuBar].contains(role) }
}

extension Role {
  /// VoiceOver's word on the Mac for a container with this role.
  var macContainerWord: Word? {
    switch self {
    case .group, .details: .group
    case .radioGroup: .radioGroup
    case .status: .applicationStatus
    case .log: .applicationLog
    case .timer: .applicationTimer
    case .marquee: .applicationMarquee
    case .alert, .alertDialog: .alert
    case .dialog: .webDialog
    case .note: .note
    case .figure: .figure
    case .tooltip: .tooltip
    case .listBox: .listBox
    case .descriptionList: .definitionList
    case .tree: .tree
    case .tabList: .tabGroup
    case .table, .grid, .treeGrid: .table
    default: landmarkWord ?? containerWord
    }
  }
}

extension Description {
  /// Returns the words that are spoken at the edge of a container that is a stop.
  func wordsOnMac(at edge: ContainerEdge) -> [Utterance.Segment] {
    let name = element.label.onOneLine
    let title = name.isEmpty ? [] : [authored(.container, name, of: element)]
    let required = element.states.isRequired ? [own(.state, .required)] : []
    switch edge {
    case .start: return title + required + kindOnMac
    case .end:
      guard !element.role.isTable, element.role != .list else {
        let word = element.role.isTable ? Word.table : .list
        return [own(.edge, catalog[.endOf, catalog[word]])]
      }
      let kind = kindWordOnMac ?? ""
      guard !name.isEmpty else { return [own(.edge, catalog[.endOf, kind])] }
      return [own(.edge, catalog[.endOf, name])] + required + [own(.edge, kind)]
    }
  }

  /// The author's own word for the container's kind or, if there is none, VoiceOver's word.
  private var kindWordOnMac: String? {
    element.kindWord ?? element.role.macContainerWord.map { catalog[$0] }
  }

  private var kindOnMac: [Utterance.Segment] {
    switch element.role {
    case .list, .descriptionList:
      let count = tree.children(of: id).count {
        tree.role(of: $0) == .listItem || tree.role(of: $0) == .term
      }
      let list = catalog[element.role == .list ? .list : .definitionList]
      let size = own(.container, catalog[.sized, list, catalog[.items, count]])
      let level = listLevel
      return level > 1 ? [size, own(.container, catalog[.level, "\(level)"])] : [size]
    case .table, .grid, .treeGrid:
      let table = element.kindWord ?? catalog[.table]
      guard element.hasDetails, let size = element.details.table, verbosity.speaksTableNumbers
      else {
        return [own(.container, table)]
      }
      let rows = size.statedRows ?? size.rows
      return [own(.container, table), own(.container, catalog[.columns, size.columns])]
        + [own(.container, rows < 0 ? catalog[.unknownRows] : catalog[.rows, rows])]
    default:
      return kindWordOnMac.map { [own(.container, $0)] } ?? []
    }
  }

  /// The list's nesting level: one more than the number of lists that contain the list.
  private var listLevel: Int {
    var level = 1
    var next = tree.parent(of: id)
    while let ancestor = next {
      if tree.role(of: ancestor) == .list { level += 1 }
      next = tree.parent(of: ancestor)
    }
    return level
  }

  /// Returns the words for containers that a cursor enters without passing their edges, innermost first.
  func enteredOnMac(
    _ surroundings: [AccessibilityTree.Surrounding],
    knowing known: [ElementID],
    because reason: Arrival.Reason
  ) -> ContainerWords {
    var words = ContainerWords()
    let reachable = surroundings.firstIndex { $0.id == tree.modal } ?? 0
    for surrounding in surroundings[reachable...].reversed() where !known.contains(surrounding.id) {
      guard let container = tree[surrounding.id], !container.isStop, container.isStopOnMac,
        reason == .jumped || container.role != .table,
        // When VoiceOver's own keys move the cursor, the cursor stops at the edges of such containers, and the
        // containers' words are spoken.
        reason != .moved || !container.isStopAtEndOnMac,
        let here = Description(of: surrounding.id, in: tree, verbosity: verbosity)
      else { continue }
      let name = container.label.onOneLine
      if container.role == .group, reason == .focused {
        words.entered.append(authored(.container, name, of: container))
        let kind = container.kindWord ?? catalog[.group]
        words.entered.append(own(.container, catalog[.sized, name, kind]))
      } else {
        words.entered += here.wordsOnMac(at: .start)
      }
      if container.role == .dialog || container.role == .alertDialog {
        words.entered += here.descriptionWords
      }
      // A description names only the nearest group rather than all containers.
      if reason == .described { break }
    }
    return words
  }

  /// The bullet or number before the text of a list item.
  var markerOnMac: [Utterance.Segment] {
    guard let marker = tree.marker(before: id),
      let description = Description(of: marker, in: tree, verbosity: verbosity)
    else { return [] }
    return description.nameWords
  }

  /// The position of a term or a definition in its description list, or the position of the list item to which text
  /// after a marker belongs.
  var positionOnMac: [Utterance.Segment]? {
    if tree.marker(before: id) != nil, let item = tree.parent(of: id),
      let place = tree[item]?.position
    {
      return [own(.position, catalog[.position, "\(place.index)", "\(place.count)"])]
    }
    guard element.role == .term || element.role == .definition,
      let list = tree.ancestors(of: id).first(where: { tree.role(of: $0) == .descriptionList })
    else { return nil }
    var entries: [ElementID] = []
    var pending = Array(tree.children(of: list).reversed())
    while let next = pending.popLast() {
      switch tree.role(of: next) {
      case .term, .definition: entries.append(next)
      case .descriptionList: break
      default: pending += tree.children(of: next).reversed()
      }
    }
    guard let index = entries.firstIndex(of: id) else { return nil }
    return [own(.position, catalog[.position, "\(index + 1)", "\(entries.count)"])]
  }
}
