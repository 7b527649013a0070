// SPDX-License-Identifier: MIT

import A11yTree

extension Mirror {
  /// Performs a request from the system.
  func perform(_ request: SystemRequest) async -> ActionResponse.Outcome {
    switch request {
    case .pressKey(let stroke):
      guard let key = KeySymbol(stroke) else {
        return .refused(notice: "Keys with Control, Option or Command cannot be sent to the app.")
      }
      return await press(key, at: nil)
    case .showMenuBar: return await press(.menuBar, at: nil)
    case .showNextWindow: return showWindow(at: (root?.children.count ?? 1) - 2)
    case .showWindow(let number): return showWindow(at: number - 1)
    case .terminate: return .handled
    default: return .refused(notice: "Nothing happens: the app has its own way to do this.")
    }
  }

  /// Brings a window to the front, for the session; the app may not be able to.
  private func showWindow(at place: Int) -> ActionResponse.Outcome {
    guard let root, root.children.indices.contains(place), root.children.count > 1 else {
      return .refused(notice: "There is no such window.")
    }
    var windows = root.children
    let window = windows.remove(at: place)
    user.enter(window: window.reference)
    root.setChildren(windows + [window])
    change(root)
    store.notify(.screenChanged(nil))
    return .handled
  }

  /// The key that does what an object of a toolkit without such actions is for.
  static func activationKey(of node: MirrorNode) -> KeySymbol? {
    switch node.facts.role {
    case .checkBox, .radioButton, .toggleButton, .pushButton, .comboBox: .space
    case .listItem, .treeItem, .menuItem, .link: .return
    default: nil
    }
  }

  /// Brings the row beyond an edge of what shows to the screen.
  func scroll(_ edge: ScrollEdge, _ node: MirrorNode) async -> ActionResponse.Outcome {
    let key: KeySymbol = edge == .top || edge == .leading ? .pageUp : .pageDown
    return await press(key, at: node.reference)
  }

  /// Presses a key where the app's keyboard focus is.
  func press(
    _ key: KeySymbol,
    at reference: AccessibleReference?
  ) async -> ActionResponse.Outcome {
    if let reference { _ = await connection.call([reference.call(.component, "GrabFocus")]) }
    do {
      try await Registry(connection: connection).press(key.number)
      user.pressKey()
      return .handled
    } catch {
      return .refused(notice: "Nothing happens: keys cannot be sent to this display.")
    }
  }
}
