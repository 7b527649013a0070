// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree

/// A reader for the hierarchy that AccessibilitySnapshot records for an iOS view: containers with children, and
/// elements in the order in which VoiceOver reaches them.
struct AccessibilitySnapshotReader: DocumentReader {
  static let fileEnding = "accessibilitysnapshot.json"

  private var screen = Screen(Element(.application))
  /// The position of each element in VoiceOver's order. A container has the position of its first element.
  private var order: [Int] = [0]

  static func recognizes(_ text: DocumentOpening) -> Bool {
    let names = text.names
    return (names.contains("element") || names.contains("container")) && text.contains("\"_0\"")
  }

  static func read(_ text: [UInt8]) throws(DocumentError) -> Document {
    let root = try JSONTape.reading(text)
    var reader = AccessibilitySnapshotReader()
    try reader.read(root.kind == .array ? Array(root.elements) : [root], text)
    reader.sort()
    for index in reader.screen.elements.indices.dropFirst()
    where reader.screen.elements[index].role == .tabList {
      reader.numberTabs(in: index)
    }
    let gaps = DocumentNotice(
      "the format does not record heading levels or announcements",
      isAboutFormat: true
    )
    return Document(
      format: .accessibilitySnapshot,
      tree: reader.screen.update(),
      notices: reader.screen.notices.all + [gaps]
    )
  }

  private mutating func read(_ roots: [JSONNode], _ text: [UInt8]) throws(DocumentError) {
    var pending = roots.reversed().map { (node: $0, parent: 0) }
    while let (node, parent) = pending.popLast() {
      if let element = node["element"] {
        append(self.element(element["_0"] ?? element), element["traversalIndex"]?.integer, parent)
      } else if let container = node["container"] {
        let index = append(Self.container(container["_0"] ?? container), nil, parent)
        if let children = container["children"] {
          pending += children.elements.map { (node: $0, parent: index) }.reversed()
        }
      } else {
        throw DocumentError(
          "a node is neither an element nor a container",
          at: node.offset,
          of: text
        )
      }
    }
  }

  @discardableResult
  private mutating func append(_ element: Element, _ place: Int?, _ parent: Int) -> Int {
    order.append(place ?? .max)
    return screen.append(element, to: parent)
  }

  /// Sorts siblings into VoiceOver's order.
  private mutating func sort() {
    for index in screen.elements.indices.reversed() {
      let children = screen.children[index]
      guard let first = children.map({ order[$0] }).min() else { continue }
      order[index] = min(order[index], first)
      let sorted = children.enumerated().sorted {
        (order[$0.element], $0.offset) < (order[$1.element], $1.offset)
      }
      screen.setChildren(index, sorted.map(\.element))
    }
  }

  private mutating func numberTabs(in index: Int) {
    for child in screen.children[index] where screen.elements[child].role == .button {
      screen.change(child) { $0.role = .tab }
    }
    screen.number(index)
  }

  private static func container(_ source: JSONNode) -> Element {
    let kinds = source["type"].map { Array($0.members) } ?? []
    let name = kinds.first?.name ?? source["type"]?.string ?? ""
    let payload = kinds.first?.value
    var element = Element(roles[name] ?? .generic)
    element.label = (payload?["label"] ?? source["label"])?.string ?? ""
    element.value = (payload?["value"] ?? source["value"])?.string ?? ""
    if element.role == .generic, !element.label.isEmpty { element.role = .group }
    if element.role == .table, let rows = payload?["rowCount"]?.integer,
      let columns = payload?["columnCount"]?.integer
    {
      element.details.table = TableSize(rows: rows, columns: columns)
    }
    element.details.frame = source["frame"].flatMap { Frame(pairs: $0) }
    element.details.identifier = source["identifier"]?.string ?? ""
    if source["isModalBoundary"]?.flag == true { element.traits.insert(.isModal) }
    return element
  }

  private func element(_ source: JSONNode) -> Element {
    let traits = SnapshotTraits(source["traits"])
    let role = traits.role
    var element = Element(
      role,
      label: source["label"]?.string ?? "",
      value: source["value"]?.string ?? ""
    )
    if element.label.isEmpty { element.label = source["description"]?.string ?? "" }
    if role == .switchButton {
      element.states.checked = ["1": .on, "0": .off, "2": .mixed][element.value]
      if element.states.checked != nil { element.value = "" }
    }
    element.states.isSelected = traits.contains("selected")
    element.states.isDisabled = traits.contains("notEnabled")
    element.states.isEditing = traits.contains("isEditing")
    if traits.contains("adjustable") { element.actions.formUnion([.increment, .decrement]) }
    if traits.contains("tabBar") { element.traits.insert(.isTabBar) }
    var details = Element.Details()
    details.hint = Self.hint(source)
    details.identifier = source["identifier"]?.string ?? ""
    details.language = source["accessibilityLanguage"]?.string ?? ""
    details.frame =
      (source["shape"]?["frame"]?["_0"] ?? source["shape"]?["frame"] ?? source["frame"])
      .flatMap { Frame(pairs: $0) }
    if let point = source["activationPoint"] {
      let numbers = point.elements.compactMap(\.number)
      if numbers.count == 2 { details.activationPoint = Point(x: numbers[0], y: numbers[1]) }
    }
    details.customActions = Self.list(source["customActions"]).compactMap {
      ($0["name"] ?? $0).string.map { CustomAction($0) }
    }
    details.customContent = Self.list(source["customContent"]).compactMap { content in
      content["label"]?.string.map {
        CustomContent(
          label: $0,
          value: content["value"]?.string ?? "",
          isImportant: content["isImportant"]?.flag == true
        )
      }
    }
    details.inputLabels = Self.list(source["userInputLabels"]).compactMap(\.string)
    details.respondsToUserInteraction = source["respondsToUserInteraction"]?.flag
    element.details = details
    return element
  }

  /// Returns the author's hint. In older files, the author's hint is followed by VoiceOver's own hint for the role,
  /// which every screen reader adds itself.
  private static func hint(_ source: JSONNode) -> String {
    if let hint = source["authoredHint"] { return hint.string ?? "" }
    let hint = source["hint"]?.string ?? ""
    guard let own = ownHints.first(where: { hint.hasSuffix($0) }) else { return hint }
    let authored = hint.dropLast(own.count).trimmed
    return authored.hasSuffix(".") ? String(authored.dropLast()) : authored
  }

  /// The English hints that AccessibilitySnapshot added, sorted from longest to shortest.
  private static let ownHints = [
    "Double tap to edit., Use the rotor to access Misspelled Words",
    "Use the rotor to access Misspelled Words", "Double tap to edit.",
    "Double tap to toggle setting.", "Swipe up or down with one finger to adjust the value.",
  ]

  private static func list(_ node: JSONNode?) -> [JSONNode] {
    node.map { Array($0.elements) } ?? []
  }

  private static let roles: [String: Role] = [
    "list": .list, "landmark": .region, "dataTable": .table, "tabBar": .tabList,
    "semanticGroup": .group, "series": .group, "none": .generic,
  ]
}

extension Frame {
  /// Parses a frame in the form `[[x, y], [width, height]]`.
  fileprivate init?(pairs: JSONNode) {
    let numbers = pairs.elements.flatMap { $0.elements.compactMap(\.number) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(
      x: numbers[0],
      y: numbers[1],
      width: max(numbers[2], 0),
      height: max(numbers[3], 0)
    )
  }
}
