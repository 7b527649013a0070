// SPDX-License-Identifier: MIT

import A11yTree
import SessionFixtures
import Testing

@testable import A11ySession

@MainActor
@Suite("Sources that violate the protocol between a source and a session", .timeLimit(.minutes(30)))
struct BadSourceTests {
  private let source = SilentSource()

  @Test("A second answer to a request is ignored and reported")
  func twice() {
    let session = source.session()
    session.perform(.voiceOver(.activate))
    source.onEvent?(.answered(RequestTicket(1), .handled(source.announcing("Once"))))
    source.onEvent?(.answered(RequestTicket(1), .handled(source.announcing("Twice"))))
    #expect(
      source.lines == [
        "One, button", "Once",
        "(The source answered “activate” twice; the second answer was ignored.)",
      ]
    )
  }

  @Test("A second answer is ignored even while the source is still settling after the first answer")
  func twiceWhileWaiting() {
    let session = source.session()
    session.perform(.voiceOver(.activate))
    source.progress = .waiting(for: "the page")
    source.onEvent?(.answered(RequestTicket(1), .handled(source.announcing("Once"))))
    source.onEvent?(.answered(RequestTicket(1), .refused("No.")))
    source.progress = .settled
    source.onEvent?(.settled)
    #expect(source.lines.last == "Once")
    #expect(session.notice.hasPrefix("The source answered “activate” twice"))
  }

  // With seed 500199, the simulator found the problem that this test covers.
  @Test("A second answer is ignored even after the session has stopped waiting for the source")
  func twiceAfterGivingUp() {
    let session = source.session()
    session.perform(.voiceOver(.activate))
    source.progress = .waiting(for: "the page")
    source.onEvent?(.answered(RequestTicket(1), .handled(source.announcing("Once"))))
    session.giveUpWaiting()
    source.onEvent?(.answered(RequestTicket(1), .handled(source.announcing("Twice"))))
    #expect(source.lines.filter { !$0.hasPrefix("(") } == ["One, button", "Once"])
    #expect(session.notice.hasPrefix("The source answered “activate” twice"))
  }

  @Test("An answer without a request is reported and changes nothing")
  func unasked() {
    let session = source.session()
    source.onEvent?(.answered(RequestTicket(77), .handled(source.announcing("Hello"))))
    #expect(
      source.lines == ["One, button", "(The source answered a request that was never made.)"]
    )
    #expect(session.wait == .none)
  }

  @Test("A reply without a result is reported, and the session keeps waiting for the answer")
  func noAnswer() {
    let session = source.session()
    session.perform(.voiceOver(.activate))
    source.onEvent?(.answered(RequestTicket(1), .underWay(RequestTicket(2))))
    #expect(session.notice == "The source answered “activate” without a result.")
    #expect(session.wait == .source("the answer to “activate”"))
  }

  @Test("An update that contradicts the tree is rejected, and the last valid tree is kept")
  func contradiction() {
    let session = source.session()
    let missing = ElementID(index: 9)
    let page = Element(.webArea, children: [ElementID(index: 1), missing])
    var update = source.announcing("Still here")
    update.changes = [.init(ElementID(index: 0), page)]
    source.onEvent?(.changed(update))
    #expect(
      session.notice
        == "The source sent a tree that cannot be shown: element 0 refers to a child, 9, that does "
        + "not exist. The previous tree is kept."
    )
    #expect(source.lines.last == "Still here")
    session.perform(.voiceOver(.next))
    #expect(source.lines.last == "Two, button")
    // The next update is applied as usual.
    source.onEvent?(
      .changed(TreeUpdate(changes: [.init(ElementID(index: 2), .button("Three"))]))
    )
    #expect(source.lines.last == "Three")
  }

  @Test("After a source closes, its elements can still be read, but every action fails")
  func closed() {
    let session = source.session()
    session.perform(.voiceOver(.activate))
    source.onEvent?(.closed("The browser has exited."))
    #expect(session.wait == .none)
    #expect(session.notice == "The browser has exited. The last content can still be read.")
    session.perform(.voiceOver(.next))
    #expect(source.lines.last == "Two, button")
    session.perform(.voiceOver(.activate))
    #expect(session.notice == "The page or app has closed.")
    source.onEvent?(.changed(source.announcing("I am back")))
    #expect(
      source.lines.last == "(An event that arrived after the source had closed was ignored.)"
    )
    session.perform(.quit)
    #expect(session.isFinished)
  }

  @Test("Changes sent during a request are announced before the changes in the answer")
  func insideOfRequest() {
    let source = InterruptingSource()
    let session = AssistiveSession(source: source)
    var lines: [String] = []
    session.onRecord = { if let line = $0.line { lines.append(line) } }
    session.start()
    session.perform(.voiceOver(.activate))
    #expect(lines == ["One, button", "> activate", "Early", "Answer"])
  }

  @Test("Closing a session also closes its source, and later events from the source are ignored")
  func closing() {
    let session = source.session()
    session.close()
    #expect(source.isClosed && source.onEvent == nil)
  }
}

/// A source that sends an event while it handles a request.
@MainActor
private final class InterruptingSource: TreeSource {
  var onEvent: ((SourceEvent) -> Void)?

  func start() -> TreeUpdate {
    TreeUpdate(
      root: ElementID(index: 0),
      changes: [
        .init(ElementID(index: 0), Element(.webArea, children: [ElementID(index: 1)])),
        .init(ElementID(index: 1), .button("One")),
      ]
    )
  }

  func perform(_ request: ActionRequest) -> ActionResponse {
    onEvent?(.changed(TreeUpdate(announcements: [Announcement("Early")])))
    return .handled(TreeUpdate(announcements: [Announcement("Answer")]))
  }
}
