// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

extension ViewGraph {
  /// Activates the control that has the given key as its shortcut, and returns whether such a control exists and can be
  /// activated.
  ///
  /// The search covers the controls in the window or, if a sheet or dialog covers the window, only the controls in that
  /// sheet or dialog, in reading order. The menu bar is searched last. The user's position does not affect the search.
  /// Controls do not respond if they are disabled or on hidden screens or tabs.
  package func performShortcut(_ stroke: KeyStroke, from element: ElementNode) -> Bool {
    let window = element.coveringWindow
    let keys = feature(KeyCommands.self)
    let matching = keys.shortcuts.filter { $0.shortcut?.matches(stroke) == true }
    guard !matching.isEmpty else { return false }
    var inWindow: [ElementNode] = []
    var inMenuBar: [ElementNode] = []
    for node in matching.sorted(by: { precedes($0, $1) }) {
      guard let control = node.control, !control.element.states.isDisabled else { continue }
      if let menuBar = keys.menuBar, control.stands(in: menuBar) {
        // A menu's shortcuts work even while the menu is closed.
        inMenuBar.append(control)
      } else if control.coveringWindow === window, !control.isCovered {
        inWindow.append(control)
      }
    }
    // A shortcut on both a control and its container counts only once.
    var controls: [ElementNode] = []
    for control in inWindow.isEmpty ? inMenuBar : inWindow
    where !controls.contains(where: { $0 === control }) {
      controls.append(control)
    }
    guard let first = controls.first else { return false }
    if controls.count > 1 { reportAmbiguous(stroke, controls) }
    if first.element.role.isTextEntry, let id = first.id {
      focus.moveKeyboardFocus(.move(id))
      return true
    }
    return first.take(.activate)
  }

  private func reportAmbiguous(_ stroke: KeyStroke, _ controls: [ElementNode]) {
    let names = controls.map { "“\($0.element.label)”" }.joined(separator: " and ")
    report(
      Diagnostic(
        .ambiguousShortcut,
        view: controls[0].viewName,
        "has a shortcut that several controls share, \(names); only the first one responds. "
          + "Give each control its own shortcut."
      )
    )
  }
}

extension ElementNode {
  /// Whether the element is in a hidden container, such as a screen or a tab.
  fileprivate final var isCovered: Bool {
    var next = container
    while let element = next {
      if element.element.states.isHidden { return true }
      next = element.flags.contains(.isDetached) ? nil : element.container
    }
    return false
  }
}
