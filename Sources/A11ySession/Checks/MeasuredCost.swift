// SPDX-License-Identifier: MIT

import A11yNavigation

/// What something costs a switch user, or why that cannot be said.
public enum MeasuredCost: Hashable, Sendable {
  /// Presses and time.
  case cost(ScanCost)
  /// A multiple of what the stops of the screen cost in the best groups.
  case index(Double)
  /// The scanner does not come to the element with these words.
  case notScanned(String)
  /// The keyboard has no key for a character.
  case noKey(for: String)
  /// The scanner has moved on before a press of this person counts.
  case tooFast
}

extension MeasuredCost {
  /// The result of a check in words.
  public func text(of check: CostCheck) -> String {
    var person = check.measure == .scanner ? "" : " \(check.measure.rawValue)"
    if let profile = check.profile { person += " for \(profile.name)" }
    return switch self {
    case .cost(let cost): "cost \(check.subject.written) is \(cost.text)\(person)"
    case .index(let index): "cost index is \(CharacterName.number(index.inHundredths))\(person)"
    case .notScanned(let words): "the scanner does not come to “\(words)”"
    case .noKey(let character): "no key of the keyboard types “\(character)”"
    case .tooFast: "the scanner moves on before a press counts\(person)"
    }
  }
}

extension ScanCost {
  /// The cost in readable form: `2 presses, 3.5 s`.
  public var text: String {
    let seconds = CharacterName.number(time.seconds)
    return "\(presses) press\(presses == 1 ? "" : "es"), \(seconds) s"
  }
}

extension CostEstimate {
  /// What a person needs, with misses, in readable form: `expected 7.4 s, 95% within 14.1 s`.
  var text: String {
    let expected = CharacterName.number(expected.seconds.inTenths)
    return "expected \(expected) s, 95% within \(CharacterName.number(likely.seconds.inTenths)) s"
  }

  /// One of the times with the presses that belong to it.
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
  /// To a tenth of a second: no person’s estimate is better.
  fileprivate var inTenths: Duration { .milliseconds(Int((seconds * 10).rounded()) * 100) }
}
