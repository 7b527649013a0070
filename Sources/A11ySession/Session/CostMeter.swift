// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Measures a switch user's cost of reaching the elements on a session's screen and of the actions performed so far.
@MainActor
public final class CostMeter {
  /// An action of the user, with the tree as it was before the action.
  private enum Act {
    case activation(AccessibilityTree, ElementID)
    case typing(AccessibilityTree, ElementID, String)
  }

  private let session: AssistiveSession
  private var acts: [Act] = []

  /// Creates a meter for a session.
  ///
  /// - Parameter notesTask: Whether each activation keeps a copy of the tree, so that a task can be measured.
  public init(_ session: AssistiveSession, notesTask: Bool) {
    self.session = session
    guard notesTask else { return }
    session.onActivation = { [weak self] in self?.acts.append(.activation($0, $1)) }
    session.onTyping = { [weak self] in self?.note($2, typedInto: $1, $0) }
  }

  /// Records typed text, joining it to text that was typed into the same field immediately before.
  private func note(_ text: String, typedInto field: ElementID, _ tree: AccessibilityTree) {
    if case .typing(let first, field, let before)? = acts.last {
      acts[acts.count - 1] = .typing(first, field, before + text)
    } else {
      acts.append(.typing(tree, field, text))
    }
  }

  /// Measures the cost that a check compares with its limit. The complexity is O(number of elements) or, for a task,
  /// O(total number of elements on the task's screens).
  public func measure(_ check: CostCheck) -> MeasuredCost {
    var settings = session.settings
    check.profile?.apply(to: &settings)
    var sum = CostSum(check.measure, settings.switchControl)
    switch check.subject {
    case .words(let words):
      guard let entry = session.scanEntry(of: words, sum.settings) else {
        return .notScanned(words)
      }
      sum.add(entry)
    case .typing(let text, into: let words):
      guard let entry = session.scanEntry(of: words, sum.settings),
        case .item(let field) = entry.stop
      else { return .notScanned(words) }
      sum.add(entry)
      sum.add(text, typedInto: field, session.tree)
    case .task, .taskWithTyping:
      for act in acts {
        switch act {
        case .activation(let tree, let element): sum.add(element, in: tree)
        case .typing(let tree, let field, let text):
          if check.subject == .taskWithTyping { sum.add(text, typedInto: field, tree) }
        }
      }
    case .index:
      // The cost index compares groups of items, so it does not apply to points.
      var items = sum.settings
      items.scansPoints = false
      guard let index = ScanTotal(of: session.tree, items)?.index else { return .tooFast }
      return .index(index)
    }
    return sum.cost
  }
}

/// The sum of several costs.
struct CostSum {
  let settings: SwitchControl.Settings
  private let measure: CostCheck.Measure
  private var model: CostModel
  private var total = CostEstimate()
  private var scanner = ScanCost()
  private var ways: [[ScanLevel]] = []
  private var failure: MeasuredCost?

  init(_ measure: CostCheck.Measure, _ settings: SwitchControl.Settings) {
    (self.measure, self.settings) = (measure, settings)
    model = CostModel(settings)
  }

  /// The sum of the costs, or the reason why it cannot be calculated.
  var cost: MeasuredCost {
    mutating get {
      if let failure { return failure }
      if measure == .scanner { return .cost(scanner) }
      // The sum of the likely times for the parts exceeds the likely time for the whole.
      total.likely = total.best + model.likelyLoss(of: ways)
      return .cost(total.cost(measure))
    }
  }

  /// Adds the cost of activating an element, or of reaching a group.
  mutating func add(_ entry: SwitchControl.ScanEntry) {
    scanner = scanner + (entry.activate ?? entry.reach)
    add(
      entry.choices.isEmpty ? entry.levels : entry.choices,
      pause: entry.activate == nil ? .zero : settings.pauseAfterTap
    )
  }

  /// Adds the cost of activating an element on a screen.
  mutating func add(_ element: ElementID, in tree: AccessibilityTree) {
    let scan = SwitchControl.scan(of: tree, settings: settings)
    guard let entry = scan.first(where: { $0.stop == .item(element) }) else {
      failure = failure ?? .notScanned(VisibleText.of(tree[element]?.label ?? ""))
      return
    }
    add(entry)
  }

  /// Adds the cost of typing text into a field.
  mutating func add(_ text: String, typedInto field: ElementID, _ tree: AccessibilityTree) {
    let plan = TypingPlan(text, into: field, of: tree, settings: settings)
    if let missing = plan.missing { failure = failure ?? .noKey(for: VisibleText.of(missing)) }
    scanner = scanner + plan.cost(settings)
    for press in plan.presses { add(press.choices, pause: plan.pause) }
  }

  private mutating func add(_ choices: [ScanLevel], pause: Duration) {
    guard measure != .scanner else { return }
    guard let estimate = model.estimate(for: choices, pause: pause) else {
      failure = failure ?? .tooFast
      return
    }
    total.presses += estimate.presses
    total.best += estimate.best
    total.expected += estimate.expected
    ways.append(choices)
  }
}

extension AssistiveSession {
  /// Returns a switch user's cost of activating each element on the screen, as cost limits for a transcript.
  ///
  /// If several elements have the same words, there is a limit only for the first of them.
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
