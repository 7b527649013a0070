// SPDX-License-Identifier: MIT

import A11yTree

extension ViewGraph {
  /// Returns a feature's state for this graph, and creates the state on first use. The cost is proportional to the
  /// number of features.
  package func feature<F: GraphFeature>(_ type: F.Type = F.self) -> F {
    if let known = features.find(type) { return known }
    let made = F(self)
    features.add(made)
    return made
  }

  /// Returns a feature's state for this graph, or `nil` if the state has not been created.
  package func existingFeature<F: GraphFeature>(_ type: F.Type) -> F? { features.find(type) }

  /// Installs a feature that was created elsewhere with its own settings.
  ///
  /// If the graph already has the feature, the existing feature remains and a diagnostic reports the duplicate.
  package func install<F: GraphFeature>(_ feature: F) {
    guard features.find(F.self) == nil else {
      return report(
        Diagnostic(
          .featureFailed,
          view: "\(F.self)",
          "was installed twice; the first one is kept. Install it before any view uses it."
        )
      )
    }
    features.add(feature)
  }

  /// Calls a hook of each feature that takes part in a phase, in the order in which the features were added.
  package func run(_ phase: TurnPhases, _ hook: (any GraphFeature) throws -> Void) {
    guard features.phases.isSuperset(of: phase) else { return }
    // A hook may add another feature, which then takes part in the same phase.
    var index = 0
    while index < features.count {
      if let feature = features.feature(index, takingPartIn: phase) {
        do { try hook(feature) } catch { reportFailure(of: feature, error) }
      }
      index += 1
    }
  }

  /// Returns the response of the first feature that handles an action, or `nil` if no feature handles the action.
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
        "failed during a turn: \(error)."
      )
    )
  }
}
