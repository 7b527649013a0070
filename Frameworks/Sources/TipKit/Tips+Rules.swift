// SPDX-License-Identifier: MIT

import Foundation

extension Tips {
  /// A value that tips' rules can depend on.
  public struct Parameter<Value: Sendable>: Sendable {
    private let key: String
    private let initial: Value

    /// Creates a tip's parameter.
    public init(_ owner: Any.Type, _ name: String, _ initialValue: Value) {
      key = "\(owner).\(name)"
      initial = initialValue
    }

    /// The value.
    public var wrappedValue: Value {
      get {
        let key = key
        return TipStore.shared.read { $0.values[key] } as? Value ?? initial
      }
      nonmutating set {
        let key = key
        TipStore.shared.change { $0.values[key] = newValue }
      }
    }
  }

  /// An event in a program, such as a purchase. Rules can count how often the event has occurred.
  public struct Event<DonationInfo: Sendable>: Sendable {
    /// One occurrence of the event.
    public struct Donation: Sendable {
      /// The time of the occurrence.
      public let date: Date
    }

    /// The event's identifier.
    public let id: String

    /// The occurrences of the event.
    public var donations: [Donation] {
      let id = id
      return TipStore.shared.read { $0.donations[id] ?? [] }.map(Donation.init)
    }

    /// Records an occurrence of the event.
    public func sendDonation(_ completion: @escaping @Sendable () -> Void = {}) {
      let id = id
      TipStore.shared.change { $0.donations[id, default: []].append(Date()) }
      completion()
    }

    /// Records an occurrence of the event.
    public func donate() async { sendDonation() }
  }
}

extension Tips.Event {
  init(named id: String) { self.id = id }
}

/// Lets a tip's rules read a static variable of the tip.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
  #externalMacro(module: "A11yMacros", type: "TipParameterMacro")

/// Creates a rule that depends on a parameter.
@freestanding(expression)
public macro Rule<Value: Sendable>(
  _ input: Tips.Parameter<Value>,
  body: @Sendable (Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "A11yMacros", type: "TipRuleMacro")

/// Creates a rule that depends on two parameters.
@freestanding(expression)
public macro Rule<First: Sendable, Second: Sendable>(
  _ first: Tips.Parameter<First>,
  _ second: Tips.Parameter<Second>,
  body: @Sendable (First, Second) -> Bool
) -> Tips.Rule = #externalMacro(module: "A11yMacros", type: "TipRuleMacro")

/// Creates a rule that depends on an event.
@freestanding(expression)
public macro Rule<Info: Sendable>(
  _ input: Tips.Event<Info>,
  body: @Sendable (Tips.Event<Info>) -> Bool
) -> Tips.Rule = #externalMacro(module: "A11yMacros", type: "TipRuleMacro")
