import A11yTree

extension VoiceOver {
  /// Speaks what changed in live regions: the element, or all of a region that is announced as a
  /// whole, once.
  mutating func liveWords(_ update: TreeUpdate, in tree: AccessibilityTree) -> [Effect] {
    var effects: [Effect] = []
    var announced: Set<ElementID> = []
    // A region that appears with its content is read when the user gets there; an alert is not.
    var appeared: Set<ElementID> = []
    for change in update.changes where change.scope == .added && change.element.role != .alert {
      appeared.insert(change.id)
    }
    for change in update.changes where change.id != cursor {
      guard change.scope != .surroundings, tree.isVisible(change.id),
        let region = liveRegion(around: change.id, in: tree), region.announces(change),
        !appeared.contains(region.id)
      else { continue }
      if region.isWhole {
        guard announced.insert(region.id).inserted else { continue }
        effects += say(words(of: region, in: tree))
      } else if tree.kinds(of: change.id).contains(.stop) {
        let words = Description(of: change.id, in: tree, verbosity: verbosity)?.words() ?? []
        effects += say(Utterance(words, priority: region.priority))
      }
    }
    return effects
  }

  /// A live region and how its author wants it announced.
  private struct Region {
    var id: ElementID
    var priority: Announcement.Priority
    var changes: LiveChanges
    var isWhole: Bool

    func announces(_ change: TreeUpdate.Change) -> Bool {
      switch change.scope {
      case .added: changes.contains(.additions)
      case .words: changes.contains(.text)
      case .unknown: !changes.isEmpty
      case .surroundings: false
      }
    }
  }

  /// The nearest live region that is an element or contains it; `nil` if that is off or still loads.
  private func liveRegion(around id: ElementID, in tree: AccessibilityTree) -> Region? {
    var next: ElementID? = id
    var isWhole = false
    while let here = next, let element = tree[here] {
      let details = element.hasDetails ? element.details : Element.Details()
      if element.states.isBusy { return nil }
      isWhole = isWhole || details.isLiveAsWhole
      let live: LiveRegion? =
        switch element.role {
        case .alert: details.live ?? .assertive
        case .status, .log: details.live ?? .polite
        default: details.live
        }
      if let live {
        guard live != .off else { return nil }
        let priority: Announcement.Priority = live == .assertive ? .default : .low
        return Region(
          id: here,
          priority: priority,
          changes: details.liveChanges,
          isWhole: isWhole
        )
      }
      next = tree.parent(of: here)
    }
    return nil
  }

  /// All words of a region, in reading order.
  private func words(of region: Region, in tree: AccessibilityTree) -> Utterance {
    var segments: [Utterance.Segment] = []
    var place: ElementID? =
      tree.kinds(of: region.id).contains(.stop)
      ? region.id : tree.next(.stop, after: region.id, in: region.id)
    while let id = place {
      segments += Description(of: id, in: tree, verbosity: verbosity)?.words() ?? []
      place = tree.next(.stop, after: id, in: region.id)
    }
    return Utterance(segments, priority: region.priority)
  }
}
