// SPDX-License-Identifier: MIT

import A11yTree

/// VoiceOver's speech about live regions, which does not depend on the VoiceOver cursor.
struct LiveRegions {
  let verbosity: Verbosity

  /// Returns the speech for changes in live regions. Each changed element is announced separately, except in a region
  /// that is announced as a whole. Removed words are spoken before added words.
  ///
  /// - Parameter cursor: The element under the cursor, whose changes are spoken anyway and are therefore left out.
  func effects(
    of update: TreeUpdate,
    besides cursor: ElementID?,
    in tree: AccessibilityTree
  ) -> [Effect] {
    var effects: [Effect] = []
    var announced: Set<ElementID> = []
    var texts = SpokenLiveTexts(update.liveTexts)
    let isOfTheWeb = tree.root.flatMap(tree.role(of:)) == .webArea
    // A region that appears together with its content is read when the user reaches it, except for an alert.
    var appeared: Set<ElementID> = []
    for change in update.changes where change.scope == .added && !change.element.isAlert {
      appeared.insert(change.id)
    }
    for change in update.changes where change.id != cursor {
      guard change.scope != .surroundings, tree.isVisible(change.id),
        let region = liveRegion(around: change.id, in: tree), region.announces(change),
        !appeared.contains(region.id)
      else { continue }
      // On a web page, a region's name is not part of its content.
      if change.id == region.id, change.scope == .words, isOfTheWeb,
        !texts.areChanged(in: region.id)
      {
        continue
      }
      effects += sayRemovals(texts.removals(upTo: region.id), in: tree)
      if region.isWhole {
        guard announced.insert(region.id).inserted else { continue }
        effects += .say(words(of: region, texts, in: tree))
      } else if tree.kinds(of: change.id).contains(.stop) {
        let new = texts.next(for: change.id)?.filter { !$0.change.isDisjoint(with: region.changes) }
        if let new, new.isEmpty { continue }
        let words = words(of: change.id, new?.words, in: tree)
        effects += .say(Utterance(words, priority: region.priority))
      }
    }
    return effects + sayRemovals(texts.removals(upTo: nil), in: tree)
  }

  /// Returns the speech for words that were removed from live regions whose author wants removals announced.
  private func sayRemovals(_ texts: [LiveText], in tree: AccessibilityTree) -> [Effect] {
    var effects: [Effect] = []
    for text in texts {
      guard tree.isVisible(text.id), let region = liveRegion(around: text.id, in: tree),
        region.changes.contains(.removals)
      else { continue }
      let words = verbosity.catalog(for: tree)[.deleted, text.removed.onOneLine]
      var segment = Utterance.Segment(.label, words)
      segment.language = tree.language(of: text.id)
      effects += .say(Utterance([segment], priority: region.priority))
    }
    return effects
  }

  /// A live region and the author's settings for its announcements.
  private struct Region {
    var id: ElementID
    var priority: Announcement.Priority
    var changes: LiveChanges
    var isWhole: Bool

    func announces(_ change: TreeUpdate.Change) -> Bool {
      switch change.scope {
      case .added: changes.contains(.additions)
      case .words: changes.contains(.text)
      case .unknown: !changes.isDisjoint(with: .usual)
      case .surroundings: false
      }
    }
  }

  /// Returns the nearest live region that is the element or contains it, or `nil` if that region is off or busy.
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
        // An alert dialog that is not modal is announced, because the cursor does not move into it.
        case .alertDialog where element.isAlert: details.live ?? .assertive
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

  /// Returns an element's words. The known pieces of text, if any, replace the label.
  private func words(
    of id: ElementID,
    _ pieces: String?,
    in tree: AccessibilityTree
  ) -> [Utterance.Segment] {
    var segments = Description(of: id, in: tree, verbosity: verbosity)?.words ?? []
    if let pieces, let place = segments.firstIndex(where: { $0.kind == .label }) {
      segments[place].text = pieces.onOneLine
    }
    return segments
  }

  /// Returns all words of a live region, in reading order.
  private func words(
    of region: Region,
    _ texts: SpokenLiveTexts,
    in tree: AccessibilityTree
  ) -> Utterance {
    var segments: [Utterance.Segment] = []
    var place: ElementID? =
      tree.kinds(of: region.id).contains(.stop)
      ? region.id : tree.next(.stop, after: region.id, in: region.id)
    while let id = place {
      segments += words(of: id, texts.words(of: id), in: tree)
      place = tree.next(.stop, after: id, in: region.id)
    }
    return Utterance(segments, priority: region.priority)
  }
}

extension Element {
  /// Whether the element is announced when it appears together with its content.
  fileprivate var isAlert: Bool {
    role == .alert || role == .alertDialog && !traits.contains(.isModal)
  }
}
