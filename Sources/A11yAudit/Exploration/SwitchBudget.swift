// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession

/// The maximum cost for a switch user to activate any element on a screen.
///
/// No standard sets a budget for the effort of switch users, so each team must choose its own. ISO 9241-11 requires
/// efficiency but does not specify a figure.
public struct SwitchBudget: Hashable, Sendable {
  /// The maximum average number of presses, or `nil` for no limit.
  public var presses: Int?
  /// The maximum average time, or `nil` for no limit.
  public var time: Duration?

  /// Creates a budget.
  public init(presses: Int? = nil, time: Duration? = nil) {
    self.presses = presses
    self.time = time
  }

  /// Parses `8 presses`, `20s`, or both, separated by a comma.
  ///
  /// - Throws: ``SessionError/usage(_:)`` with the correct syntax.
  public init(_ text: String) throws(SessionError) {
    for part in text.split(separator: ",") {
      // A budget has the same syntax as the limit in a cost check.
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

  /// Returns the checks with which a transcript verifies that an element’s cost is within the budget.
  func checks(of words: String) -> [CostCheck] {
    let limits: [CostCheck.Limit?] = [presses.map { .presses($0) }, time.map { .time($0) }]
    return limits.compactMap(\.self).map {
      CostCheck(of: .words(words), comparison: .atMost, limit: $0, measure: .expected)
    }
  }

  /// Returns whether an estimated cost is within the budget.
  func holds(for estimate: CostEstimate) -> Bool {
    if let presses, estimate.presses > Double(presses) + 0.005 { return false }
    if let time, estimate.expected > time { return false }
    return true
  }
}
