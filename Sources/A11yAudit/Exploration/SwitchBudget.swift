// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession

/// The most that activating anything on a screen may cost a switch user.
///
/// There is no standard that sets one (ISO 9241-11 asks for efficiency, and leaves the figure open), so
/// a budget is always the team’s own.
public struct SwitchBudget: Hashable, Sendable {
  /// The most presses, on average; `nil` for any number.
  public var presses: Int?
  /// The most time, on average; `nil` for any.
  public var time: Duration?

  /// Creates a budget.
  public init(presses: Int? = nil, time: Duration? = nil) {
    self.presses = presses
    self.time = time
  }

  /// Parses `8 presses`, `20s`, or both with a comma between them.
  ///
  /// - Throws: ``SessionError/usage(_:)`` with the correct syntax.
  public init(_ text: String) throws(SessionError) {
    for part in text.split(separator: ",") {
      // A budget is the limit of a cost.
      let check = try CostCheck(written: "cost task <= \(part)")
      switch check.limit {
      case .presses(let presses): self.presses = presses
      case .time(let time): self.time = time
      case .times: break
      }
    }
    guard presses != nil || time != nil else {
      throw .usage(
        "a budget must be a number of presses, a time, or both, such as “8 presses, 20s”"
      )
    }
  }

  /// The checks of a transcript that an element’s cost is within the budget.
  func checks(of words: String) -> [CostCheck] {
    let limits: [CostCheck.Limit?] = [presses.map { .presses($0) }, time.map { .time($0) }]
    return limits.compactMap(\.self).map {
      CostCheck(of: .words(words), comparison: .atMost, limit: $0, measure: .expected)
    }
  }

  /// Whether an estimate stays within the budget.
  func holds(for estimate: CostEstimate) -> Bool {
    if let presses, estimate.presses > Double(presses) + 0.005 { return false }
    if let time, estimate.expected > time { return false }
    return true
  }
}
