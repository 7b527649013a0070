// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

/// A source that answers at random: immediately, later, twice, out of order or never.
///
/// The source keeps its own tree and applies each valid update that it sends to this tree, so that lost changes are
/// always detected.
struct SimulatedSource {
  /// The source's own tree.
  private(set) var tree: AccessibilityTree
  private(set) var status = SourceStatus()
  private(set) var isClosed = false
  /// The requests that have not yet been answered.
  private var open: [RequestTicket] = []
  /// The latest answers.
  private var answered: [(ticket: RequestTicket, response: ActionResponse)] = []
  private var tickets: UInt64 = 0
  private var focusRequests: UInt64 = 0

  private static let roles: [Role] = [
    .button, .link, .heading, .staticText, .textField, .secureTextField, .checkbox, .slider, .list,
    .listItem, .group, .dialog, .alert, .status, .image, .navigation,
    .stepper,
  ]
  /// The limit for the indices of element IDs, and therefore for the number of elements.
  private static let size: UInt32 = 24

  init(_ random: inout SimulationRandom, readingOrder: ReadingOrder) {
    tree = AccessibilityTree(readingOrder: readingOrder)
    status.movesKeyboardFocus = random.chance(1, in: 3)
    status.takesTypeAhead = random.chance(1, in: 2)
    status.clock = [.none, .session, .wall][random.number(below: 3)]
  }

  /// Returns the first update, which is empty if the page is still loading.
  mutating func start(_ random: inout SimulationRandom) -> TreeUpdate {
    tree = AccessibilityTree(readingOrder: tree.readingOrder)
    if random.chance(1, in: 6) {
      status.progress = .waiting(for: "the page to load")
      return TreeUpdate()
    }
    return send(whole(&random))
  }

  /// Returns the reply to a call, and the events that the source sends during the call.
  mutating func reply(
    to call: SourceCall,
    _ random: inout SimulationRandom
  ) -> (reply: SourceReply, during: [SourceEvent]) {
    var events: [SourceEvent] = []
    if case .open = call { return (.update(start(&random)), events) }
    if random.chance(1, in: 12) { events.append(event(&random)) }
    switch call {
    case .open: return (.update(TreeUpdate()), events)
    case .request(let kind): return (.response(response(to: kind, &random)), events)
    case .makeAllRows, .focusDidSettle, .technologiesDidChange:
      let update = random.chance(1, in: 8) && !isClosed ? change(&random) : TreeUpdate()
      return (.update(update), events)
    case .advance: return (.update(TreeUpdate()), events)
    case .write: return (.notice("Written."), events)
    }
  }

  private mutating func response(
    to kind: SourceRequest.Kind,
    _ random: inout SimulationRandom
  ) -> ActionResponse {
    if case .action(let request) = kind, case .typeAhead(let ahead) = request.action {
      return type(ahead, into: request.target, &random)
    }
    // Most edits succeed, so that the on-screen keyboard stays open.
    if case .action(let request) = kind, random.chance(2, in: 3), let update = edit(request) {
      return .handled(update)
    }
    let update = random.chance(1, in: 2) ? change(&random) : TreeUpdate()
    switch random.number(below: 5) {
    case 0, 1: return .handled(update)
    case 2: return .refused(random.chance(1, in: 2) ? "" : "Not now.", update: update)
    default:
      tickets += 1
      open.append(RequestTicket(tickets))
      status.progress = .waiting(for: "the page to answer")
      return .underWay(RequestTicket(tickets), update: update)
    }
  }

  /// Performs the first keys of a type-ahead request.
  private mutating func type(
    _ ahead: TypeAhead,
    into id: ElementID,
    _ random: inout SimulationRandom
  ) -> ActionResponse {
    let count = random.number(below: ahead.keys.count + 1)
    guard !isClosed, var element = tree[id] else { return ActionResponse(.typed(0)) }
    for key in ahead.keys.prefix(count) {
      let place = element.details.insertionPoint ?? element.value.count
      switch key.effect {
      case .insert(let text): _ = element.edit(.insertText(text))
      case .deleteBackward: _ = element.edit(.deleteBackward)
      case .deleteForward: _ = element.edit(.replaceText(place..<place + 1, with: ""))
      case .moveBackward(let text): _ = element.edit(.moveInsertionPoint(place - text.count))
      case .moveForward(let text): _ = element.edit(.moveInsertionPoint(place + text.count))
      }
    }
    return ActionResponse(.typed(count), update: send(TreeUpdate(changes: [.init(id, element)])))
  }

  /// Performs an edit and returns its update, or returns `nil` if the request does not edit a text field.
  private mutating func edit(_ request: ActionRequest) -> TreeUpdate? {
    guard !isClosed, var element = tree[request.target], element.role.isTextEntry else {
      return nil
    }
    switch request.action {
    case .beginEditing: element.states.isEditing = true
    case .endEditing, .submit: element.states.isEditing = false
    default: guard element.edit(request.action) == nil else { return nil }
    }
    return send(TreeUpdate(changes: [.init(request.target, element)]))
  }

  /// Returns an event that the source reports unprompted.
  mutating func event(_ random: inout SimulationRandom) -> SourceEvent {
    switch random.number(below: 16) {
    case 0...5: return .changed(tree.root == nil ? send(whole(&random)) : change(&random))
    case 6...10: return answer(&random)
    case 11: return .notice("Saved.")
    case 12 where random.chance(1, in: 40):
      isClosed = true
      return .closed("The page has crashed.")
    default:
      status.progress = .settled
      return .settled
    }
  }

  /// Returns an answer, usually to the oldest request, sometimes to another request, and sometimes to a request that is
  /// not pending. The session must not apply the update in an answer to a request that is not pending.
  private mutating func answer(_ random: inout SimulationRandom) -> SourceEvent {
    guard !open.isEmpty, !random.chance(1, in: 10) else {
      if let twice = answered.last, random.chance(2, in: 3) {
        return .answered(twice.ticket, twice.response)
      }
      let stranger = TreeUpdate(removals: tree.root.map { [$0] } ?? [])
      return .answered(RequestTicket(1_000_000 + tickets), .handled(stranger))
    }
    let ticket = open.remove(at: random.chance(1, in: 4) ? random.number(below: open.count) : 0)
    if open.isEmpty { status.progress = .settled }
    let update = random.chance(1, in: 2) ? change(&random) : TreeUpdate()
    let response: ActionResponse =
      random.chance(3, in: 4) ? .handled(update) : .refused("No.", update: update)
    answered.append((ticket, response))
    if answered.count > 8 { answered.removeFirst() }
    return .answered(ticket, response)
  }
}

// Trees.
extension SimulatedSource {
  /// Returns a new tree with a root and some children. One of the children may have children itself.
  private mutating func whole(_ random: inout SimulationRandom) -> TreeUpdate {
    let count = 2 + random.number(below: 8)
    let ids = (1...count).map { ElementID(index: UInt32($0)) }
    let inner = random.number(below: count)
    var changes = [
      TreeUpdate.Change(
        ElementID(index: 0),
        Element(.webArea, children: Array(ids.prefix(count - inner)))
      )
    ]
    for (place, id) in ids.enumerated() {
      var element = element(&random)
      if place == 0 { element.children = Array(ids.suffix(inner)) }
      changes.append(.init(id, element))
    }
    return TreeUpdate(root: ElementID(index: 0), changes: changes)
  }

  private func element(_ random: inout SimulationRandom) -> Element {
    let role = Self.roles[random.number(below: Self.roles.count)]
    var element = Element(
      role,
      label: random.chance(1, in: 6) ? "" : "Item \(random.number(below: 90))"
    )
    if random.chance(1, in: 2) {
      element.actions = role.isTextEntry ? [.activate, .edit] : .activate
    }
    if role.isTextEntry {
      element.value = String("typed".prefix(random.number(below: 6)))
      element.states.isEditing = random.chance(1, in: 4)
      element.states.isProtected = role == .secureTextField
    }
    element.states.isDisabled = random.chance(1, in: 12)
    if random.chance(1, in: 16) {
      element.details.live = random.chance(1, in: 2) ? .polite : .assertive
    }
    if random.chance(1, in: 16) { element.details.isDefaultFocus = true }
    return element
  }

  /// Returns changes to a few elements, with a program's requests and announcements. Occasionally, the result is not a
  /// valid tree.
  private mutating func change(_ random: inout SimulationRandom) -> TreeUpdate {
    guard !isClosed, let root = tree.root else { return TreeUpdate() }
    var update = TreeUpdate()
    let all = Self.ids(in: tree, below: root)
    for _ in 0...random.number(below: 3) where random.chance(2, in: 3) {
      let id = all[random.number(below: all.count)]
      guard var element = tree[id], !update.changes.contains(where: { $0.id == id }) else {
        continue
      }
      switch random.number(below: 4) {
      case 0: element.label = "Item \(random.number(below: 90))"
      case 1 where id != root:
        let children = element.children
        element = self.element(&random)
        element.children = children
      case 2:
        let free = (1..<Self.size).map { ElementID(index: $0) }.first { id in
          !tree.contains(id) && !update.changes.contains { $0.id == id }
        }
        guard let free else { continue }
        element.children.insert(free, at: random.number(below: element.children.count + 1))
        update.changes.append(.init(free, self.element(&random)))
      default:
        guard !element.children.isEmpty else { continue }
        let gone = element.children.remove(at: random.number(below: element.children.count))
        // Removing an element that was just changed would be a contradiction.
        guard !update.changes.contains(where: { isInside($0.id, gone) }) else { continue }
        update.removals.append(gone)
      }
      update.changes.append(.init(id, element))
    }
    addWishes(to: &update, all, &random)
    if random.chance(1, in: 40) {
      update.changes.append(.init(root, Element(.webArea, children: [root])))
    }
    return send(update)
  }

  private mutating func addWishes(
    to update: inout TreeUpdate,
    _ all: [ElementID],
    _ random: inout SimulationRandom
  ) {
    let target = all[random.number(below: all.count)]
    switch random.number(below: 20) {
    case 0:
      focusRequests += 1
      update.focusRequests = [FocusRequest(target, generation: focusRequests)]
    case 1: update.keyboardFocus = random.chance(1, in: 4) ? .dismiss : .move(target)
    case 2, 3:
      let priority = Announcement.Priority.allCases[random.number(below: 3)]
      update.announcements = [Announcement("News \(random.number(below: 90))", priority: priority)]
    case 4: update.notifications = [.screenChanged(random.chance(1, in: 2) ? target : nil)]
    case 5: update.notifications = [.layoutChanged(target)]
    default: break
    }
  }

  /// Applies an update to the source's own tree if the update is valid, and returns the update.
  private mutating func send(_ update: TreeUpdate) -> TreeUpdate {
    try? tree.apply(update)
    return update
  }

  private func isInside(_ id: ElementID, _ ancestor: ElementID) -> Bool {
    Self.ids(in: tree, below: ancestor).contains(id)
  }

  /// Returns the IDs of an element and its descendants.
  static func ids(in tree: AccessibilityTree, below root: ElementID) -> [ElementID] {
    var ids: [ElementID] = []
    var pending = [root]
    while let next = pending.popLast() {
      guard let element = tree[next] else { continue }
      ids.append(next)
      pending += element.children
    }
    return ids
  }
}

/// Pseudorandom numbers that are determined by a seed.
struct SimulationRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a number from 0 up to, but not including, a limit.
  mutating func number(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) >> 33) % limit
  }

  /// Returns whether an event with a probability of `count` in `all` occurs.
  mutating func chance(_ count: Int, in all: Int) -> Bool { number(below: all) < count }
}
