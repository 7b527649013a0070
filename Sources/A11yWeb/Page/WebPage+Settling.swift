import A11yDocuments
import A11yTree

extension WebPage {
  /// Lets the page settle, reads it, and returns what changed.
  func settle(for time: Duration = Limits.turn) async -> TreeUpdate {
    let before = target.generation
    do {
      switch self.time {
      case .virtual: try await window.clock.advance(by: time)
      case .real: await quiet?.wait()
      }
      if !target.isLoaded { await load() }
    } catch {
      note(error)
    }
    if let notice = window.clock.takeNotice() { notices.append(notice) }
    await followWindows()
    return await read(isNewPage: target.generation != before)
  }

  /// Waits until the page is loaded.
  private func load() async {
    let target = target
    let end = ContinuousClock.now + Limits.load
    while !target.isLoaded, target.dialog == nil, !isClosed, ContinuousClock.now < end {
      switch time {
      case .virtual:
        do { try await window.clock.grant(Limits.turn) } catch { return note(error) }
      case .real: await target.untilLoaded(limit: Limits.load)
      }
    }
    if !target.isLoaded, target.dialog == nil, !isClosed {
      notices.append("The page was still loading after \(Limits.load.components.seconds) s.")
    }
    await quiet?.wait()
    if time == .virtual {
      do { try await window.clock.advance(by: Limits.turn) } catch { note(error) }
    }
  }

  /// Reads the page and returns what changed, with where its focus is.
  ///
  /// - Parameter isNewPage: Whether the document was replaced.
  func read(isNewPage: Bool = false) async -> TreeUpdate {
    var update = TreeUpdate()
    let isNewPage = isNewPage || hasNewWindow
    guard target.dialog == nil else {
      addDialog(to: &update)
      return update
    }
    do {
      let reading = try await target.read(visited: visited)
      update = take(reading, isNewPage: isNewPage)
      hasNewWindow = false
      shownGeneration = target.generation
    } catch {
      note(error)
    }
    addDialog(to: &update)
    return update
  }

  /// Makes elements of a reading.
  func take(_ reading: PageReading, isNewPage: Bool) -> TreeUpdate {
    self.reading = reading
    target.frameOfNode = { reading.frameOfNode[$0] }
    if isNewPage {
      page.reset()
      openSelects = []
      knownFocus = nil
      knownActive = nil
      shownDialog = nil
    }
    var nodes = reading.nodes
    open(selectsIn: &nodes)
    var update: TreeUpdate
    do {
      update = try page.read(nodes) { changes, places in
        Self.finish(&changes, places, nodes, reading.insertion)
      }
    } catch {
      notices.append("The page cannot be shown: \(error).")
      return TreeUpdate()
    }
    let root = nodes.first { $0.role == "RootWebArea" }
    let newTitle = (root?.name ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if isNewPage {
      visited.insert(target.url)
      update.notifications.append(.screenChanged(nil))
    }
    if newTitle != title, !newTitle.isEmpty, isNewPage || !title.isEmpty {
      update.announcements.append(Announcement(newTitle, priority: .low))
    }
    title = newTitle
    followFocus(nodes, &update)
    return update
  }

  /// Adds what only a live page knows: which field is being typed into, and where in it.
  private static func finish(
    _ changes: inout [TreeUpdate.Change],
    _ places: [ElementID: Int],
    _ nodes: [ChromeNode],
    _ insertion: Int?
  ) {
    for index in changes.indices {
      guard let place = places[changes[index].id],
        nodes[place].property("focused")?.flag == true, nodes[place].role != "RootWebArea",
        changes[index].element.isTypedInto
      else { continue }
      changes[index].element.states.isEditing = true
      let value = changes[index].element.value
      if let insertion {
        let units = value.utf16
        let end = units.index(units.startIndex, offsetBy: insertion, limitedBy: units.endIndex)
        changes[index].element.details.insertionPoint =
          value[..<(end ?? value.endIndex)].count
      }
    }
  }

  /// Says where the page's own focus went, if the session does not know.
  private func followFocus(_ nodes: [ChromeNode], _ update: inout TreeUpdate) {
    let focused = nodes.last {
      $0.role != "RootWebArea" && $0.role != "Iframe" && $0.property("focused")?.flag == true
    }
    let element = focused?.backendDOMNodeId.flatMap { page.element(ofDOMNode: $0) }
    if element != knownFocus {
      knownFocus = element
      update.keyboardFocus = element.map { .move($0) } ?? .dismiss
    }
    let active = focused?.property("activedescendant")?.related.first
      .flatMap { page.element(ofDOMNode: $0) }
    if active != knownActive {
      knownActive = active
      if let active {
        focusGeneration += 1
        update.focusRequests.append(FocusRequest(active, generation: focusGeneration))
      }
    }
  }

  /// Does something, and shows why if it could not be done.
  func noting(_ body: () async throws(DevToolsError) -> Void) async {
    do { try await body() } catch { note(error) }
  }

  /// Shows why something could not be done.
  func note(_ error: DevToolsError) {
    switch error {
    case .blocked: break
    case .refused: break
    case .hung:
      notices.append(
        "The page does not answer: a script of it may run without end. What was there last stays."
      )
    case .crashed: end("The page has crashed.")
    case .ended: end("The browser has ended.")
    }
  }
}

extension Element {
  /// Whether text can be typed into the element.
  var isTypedInto: Bool { role.isTextEntry || actions.contains(.edit) }
}
