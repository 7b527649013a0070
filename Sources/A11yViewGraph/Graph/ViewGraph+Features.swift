import A11yTree

extension ViewGraph {
  /// The graph's state of a feature; made when it is first asked for. O(features).
  package func feature<F: GraphFeature>(_ type: F.Type = F.self) -> F {
    if let known = features.find(type) { return known }
    let made = F(self)
    features.add(made)
    return made
  }

  /// The graph's state of a feature, if anything has asked for it.
  package func existingFeature<F: GraphFeature>(_ type: F.Type) -> F? { features.find(type) }

  /// Gives the graph a feature that was made elsewhere, with settings of its own.
  ///
  /// If the graph has the feature already, that one stays, and a diagnostic says so.
  package func install<F: GraphFeature>(_ feature: F) {
    guard features.find(F.self) == nil else {
      return report(
        Diagnostic(
          .featureFailed,
          view: "\(F.self)",
          "was given to the graph twice; the first one stays. Install it before any view uses it."
        )
      )
    }
    features.add(feature)
  }

  /// Calls a hook of each feature that takes part in a phase, in the order in which they came.
  package func run(_ phase: TurnPhases, _ hook: (any GraphFeature) throws -> Void) {
    guard features.phases.isSuperset(of: phase) else { return }
    // A hook may bring in another feature, which takes part from then on.
    var index = 0
    while index < features.count {
      if let feature = features.feature(index, takingPartIn: phase) {
        do { try hook(feature) } catch { reportFailure(of: feature, error) }
      }
      index += 1
    }
  }

  /// What the first feature answers to an action; `nil` if it is none of theirs.
  package func answerOfFeatures(to action: Action, at element: ElementNode) -> Bool? {
    var answer: Bool?
    run(.answer) { feature in
      if answer == nil { answer = try feature.answer(action, at: element, in: self) }
    }
    return answer
  }

  private func reportFailure(of feature: any GraphFeature, _ error: any Error) {
    report(
      Diagnostic(
        .featureFailed,
        view: "\(type(of: feature))",
        "could not do its part of a turn: \(error)."
      )
    )
  }
}
