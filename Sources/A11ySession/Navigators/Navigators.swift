import A11yNavigation
import A11yTree

/// The navigators of the active technologies, and which one the keys drive.
struct Navigators {
  /// The technology that the keys drive.
  var driven: AssistiveTechnology
  private var navigators: [any TechnologyNavigator]

  /// Turns on the user's technologies; the keys drive the first.
  init(_ settings: SessionSettings) {
    driven = settings.technologies.technologies.first ?? .voiceOver
    navigators = settings.technologies.technologies.map { $0.navigator.init(settings) }
  }

  /// The technologies that are on.
  var technologies: AccessibilityTechnologies {
    navigators.reduce([]) { $0.union(AccessibilityTechnologies(type(of: $1).technology)) }
  }

  /// A technology's navigator, if it is on.
  subscript(technology: AssistiveTechnology) -> (any TechnologyNavigator)? {
    place(of: technology).map { navigators[$0] }
  }

  /// The navigator that the keys drive, if its technology is on.
  var current: (any TechnologyNavigator)? { self[driven] }

  /// Whether any navigator has a list open.
  var isListOpen: Bool { navigators.contains(where: \.isListOpen) }

  /// Whether anything is being read.
  var isReading: Bool { navigators.contains(where: \.isReading) }

  /// A number higher than the generation of any handled focus request.
  var nextRequest: UInt64 { (navigators.map(\.newestRequest).max() ?? 0) + 1 }

  /// Turns a technology on, if it is off.
  mutating func turnOn(_ technology: AssistiveTechnology, _ settings: SessionSettings) {
    guard place(of: technology) == nil else { return }
    navigators.append(technology.navigator.init(settings))
    let order = AssistiveTechnology.allCases
    navigators.sort { first, second in
      order.firstIndex(of: type(of: first).technology) ?? 0
        < order.firstIndex(of: type(of: second).technology) ?? 0
    }
  }

  /// Updates one navigator; `nil` if its technology is off.
  mutating func update<Result>(
    _ technology: AssistiveTechnology,
    _ body: (inout any TechnologyNavigator) -> Result
  ) -> Result? {
    place(of: technology).map { body(&navigators[$0]) }
  }

  /// Updates every navigator, in the order of their technologies.
  mutating func updateAll(
    _ body: (inout any TechnologyNavigator) -> [Effect]
  ) -> [(technology: AssistiveTechnology, effects: [Effect])] {
    navigators.indices.map { place in
      (type(of: navigators[place]).technology, body(&navigators[place]))
    }
  }

  /// The surroundings of each cursor.
  func anchors(in tree: AccessibilityTree) -> [AssistiveTechnology: FocusAnchor] {
    var anchors: [AssistiveTechnology: FocusAnchor] = [:]
    for navigator in navigators {
      anchors[type(of: navigator).technology] = navigator.cursor.flatMap {
        FocusAnchor($0, in: tree, verbosity: navigator.anchorVerbosity)
      }
    }
    return anchors
  }

  private func place(of technology: AssistiveTechnology) -> Int? {
    navigators.firstIndex { type(of: $0).technology == technology }
  }
}

extension AssistiveTechnology {
  /// The navigator of the technology.
  var navigator: any TechnologyNavigator.Type {
    switch self {
    case .voiceOver: VoiceOver.self
    case .switchControl: SwitchControl.self
    }
  }

  /// The technology's name as users know it.
  public var name: String { navigator.name }

  /// The technology that the keys would switch to.
  var other: AssistiveTechnology {
    let all = Self.allCases
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + 1) % all.count]
  }
}
