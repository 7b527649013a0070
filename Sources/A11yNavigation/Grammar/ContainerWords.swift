// SPDX-License-Identifier: MIT

import A11yTree

/// The words for an element's containers: their names, spoken before the element, and their edges, spoken after it.
struct ContainerWords {
  var entered: [Utterance.Segment] = []
  var starts: [Utterance.Segment] = []
  var ends: [Utterance.Segment] = []

  var edges: [Utterance.Segment] { starts + ends }
}

extension Description {
  /// Returns a container's name, omitting a group's name if the element is the group's heading and repeats the name.
  func name(of container: Element) -> [Utterance.Segment] {
    let name = container.label.onOneLine
    let isGroup = container.role == .group || container.role == .radioGroup
    if name.isEmpty || isGroup && name == element.label.onOneLine { return [] }
    return [authored(.container, name, of: container)]
  }

  /// The name and kind of the described container, worded for a list of containers.
  var containerWords: [Utterance.Segment] {
    let name = [authored(.container, element.label.onOneLine, of: element)]
    let plain: Word? = element.role.isTable ? .table : element.role.isList ? .list : nil
    let kind = kind(of: element, .container) ?? plain.map { own(.container, $0) }
    return name + [kind].compactMap(\.self)
  }

  /// Returns the author's own word for the container's kind or, if there is none, VoiceOver's word.
  func kind(of container: Element, _ kind: Utterance.Segment.Kind) -> Utterance.Segment? {
    if let word = container.kindWord { return authored(kind, word, of: container) }
    let word = container.isLandmark ? container.role.landmarkWord : container.role.containerWord
    return word.map { own(kind, $0) }
  }

  func authored(
    _ kind: Utterance.Segment.Kind,
    _ text: String,
    of container: Element
  ) -> Utterance.Segment {
    var segment = Utterance.Segment(kind, text)
    if container.hasDetails, !container.details.language.isEmpty {
      segment.language = container.details.language
    } else if catalog.language != .english {
      segment.language = tree.language(of: id)
    }
    return segment
  }
}

extension Element {
  /// The author's word for the container's kind.
  var kindWord: String? {
    guard hasDetails else { return nil }
    let word = details.roleDescription.onOneLine
    return word.isEmpty ? nil : word
  }
}

extension Role {
  /// VoiceOver's word for a landmark with this role.
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

  /// The word that VoiceOver speaks, if any, when the cursor enters a container with this role.
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
