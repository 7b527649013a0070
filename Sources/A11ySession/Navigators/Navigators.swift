// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The navigators of the enabled technologies, and the technology that the keys control.
struct Navigators: Sendable {
  /// The technology that the keys control.
  private(set) var driven: AssistiveTechnology
  /// One navigator for each technology in `allCases`, with `nil` for each technology that is off.
  private var places: [(any TechnologyNavigator)?]

  /// Turns on the technologies in the settings, and lets the keys control the first of them.
  init(_ settings: SessionSettings) {
    driven = settings.technologies.technologies.first ?? .voiceOver
    places = AssistiveTechnology.allCases.map { technology in
      settings.technologies.contains(AccessibilityTechnologies(technology))
        ? technology.navigator.init(settings) : nil
    }
  }

  /// The enabled technologies.
  var technologies: AccessibilityTechnologies {
    AssistiveTechnology.allCases.reduce([]) {
      self[$1] == nil ? $0 : $0.union(AccessibilityTechnologies($1))
    }
  }

  /// The navigator of a technology, or `nil` if the technology is off.
  subscript(technology: AssistiveTechnology) -> (any TechnologyNavigator)? {
    places[technology.place]
  }

  /// The navigator that the keys control, or `nil` if its technology is off.
  var current: (any TechnologyNavigator)? { self[driven] }

  /// Whether a list is open in any navigator.
  var isListOpen: Bool { places.contains { $0?.isListOpen == true } }

  /// Whether any navigator is reading continuously.
  var isReading: Bool { places.contains { $0?.isReading == true } }

  /// A number greater than the generation of every focus request that has been handled so far.
  var nextRequest: UInt64 { (places.compactMap { $0?.newestRequest }.max() ?? 0) + 1 }

  /// Turns on a technology that is off.
  private mutating func turnOn(_ technology: AssistiveTechnology, _ settings: SessionSettings) {
    guard self[technology] == nil else { return }
    places[technology.place] = technology.navigator.init(settings)
  }

  /// Lets the keys control a technology, and turns the technology on if it is off.
  mutating func drive(_ technology: AssistiveTechnology, _ settings: SessionSettings) {
    turnOn(technology, settings)
    driven = technology
  }

  /// Stops continuous reading.
  mutating func stopReading() {
    for technology in AssistiveTechnology.allCases { update(technology) { $0.stopReading() } }
  }

  /// Calls a closure with one navigator, and returns the closure's result, or `nil` if the technology is off.
  @discardableResult mutating func update<Result>(
    _ technology: AssistiveTechnology,
    _ body: (inout any TechnologyNavigator) -> Result
  ) -> Result? {
    guard var navigator = places[technology.place] else { return nil }
    // The navigator is moved out of its variable for the call, because a second reference would cause its collections
    // to be copied on write.
    places[technology.place] = nil
    defer { places[technology.place] = navigator }
    return body(&navigator)
  }

  /// Calls a closure with each navigator, in the order of `allCases`.
  mutating func updateAll(
    _ body: (inout any TechnologyNavigator) -> [Effect]
  ) -> [(technology: AssistiveTechnology, effects: [Effect])] {
    AssistiveTechnology.allCases.compactMap { technology in
      update(technology, body).map { (technology, $0) }
    }
  }

  /// Returns each cursor's surroundings, so that the cursor can stay nearby if its element disappears.
  func anchors(in tree: AccessibilityTree) -> [AssistiveTechnology: FocusAnchor] {
    var anchors: [AssistiveTechnology: FocusAnchor] = [:]
    for technology in AssistiveTechnology.allCases {
      guard let navigator = self[technology] else { continue }
      anchors[technology] = navigator.cursor.flatMap {
        FocusAnchor($0, in: tree, verbosity: navigator.anchorVerbosity)
      }
    }
    return anchors
  }
}

extension AssistiveTechnology {
  /// The index of the technology in `allCases`.
  fileprivate var place: Int {
    switch self {
    case .voiceOver: 0
    case .switchControl: 1
    }
  }

  /// The navigator type for the technology.
  var navigator: any TechnologyNavigator.Type {
    switch self {
    case .voiceOver: VoiceOver.self
    case .switchControl: SwitchControl.self
    }
  }

  /// The name by which users know the technology.
  public var name: String { navigator.name }

  /// The term that users of the technology use for its cursor, such as “the scanner”.
  public var cursorName: String { navigator.cursorName }

  /// Whether users of the technology press switches.
  package var keysAreSwitches: Bool { navigator.keysAreSwitches }

  /// The technology that the keys control after the user switches to the next technology.
  var other: AssistiveTechnology {
    let all = Self.allCases
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + 1) % all.count]
  }
}
