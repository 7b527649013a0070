// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

/// The content of a screen as users of VoiceOver and Switch Control experience it, for use in rules, reports and
/// pictures.
///
/// ```swift
/// let exploration = Exploration(of: tree)
/// let findings = Audit().findings(in: exploration)
/// ```
public struct Exploration: Sendable {
  /// The elements.
  public let tree: AccessibilityTree
  /// The user's settings for VoiceOver and Switch Control.
  public let settings: SessionSettings
  /// The language of the words that VoiceOver adds to the screen's own text.
  public let language: SpokenLanguage
  /// All the stops that VoiceOver reads, in order.
  public let stops: [HeardStop]
  /// All the entries that Switch Control scans, group by group.
  public let scan: [SwitchControl.ScanEntry]
  /// The maximum cost of activating an element, or `nil` for no limit.
  public var budget: SwitchBudget?
  /// The observations from performing actions on a live screen, or `nil` if the screen is a capture.
  public internal(set) var live: LiveExploration?
  /// Each element's index in ``stops``.
  let places: [ElementID: Int]

  /// Reads and scans a screen in its current state, without performing any actions. The complexity is O(number of
  /// elements × depth).
  public init(of tree: AccessibilityTree, settings: SessionSettings = SessionSettings()) {
    self.tree = tree
    self.settings = settings
    let tag = tree.root.map(tree.language(of:)) ?? ""
    language =
      settings.verbosity.language ?? SpokenLanguage(tag: tag) ?? settings.verbosity.userLanguage
    stops = Self.read(tree, settings.verbosity)
    places = Dictionary(stops.map { ($0.id, $0.place) }, uniquingKeysWith: { first, _ in first })
    scan = SwitchControl.scan(of: tree, settings: settings.switchControl)
  }

  /// Returns the stop at an element, if VoiceOver stops there.
  public func stop(at id: ElementID) -> HeardStop? { places[id].map { stops[$0] } }
}

extension Exploration {
  /// Returns a copy of the exploration with the observations from performing actions added.
  public func with(_ live: LiveExploration) -> Exploration {
    var exploration = self
    exploration.live = live
    return exploration
  }

  /// The reasons for the words that VoiceOver speaks at each stop, in the same order as ``stops``. The complexity is
  /// O(number of stops × depth).
  public var explanations: [Explanation] {
    var explanations: [Explanation] = []
    Self.walk(tree, settings.verbosity) { user, _, utterance in
      explanations.append(user.explain(utterance, in: tree))
    }
    return explanations
  }

  /// Returns all the stops that VoiceOver reads, in order.
  static func read(_ tree: AccessibilityTree, _ verbosity: Verbosity) -> [HeardStop] {
    var stops: [HeardStop] = []
    walk(tree, verbosity) { _, stop, utterance in
      stops.append(
        HeardStop(
          place: stops.count,
          id: stop.id,
          element: stop.element,
          utterance: utterance,
          area: tree.area(of: stop.id),
          isInteractive: tree.kinds(of: stop.id).contains(.interactive)
        )
      )
    }
    return stops
  }

  /// Moves VoiceOver from the first stop to the last, and passes the words spoken at each stop to the closure.
  private static func walk(
    _ tree: AccessibilityTree,
    _ verbosity: Verbosity,
    _ onStop: (VoiceOver, (id: ElementID, element: Element), Utterance) -> Void
  ) {
    var user = VoiceOver()
    user.verbosity = verbosity
    var effects = user.start(in: tree, at: .zero)
    if user.cursor != nil { effects = user.perform(.first, in: tree) }
    var last: ElementID?
    while let id = user.cursor, id != last, let element = tree[id] {
      let utterance = effects.compactMap { effect in
        if case .speak(let utterance) = effect { utterance } else { nil }
      }.first
      onStop(user, (id, element), utterance ?? Utterance([]))
      last = id
      effects = user.perform(.next, in: tree)
    }
  }
}

extension AccessibilityTree {
  /// Returns the innermost landmark or dialog that contains an element. O(depth).
  func area(of id: ElementID) -> ElementID? {
    var next = parent(of: id)
    while let here = next {
      switch role(of: here) {
      case .dialog, .alertDialog: return here
      case let role? where role.isLandmark:
        if self[here]?.isLandmark == true { return here }
      default: break
      }
      next = parent(of: here)
    }
    return nil
  }

  /// Returns the nearest ancestor of an element that has one of the given roles. O(depth).
  func ancestor(of id: ElementID, _ roles: Set<Role>) -> ElementID? {
    var next = parent(of: id)
    while let here = next {
      if let role = role(of: here), roles.contains(role) { return here }
      next = parent(of: here)
    }
    return nil
  }

  /// All visible elements below the root, in reading order. O(number of elements).
  var visibleElements: [ElementID] {
    guard let root else { return [] }
    var found: [ElementID] = []
    var open = [root]
    while let id = open.popLast() {
      guard self[id]?.states.isHidden == false else { continue }
      found.append(id)
      open.append(contentsOf: children(of: id).reversed())
    }
    return found
  }
}
