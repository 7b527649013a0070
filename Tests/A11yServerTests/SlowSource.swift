// SPDX-License-Identifier: MIT

import A11yTree

/// A source with one button that answers a press only when the test calls ``answer()``.
@MainActor
final class SlowSource: TreeSource {
  var onEvent: ((SourceEvent) -> Void)?
  private(set) var isClosed = false
  private var pending: [RequestTicket] = []
  private var nextTicket: UInt64 = 0
  private var label: String
  let clock: SourceClock

  init(_ label: String = "Buy", _ clock: SourceClock = .none) {
    self.label = label
    self.clock = clock
  }

  private let buy = ElementID(index: 1)

  private var button: Element {
    Element(.button, label: label, traits: .isButton, actions: .activate)
  }

  func start() -> TreeUpdate {
    let root = ElementID(index: 0)
    let window = Element(.window, children: [buy])
    return TreeUpdate(root: root, changes: [.init(root, window), .init(buy, button)])
  }

  func perform(_ request: ActionRequest) -> ActionResponse {
    nextTicket += 1
    pending.append(RequestTicket(nextTicket))
    return .underWay(RequestTicket(nextTicket))
  }

  /// Answers all presses by renaming the button.
  func answer() {
    label = "Bought"
    let tickets = pending
    pending = []
    for ticket in tickets {
      onEvent?(.answered(ticket, .handled(TreeUpdate(changes: [.init(buy, button)]))))
    }
  }

  /// Announces a message without a request.
  func announce(_ text: String) {
    onEvent?(.changed(TreeUpdate(announcements: [Announcement(text)])))
  }

  /// Closes the source, as after a crash.
  func crash() { onEvent?(.closed("The browser has exited.")) }

  func close() { isClosed = true }
}
