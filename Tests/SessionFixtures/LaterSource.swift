// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree
import Foundation

/// A page that answers requests later. Every request is initially pending, and its results are sent in pieces, each
/// after a delay that the test chooses.
///
/// The controls respond as follows: "Check" toggles, "Save" is refused, "Load" makes its announcement in two pieces,
/// and "Name" accepts typed text. The page handles the arrow keys while "Map" has keyboard focus.
@MainActor
package final class LaterSource: TreeSource {
  package var onEvent: ((SourceEvent) -> Void)?
  package var progress: SourceProgress {
    pieces.isEmpty ? .settled : .waiting(for: "the page to answer")
  }
  /// A closure that determines the delay before each part of an answer, in turns of the main queue.
  private let delay: () -> Int
  private var elements: [ElementID: Element] = [:]
  private var pieces: [SourceEvent] = []
  private var tickets: UInt64 = 0
  private var isSending = false

  package init(delay: @escaping () -> Int) {
    self.delay = delay
    var field = Element(.textField, label: "Name", actions: [.activate, .edit])
    field.states.isEditing = false
    var check = Element(.checkbox, label: "Check", actions: .activate)
    check.states.checked = .off
    let children = [
      check, .button("Save"), .button("Load"), field, .button("Map"),
      Element(.status, label: ""),
    ]
    for (place, child) in children.enumerated() { elements[Self.id(place + 1)] = child }
    var page = Element(.webArea)
    page.children = children.indices.map { Self.id($0 + 1) }
    elements[Self.id(0)] = page
  }

  private static func id(_ index: Int) -> ElementID { ElementID(index: UInt32(index)) }

  /// Returns an empty update, because the page does not appear immediately.
  package func start() -> TreeUpdate {
    let all = elements.sorted { $0.key < $1.key }.map { TreeUpdate.Change($0.key, $0.value) }
    send([.changed(TreeUpdate(root: Self.id(0), changes: all))])
    return TreeUpdate()
  }

  package func perform(_ request: ActionRequest) -> ActionResponse {
    tickets += 1
    let ticket = RequestTicket(tickets)
    let label = elements[request.target]?.label
    switch (request.action, label) {
    case (.activate, "Check"):
      send([change(request.target) { $0.states.checked = .on }, .answered(ticket, .handled())])
    case (.activate, "Save"): send([.answered(ticket, .refused("Nothing to save."))])
    case (.activate, "Load"):
      let loading = TreeUpdate(announcements: [Announcement("Loading")])
      let loaded = TreeUpdate(announcements: [Announcement("Loaded")])
      send([
        .changed(loading), .answered(ticket, .handled()), .changed(loaded),
        change(Self.id(6)) { $0.label = "3 items" },
      ])
    case (.beginEditing, _):
      send([
        .answered(ticket, .handled()), change(request.target) { $0.states.isEditing = true },
      ])
    case (.endEditing, _):
      send([
        change(request.target) { $0.states.isEditing = false }, .answered(ticket, .handled()),
      ])
    case (.insertText(let text), _):
      send([change(request.target) { $0.value += text }, .answered(ticket, .handled())])
    case (.key(.rightArrow), "Map"):
      let moved = TreeUpdate(announcements: [Announcement("East")])
      send([.answered(ticket, .handled(moved))])
    case (.focus, _): send([.answered(ticket, .handled())])
    default: send([.answered(ticket, .refused(""))])
    }
    return .underWay(ticket)
  }

  private func change(_ id: ElementID, _ body: (inout Element) -> Void) -> SourceEvent {
    if var element = elements[id] {
      body(&element)
      elements[id] = element
    }
    return .changed(TreeUpdate(changes: elements[id].map { [.init(id, $0)] } ?? []))
  }

  private func send(_ events: [SourceEvent]) {
    pieces += events
    if !isSending { sendNext(after: delay()) }
  }

  /// Sends one part of an answer after the number of main-queue turns that the test chooses.
  private func sendNext(after turns: Int) {
    isSending = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        guard turns <= 0 else { return self.sendNext(after: turns - 1) }
        self.isSending = false
        guard !self.pieces.isEmpty else { return }
        let piece = self.pieces.removeFirst()
        if !self.pieces.isEmpty { self.sendNext(after: self.delay()) }
        self.onEvent?(piece)
        if self.pieces.isEmpty { self.onEvent?(.settled) }
      }
    }
  }
}
