// SPDX-License-Identifier: MIT

import A11yTree

/// The actions that lead from one captured screen to the next.
///
/// With a flow, a user can move through several captures of an app as if using the app itself.
public struct ScreenFlow: Sendable {
  /// An action and the screen to which it leads.
  public struct Step: Sendable {
    /// The name of the element that the user activates, or `nil` if the user leaves the screen with Escape.
    public var activated: String?
    /// The screen that appears after the action.
    public var screen: Document

    /// Creates a step from an action and the screen to which it leads.
    public init(activated: String?, screen: Document) {
      self.activated = activated
      self.screen = screen
    }
  }

  private let steps: [Step]
  /// The indices of the steps that the user has already taken.
  private var taken: Set<Int> = []

  /// Creates a flow.
  ///
  /// If a flow contains the same action several times, each repetition leads to the next of the action's screens. After
  /// the action has led to its last screen, further repetitions lead to that screen again.
  ///
  /// - Parameter steps: The steps, in the order in which they are taken.
  public init(_ steps: [Step]) { self.steps = steps }

  /// Takes the step for an action and returns the step's screen, or `nil` if no step matches the action.
  mutating func take(_ action: Action, on element: Element) -> Document? {
    let places = steps.indices.filter { steps[$0].matches(action, element) }
    let next = places.first { !taken.contains($0) } ?? places.last
    guard let place = next else { return nil }
    taken.insert(place)
    return steps[place].screen
  }
}

extension ScreenFlow.Step {
  fileprivate func matches(_ action: Action, _ element: Element) -> Bool {
    guard let activated else { return action == .escape }
    return action == .activate && element.label.lowercased() == activated.lowercased()
  }
}

/// The steps of a flow in a transcript header's notation, such as `activate Enroll → enrolled.xml; escape →
/// course.xml`.
package struct WrittenFlow: Hashable, Sendable {
  /// A step with the path of the screen to which it leads.
  package struct Step: Hashable, Sendable {
    package var activated: String?
    package var path: String
  }

  package let steps: [Step]

  /// Parses the steps.
  ///
  /// - Throws: ``DocumentError`` that names the step that cannot be parsed.
  package init(_ text: String) throws(DocumentError) {
    var steps: [Step] = []
    for part in text.split(separator: ";") {
      let part = part.trimmed
      if part.isEmpty { continue }
      guard let arrow = part.firstRange(of: "→") ?? part.firstRange(of: "->") else {
        throw DocumentError("“\(part)” has no “→” between the action and the screen")
      }
      let action = part[..<arrow.lowerBound].trimmed
      let path = part[arrow.upperBound...].trimmed
      guard !path.isEmpty else { throw DocumentError("“\(part)” does not name a screen") }
      if action == "escape" {
        steps.append(Step(activated: nil, path: path))
      } else if action.hasPrefix("activate ") {
        steps.append(Step(activated: action.dropFirst("activate ".count).trimmed, path: path))
      } else {
        throw DocumentError(
          "“\(action)” cannot lead to a screen; write “activate” and an element’s name, or “escape”"
        )
      }
    }
    guard !steps.isEmpty else { throw DocumentError("no screen is specified") }
    self.steps = steps
  }
}
