// SPDX-License-Identifier: MIT

import A11yTree

extension Description {
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
      words.append(own(.edge, catalog[.rows, size.rows]))
      words.append(own(.edge, catalog[.columns, size.columns]))
    }
    return words
  }

  /// Returns the name and kind that are spoken when the cursor enters a container whose edges are not spoken.
  func entryWords(of container: Element) -> [Utterance.Segment] {
    switch container.role {
    case .row, .webArea, .listItem, .legend, .definition, .term: return []
    // Testers found that VoiceOver speaks the contents of these containers but not their names.
    case .tooltip, .figure: return []
    default: break
    }
    guard !container.role.isCell, !container.role.isLiveRegion else { return [] }
    // On iOS 12, testers found that a group was named only by its legend.
    if verbosity.system == .iOS12, container.role == .group, isOfTheWeb, !isFieldset(container) {
      return []
    }
    var words = name(of: container) + [kind(of: container, .container)].compactMap(\.self)
    if container.role == .dialog || container.role == .alertDialog, container.hasDetails,
      !container.details.description.isEmpty
    {
      words.append(authored(.container, container.details.description.onOneLine, of: container))
    }
    return words
  }

  /// Returns whether a group is a fieldset. A fieldset's first child is its legend.
  func isFieldset(_ container: Element) -> Bool {
    guard container.role == .group || container.role == .radioGroup,
      let first = container.children.first
    else { return false }
    return tree.role(of: first) == .legend
  }
}

extension Description.Edge {
  /// Whether the cursor entered the container between its start and its end.
  var isInside: Bool { isEntered && !isStart && !isEnd && !isMarker }
}
