// SPDX-License-Identifier: MIT

import A11yTree

/// A node in Flutter's semantics tree.
struct FlutterNode {
  private var flags: Set<String> = []
  private var actions: Set<String> = []
  private var texts: [String: String] = [:]
  private var role = ""
  private var frame: Frame?
  private var sortOrder: Double?
  private var headingLevel: Int?
  /// The origin of the parent's frame, to which the node's own frame is relative.
  var origin: Point?
  /// Whether the node's words were merged into an ancestor.
  private(set) var isMerged = false

  /// A node's properties with text values.
  static let texts: Set<String> = [
    "label", "value", "hint", "tooltip", "identifier", "increasedValue", "decreasedValue",
  ]

  /// The frame's origin, to which the frames of children are relative.
  var frameOrigin: Point? { frame.map { Point(x: $0.x, y: $0.y) } }

  mutating func set(_ name: String, _ value: String) {
    switch name {
    case "flags": flags.formUnion(value.split(separator: ",").map(\.trimmed))
    case "actions": actions.formUnion(value.split(separator: ",").map(\.trimmed))
    case "role": role = value
    case "headingLevel": headingLevel = Int(value)
    case "invisible": flags.insert("isHidden")
    case "sortKey":
      if let order = value.firstRange(of: "order: ") {
        sortOrder = Double(
          value[order.upperBound...].prefix { $0.isNumber || $0 == "." || $0 == "-" }
        )
      }
    case _ where name.hasPrefix("merged up"): isMerged = true
    case _ where Self.texts.contains(name): texts[name] = value
    default: break
    }
  }

  /// Sets the frame from a description such as `Rect.fromLTRB(0.0, 0.0, 800.0, 600.0)`, which is relative to the
  /// parent's origin.
  mutating func setFrame(_ text: Substring) {
    let numbers = text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      .split(separator: ",").map { Double($0.trimmed) ?? .nan }
    guard numbers.count == 4 else { return }
    let x = origin?.x ?? 0
    let y = origin?.y ?? 0
    frame = Frame(
      left: numbers[0] + x,
      top: numbers[1] + y,
      right: numbers[2] + x,
      bottom: numbers[3] + y
    )
  }

  /// Applies a matrix, such as `[[1.0,0.0,0.0,330.0]; [0.0,1.0,0.0,768.0]; …]`, to the frame. Text that does not
  /// contain the first two rows of a matrix has no effect.
  mutating func transformFrame(_ text: String) {
    let rows = text.split(separator: ";").map { row in
      row.split { "[], ".contains($0) }.compactMap { Double($0) }
    }
    guard let frame, rows.count == 4, rows.allSatisfy({ $0.count == 4 }) else { return }
    let x = origin?.x ?? 0
    let y = origin?.y ?? 0
    let corners = [frame.x - x, frame.x - x + frame.width].flatMap { left in
      [frame.y - y, frame.y - y + frame.height].map { top in
        (
          rows[0][0] * left + rows[0][1] * top + rows[0][3],
          rows[1][0] * left + rows[1][1] * top + rows[1][3]
        )
      }
    }
    self.frame = Frame(
      left: (corners.map(\.0).min() ?? .nan) + x,
      top: (corners.map(\.1).min() ?? .nan) + y,
      right: (corners.map(\.0).max() ?? .nan) + x,
      bottom: (corners.map(\.1).max() ?? .nan) + y
    )
  }

  /// Adds the words, flags and actions of another node that is merged into this one.
  ///
  /// Labels and hints are joined. Any other text is taken from the first node that has it, as in Flutter's
  /// `getSemanticsData`.
  mutating func merge(_ inner: FlutterNode) {
    flags.formUnion(inner.flags)
    actions.formUnion(inner.actions)
    if role.isEmpty { role = inner.role }
    headingLevel = headingLevel ?? inner.headingLevel
    for (name, text) in inner.texts where !text.isEmpty {
      if texts[name]?.isEmpty ?? true {
        texts[name] = text
      } else if name == "label" || name == "hint", texts[name] != text {
        texts[name, default: ""] += ", " + text
      }
    }
  }

  /// The element without its children.
  var element: Element {
    let role = resolvedRole
    var element = Element(role, label: texts["label"] ?? "", value: texts["value"] ?? "")
    var details = Element.Details()
    // On iOS, Flutter adds a tooltip to the label.
    if let tooltip = texts["tooltip"], !tooltip.isEmpty, tooltip != element.label {
      element.label += element.label.isEmpty ? tooltip : ", " + tooltip
    }
    details.hint = texts["hint"] ?? ""
    details.identifier = texts["identifier"] ?? ""
    details.frame = frame
    if let sortOrder, sortOrder.isFinite { details.sortPriority = -sortOrder }
    if role == .secureTextField {
      element.states.isProtected = true
      element.value = String(repeating: "•", count: element.value.count)
    }
    setStates(&element.states, role)
    if role == .heading { element.level = headingLevel }
    if flags.contains("isLiveRegion") { details.live = .polite }
    if actions.contains("tap") { element.actions.insert(.activate) }
    if actions.contains("longPress") { element.actions.insert(.showMenu) }
    if actions.contains("increase") { element.actions.insert(.increment) }
    if actions.contains("decrease") { element.actions.insert(.decrement) }
    if actions.contains("dismiss") { element.actions.insert(.escape) }
    if actions.contains(where: { $0.hasPrefix("scroll") }) { element.actions.insert(.scroll) }
    if role == .dialog || role == .alertDialog { element.traits.insert(.isModal) }
    element.details = details
    return element
  }

  private func setStates(_ states: inout States, _ role: Role) {
    if flags.contains("hasEnabledState") { states.isDisabled = !flags.contains("isEnabled") }
    states.isSelected = flags.contains("isSelected")
    states.isHidden = flags.contains("isHidden")
    states.isReadOnly = flags.contains("isReadOnly")
    states.isMultiline = flags.contains("isMultiline")
    states.isRequired = flags.contains("isRequired")
    states.isEditing = flags.contains("isFocused") && role.isTextEntry
    if flags.contains("hasExpandedState") { states.isExpanded = flags.contains("isExpanded") }
    if flags.contains("hasCheckedState") {
      let isMixed = flags.contains("isCheckStateMixed")
      states.checked = isMixed ? .mixed : flags.contains("isChecked") ? .on : .off
    } else if flags.contains("hasToggledState") {
      states.checked = flags.contains("isToggled") ? .on : .off
    }
  }

  private var resolvedRole: Role {
    if let role = Self.roles[role] { return role }
    if flags.contains("isTextField") {
      return flags.contains("isObscured") ? .secureTextField : .textField
    }
    if flags.contains("isSlider") || actions.contains("increase") { return .slider }
    if flags.contains("hasToggledState") { return .switchButton }
    if flags.contains("hasCheckedState") {
      return flags.contains("isInMutuallyExclusiveGroup") ? .radio : .checkbox
    }
    if flags.contains("isHeader") || (headingLevel ?? 0) > 0 { return .heading }
    if flags.contains("isLink") { return .link }
    if flags.contains("isButton") { return .button }
    if flags.contains("isImage") { return .image }
    if flags.contains("isKeyboardKey") { return .keyboardKey }
    if flags.contains("namesRoute"), flags.contains("scopesRoute") { return .dialog }
    if flags.contains("hasImplicitScrolling") { return .scrollArea }
    if let label = texts["label"], !label.isEmpty { return .staticText }
    return .generic
  }

  /// The roles that newer versions of Flutter report. Older versions report only flags.
  private static let roles: [String: Role] = [
    "tab": .tab, "tabBar": .tabList, "tabPanel": .tabPanel, "dialog": .dialog,
    "alertDialog": .alertDialog, "table": .table, "cell": .cell, "row": .row,
    "columnHeader": .columnHeader, "radioGroup": .radioGroup, "menu": .menu,
    "menuBar": .menuBar, "menuItem": .menuItem, "menuItemCheckbox": .menuItemCheckbox,
    "menuItemRadio": .menuItemRadio, "alert": .alert, "status": .status, "list": .list,
    "listItem": .listItem, "form": .form, "tooltip": .tooltip, "comboBox": .comboBox,
    "searchBox": .searchField, "progressBar": .progressBar, "loadingSpinner": .progressBar,
    "spinButton": .stepper, "hotKey": .button, "complementary": .complementary,
    "contentInfo": .contentInfo, "main": .main, "navigation": .navigation, "region": .region,
  ]
}
