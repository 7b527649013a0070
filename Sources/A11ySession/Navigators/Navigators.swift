import A11yNavigation
import A11yTree

/// The navigators of the technologies that are on, and which of them the keys drive.
struct Navigators {
  /// The technology that the keys drive.
  var driven: AssistiveTechnology
  /// A place for each technology, in their order; empty where it is off.
  private var places: [(any TechnologyNavigator)?]

  /// Turns on the technologies that the user has set; the keys drive the first.
  init(_ settings: SessionSettings) {
    driven = settings.technologies.technologies.first ?? .voiceOver
    places = AssistiveTechnology.allCases.map { technology in
      settings.technologies.contains(AccessibilityTechnologies(technology))
        ? technology.navigator.init(settings) : nil
    }
  }

  /// The technologies that are on.
  var technologies: AccessibilityTechnologies {
    AssistiveTechnology.allCases.reduce([]) {
      self[$1] == nil ? $0 : $0.union(AccessibilityTechnologies($1))
    }
  }

  /// A technology's navigator, if it is on.
  subscript(technology: AssistiveTechnology) -> (any TechnologyNavigator)? {
    places[technology.place]
  }

  /// The navigator that the keys drive, if its technology is on.
  var current: (any TechnologyNavigator)? { self[driven] }

  /// Whether any navigator has a list open.
  var isListOpen: Bool { places.contains { $0?.isListOpen == true } }

  /// Whether anything is being read.
  var isReading: Bool { places.contains { $0?.isReading == true } }

  /// A number above that of every focus request that was answered.
  var nextRequest: UInt64 { (places.compactMap { $0?.newestRequest }.max() ?? 0) + 1 }

  /// Turns a technology on, if it is off.
  mutating func turnOn(_ technology: AssistiveTechnology, _ settings: SessionSettings) {
    guard self[technology] == nil else { return }
    places[technology.place] = technology.navigator.init(settings)
  }

  /// Has one navigator do something; `nil` if its technology is off.
  mutating func update<Result>(
    _ technology: AssistiveTechnology,
    _ body: (inout any TechnologyNavigator) -> Result
  ) -> Result? {
    guard var navigator = places[technology.place] else { return nil }
    // Taken out meanwhile, so that what it holds is not copied.
    places[technology.place] = nil
    defer { places[technology.place] = navigator }
    return body(&navigator)
  }

  /// Has every navigator do something, in the order of their technologies.
  mutating func updateAll(
    _ body: (inout any TechnologyNavigator) -> [Effect]
  ) -> [(technology: AssistiveTechnology, effects: [Effect])] {
    AssistiveTechnology.allCases.compactMap { technology in
      update(technology, body).map { (technology, $0) }
    }
  }

  /// What is around each cursor now.
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
  /// The technology's place among all.
  fileprivate var place: Int {
    switch self {
    case .voiceOver: 0
    case .switchControl: 1
    }
  }

  /// The navigator of the technology.
  var navigator: any TechnologyNavigator.Type {
    switch self {
    case .voiceOver: VoiceOver.self
    case .switchControl: SwitchControl.self
    }
  }

  /// What the technology is called, as users know it.
  public var name: String { navigator.name }

  /// The technology that the keys drive when they are switched over.
  var other: AssistiveTechnology {
    let all = Self.allCases
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + 1) % all.count]
  }
}
