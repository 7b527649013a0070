// SPDX-License-Identifier: MIT

import A11yNavigation

/// A switch user's cost, or the reason that the cost cannot be measured.
public enum MeasuredCost: Hashable, Sendable {
  /// The number of presses and the time needed.
  case cost(ScanCost)
  /// A multiple of the lowest cost of the screen's stops in any grouping.
  case index(Double)
  /// The scanner does not reach the element with the given words.
  case notScanned(String)
  /// The on-screen keyboard has no key for a character.
  case noKey(for: String)
  /// The scanner moves on before the person's press can take effect.
  case tooFast
}

extension MeasuredCost {
  /// Returns the result of a check as text.
  public func text(of check: CostCheck) -> String {
    var person = check.measure == .scanner ? "" : " \(check.measure.rawValue)"
    if let profile = check.profile { person += " for \(profile.name)" }
    return switch self {
    case .cost(let cost): "cost \(check.subject.written) is \(cost.text)\(person)"
    case .index(let index): "cost index is \(CharacterName.number(index.inHundredths))\(person)"
    case .notScanned(let words): "the scanner does not reach “\(words)”"
    case .noKey(let character): "no key on the keyboard types “\(character)”"
    case .tooFast: "the scanner moves on before a press is registered\(person)"
    }
  }
}

extension ScanCost {
  /// The cost in readable form, such as `2 presses, 3.5 s`.
  public var text: String {
    let seconds = CharacterName.number(time.seconds)
    return "\(presses) press\(presses == 1 ? "" : "es"), \(seconds) s"
  }
}

extension CostEstimate {
  /// The time that a person needs, including misses, as text such as `expected 7.4 s, 95% within 14.1 s`.
  var text: String {
    let expected = CharacterName.number(expected.seconds.inTenths)
    return "expected \(expected) s, 95% within \(CharacterName.number(likely.seconds.inTenths)) s"
  }

  /// Returns the time that a check compares with its limit, and the number of presses for that time.
  package func cost(_ measure: CostCheck.Measure) -> ScanCost {
    let presses = Int(presses.rounded(.up))
    return switch measure {
    case .scanner, .best: ScanCost(presses: presses, time: best.inTenths)
    case .expected: ScanCost(presses: presses, time: expected.inTenths)
    case .likely: ScanCost(presses: presses, time: likely.inTenths)
    }
  }
}

extension Double {
  fileprivate var inTenths: Double { (self * 10).rounded() / 10 }
  fileprivate var inHundredths: Double { (self * 100).rounded() / 100 }
}

extension Duration {
  /// The duration rounded to a tenth of a second, because no estimate of a person's time is more precise.
  fileprivate var inTenths: Duration { .milliseconds(Int((seconds * 10).rounded()) * 100) }
}
