// SPDX-License-Identifier: MIT

import A11yTree
import SessionFixtures
import Testing

@testable import A11ySession

/// Tests for changes that arrive while earlier changes wait for a request. The simulator found this problem with the
/// seed 2004790.
@Suite("The order of changes that arrive during a request")
struct UpdateOrderTests {
  private let root = ElementID(index: 0)
  private let heading = ElementID(index: 1)
  private let field = ElementID(index: 2)
  private let button = ElementID(index: 3)

  private func renaming(_ label: String) -> TreeUpdate {
    TreeUpdate(changes: [.init(heading, Element(.heading, label: label))])
  }

  private var tree: TreeUpdate {
    TreeUpdate(
      root: root,
      changes: [
        .init(root, Element(.webArea, children: [heading, field, button])),
        .init(heading, Element(.heading, label: "First")),
        .init(field, Element(.textField, label: "Name", actions: [.activate, .edit])),
        .init(button, .button("Send")),
      ]
    )
  }

  /// Handles an event and answers the resulting calls, until the session makes no further calls.
  private func handle(
    _ event: SessionEvent,
    in core: inout SessionCore,
    answering reply: (SourceCall) -> SessionEvent
  ) {
    var effects = core.handle(event)
    while case .call(let call)? = effects.last { effects = core.handle(reply(call)) }
  }

  @Test func `A change that waits behind a request does not undo a later change`() {
    var setup = SessionCore.Setup()
    setup.pacing = .person(waitsForVoice: false)
    setup.settings.technologies = .switchControl
    var core = SessionCore(setup)
    handle(.start, in: &core) { call in
      if case .open = call {
        .reply(.update(tree), during: [])
      } else {
        .reply(.update(.init()), during: [])
      }
    }
    // The scanner moves. While the source is being told about the move, the program moves keyboard focus and then
    // renames the heading. The focus request is answered later, so the name change is applied only after that answer.
    var wish = TreeUpdate()
    wish.keyboardFocus = .move(field)
    var hasWished = false
    handle(.time(.seconds(2)), in: &core) { call in
      switch call {
      case .request: return .reply(.response(.underWay(RequestTicket(1))), during: [])
      case .focusDidSettle where !hasWished:
        hasWished = true
        return .reply(.update(renaming("Second")), during: [.changed(wish)])
      default: return .reply(.update(.init()), during: [])
      }
    }
    #expect(!core.isTurnOver)
    for event in [
      SourceEvent.changed(renaming("Third")), .answered(RequestTicket(1), .handled(.init())),
    ] {
      handle(.source(event), in: &core) { _ in .reply(.update(.init()), during: []) }
    }
    #expect(core.isTurnOver)
    #expect(core.tree[heading]?.label == "Third")
  }
}
