// SPDX-License-Identifier: MIT

import A11yTree

extension Description {
  /// A container's name. A group's is omitted if the element, its heading, says the same.
  func name(of container: Element) -> [Utterance.Segment] {
    let name = container.label.onOneLine
    let isGroup = container.role == .group || container.role == .radioGroup
    if name.isEmpty || isGroup && name == element.label.onOneLine { return [] }
    return [authored(.container, name, of: container)]
  }

  func landmarkStart(_ landmark: Element, _ edge: Edge) -> [Utterance.Segment] {
    guard edge.isStart || edge.isInside else { return [] }
    return landmarkName(landmark) + [own(.edge, .landmark)]
  }

  func landmarkEnd(_ landmark: Element, _ edge: Edge) -> [Utterance.Segment] {
    edge.isEnd ? [own(.edge, .end)] + landmarkName(landmark) : []
  }

  private func landmarkName(_ landmark: Element) -> [Utterance.Segment] {
    [authored(.edge, landmark.label.onOneLine, of: landmark), kind(of: landmark, .edge)]
      .compactMap(\.self)
  }

  func listStart(_ list: Element, _ edge: Edge) -> [Utterance.Segment] {
    let isDefinition = list.role == .descriptionList
    if edge.isStart {
      return [own(.edge, isDefinition ? .definitionListStart : .listStart)]
    }
    guard edge.isInside else { return [] }
    return [own(.edge, isDefinition ? .definitionList : .list)]
  }

  func listEnd(_ list: Element, _ edge: Edge) -> [Utterance.Segment] {
    guard edge.isEnd else { return [] }
    return [own(.edge, list.role == .descriptionList ? .definitionListEnd : .listEnd)]
  }

  func tableStart(_ table: Element, _ edge: Edge) -> [Utterance.Segment] {
    guard edge.isStart || edge.isInside else { return [] }
    var words = [own(.edge, edge.isStart ? .tableStart : .table)]
    if table.hasDetails, let size = table.details.table, verbosity.speaksTableNumbers {
      words.append(own(.edge, catalogue[.rows, size.rows]))
      words.append(own(.edge, catalogue[.columns, size.columns]))
    }
    return words
  }

  /// What is spoken on entering a container that has no edges: its name and kind.
  func entryWords(of container: Element) -> [Utterance.Segment] {
    switch container.role {
    case .row, .webArea, .listItem, .legend, .definition, .term: return []
    // Their contents are spoken on their own; their names are not, as testers found.
    case .tooltip, .figure: return []
    default: break
    }
    guard !container.role.isCell, !container.role.isLiveRegion else { return [] }
    return name(of: container) + [kind(of: container, .container)].compactMap(\.self)
  }

  /// Whether a group is a fieldset: one whose first part is its legend.
  func isFieldset(_ container: Element) -> Bool {
    guard container.role == .group || container.role == .radioGroup,
      let first = container.children.first
    else { return false }
    return tree.role(of: first) == .legend
  }

  /// The author's own word for the container's kind, or VoiceOver's.
  private func kind(of container: Element, _ kind: Utterance.Segment.Kind) -> Utterance.Segment? {
    if let word = container.kindWord { return authored(kind, word, of: container) }
    let word = container.isLandmark ? container.role.landmarkWord : container.role.containerWord
    return word.map { own(kind, $0) }
  }

  private func authored(
    _ kind: Utterance.Segment.Kind,
    _ text: String,
    of container: Element
  ) -> Utterance.Segment {
    var segment = Utterance.Segment(kind, text)
    if container.hasDetails, !container.details.language.isEmpty {
      segment.language = container.details.language
    } else if catalogue.language != .english {
      segment.language = tree.language(of: id)
    }
    return segment
  }
}

extension Description.Edge {
  /// Whether the cursor entered in the middle of the container.
  var isInside: Bool { isEntered && !isStart && !isEnd && !isMarker }
}

extension Element {
  /// The author's own word for the container's kind.
  var kindWord: String? {
    guard hasDetails else { return nil }
    let word = details.roleDescription.onOneLine
    return word.isEmpty ? nil : word
  }
}

extension Role {
  /// VoiceOver's word for a landmark of the role.
  var landmarkWord: Word? {
    switch self {
    case .contentInfo: .contentInformation
    case .banner: .banner
    case .complementary: .complementary
    case .form: .form
    case .main: .main
    case .navigation: .navigation
    case .region: .region
    case .search: .search
    default: nil
    }
  }

  /// VoiceOver's word for a container of the role when the cursor enters it, if any.
  var containerWord: Word? {
    switch self {
    case .dialog: .dialog
    case .alertDialog: .alert
    case .tabList: .tabBar
    case .tabPanel: .tabPanel
    case .menu: .menu
    case .menuBar: .menuBar
    case .toolbar: .toolbar
    case .article: .article
    default: nil
    }
  }
}
