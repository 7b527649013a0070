// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Measures what the elements of a session’s screen, and what was done so far, cost a switch user.
@MainActor
public final class CostMeter {
  private let session: AssistiveSession
  private var activations: [(tree: AccessibilityTree, element: ElementID)] = []

  /// Creates a meter for a session.
  ///
  /// - Parameter notesTask: Whether the task can be asked for; each activation then keeps the tree of
  ///   its time.
  public init(_ session: AssistiveSession, notesTask: Bool) {
    self.session = session
    guard notesTask else { return }
    session.onActivation = { [weak self] in self?.activations.append(($0, $1)) }
  }

  /// Measures what a check compares. O(number of elements), for a task of each screen.
  public func measure(_ check: CostCheck) -> MeasuredCost {
    var settings = session.settings
    check.profile?.apply(to: &settings)
    let scanner = settings.switchControl
    switch check.subject {
    case .words(let words):
      guard let entry = session.scanEntry(of: words, scanner) else { return .notScanned(words) }
      var model = CostModel(scanner)
      return entry.cost(check.measure, &model, scanner) ?? .tooFast
    case .task: return task(check.measure, scanner)
    case .index:
      guard let index = ScanTotal(of: session.tree, scanner)?.index else { return .tooFast }
      return .index(index)
    }
  }

  private func task(
    _ measure: CostCheck.Measure,
    _ settings: SwitchControl.Settings
  ) -> MeasuredCost {
    var entries: [SwitchControl.ScanEntry] = []
    for (tree, element) in activations {
      let scan = SwitchControl.scan(of: tree, settings: settings)
      guard let entry = scan.first(where: { $0.stop == .item(element) }) else {
        return .notScanned(VisibleText.of(tree[element]?.label ?? ""))
      }
      entries.append(entry)
    }
    if measure == .scanner { return .cost(entries.compactMap(\.activate).reduce(ScanCost(), +)) }
    var model = CostModel(settings)
    var total = CostEstimate()
    for entry in entries {
      guard let estimate = model.estimate(for: entry.choices, pause: settings.pauseAfterTap)
      else { return .tooFast }
      total.presses += estimate.presses
      total.best += estimate.best
      total.expected += estimate.expected
    }
    // What is likely for each is more than what is likely for all of them together.
    total.likely = total.best + model.likelyLoss(of: entries.map(\.choices))
    return .cost(total.cost(measure))
  }
}

extension SwitchControl.ScanEntry {
  /// What it costs to activate the element, or to reach a group; `nil` if presses come too late.
  fileprivate func cost(
    _ measure: CostCheck.Measure,
    _ model: inout CostModel,
    _ settings: SwitchControl.Settings
  ) -> MeasuredCost? {
    if measure == .scanner { return .cost(activate ?? reach) }
    let pause = activate == nil ? .zero : settings.pauseAfterTap
    let choices = choices.isEmpty ? levels : choices
    return model.estimate(for: choices, pause: pause).map { .cost($0.cost(measure)) }
  }
}

extension AssistiveSession {
  /// What it costs a switch user to activate each element of the screen, as limits for a transcript.
  ///
  /// Of several elements with the same words, only the first has one.
  public func costChecks() -> [CostCheck] {
    let tree = tree
    var known: Set<String> = []
    return SwitchControl.scan(of: tree, settings: settings.switchControl).compactMap { entry in
      let label = entry.stop.element.flatMap { tree[$0]?.label } ?? ""
      guard let cost = entry.activate, !label.isEmpty, known.insert(label).inserted else {
        return nil
      }
      return CostCheck(words: label, comparison: .atMost, limit: .presses(cost.presses))
    }
  }
}
