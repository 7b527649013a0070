// SPDX-License-Identifier: MIT

import Foundation

extension Tips {
  /// A value that rules depend on.
  public struct Parameter<Value: Sendable>: Sendable {
    private let key: String
    private let initial: Value

    /// Creates the parameter of a tip.
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

  /// Something that happens in a program, which rules count.
  public struct Event<DonationInfo: Sendable>: Sendable {
    /// One time that it happened.
    public struct Donation: Sendable {
      /// When it happened.
      public let date: Date
    }

    /// The name of the event.
    public let id: String

    /// The times that it happened.
    public var donations: [Donation] {
      let id = id
      return TipStore.shared.read { $0.donations[id] ?? [] }.map(Donation.init)
    }

    /// Says that it happened.
    public func sendDonation(_ completion: @escaping @Sendable () -> Void = {}) {
      let id = id
      TipStore.shared.change { $0.donations[id, default: []].append(Date()) }
      completion()
    }

    /// Says that it happened.
    public func donate() async { sendDonation() }
  }
}

extension Tips.Event {
  init(named id: String) { self.id = id }
}

/// Keeps a static variable of a tip for its rules.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
  #externalMacro(module: "A11yMacros", type: "TipParameterMacro")

/// Sets when a tip may be shown, by a parameter.
@freestanding(expression)
public macro Rule<Value: Sendable>(
  _ input: Tips.Parameter<Value>,
  body: @Sendable (Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "A11yMacros", type: "TipRuleMacro")

/// Sets when a tip may be shown, by two parameters.
@freestanding(expression)
public macro Rule<First: Sendable, Second: Sendable>(
  _ first: Tips.Parameter<First>,
  _ second: Tips.Parameter<Second>,
  body: @Sendable (First, Second) -> Bool
) -> Tips.Rule = #externalMacro(module: "A11yMacros", type: "TipRuleMacro")

/// Sets when a tip may be shown, by an event.
@freestanding(expression)
public macro Rule<Info: Sendable>(
  _ input: Tips.Event<Info>,
  body: @Sendable (Tips.Event<Info>) -> Bool
) -> Tips.Rule = #externalMacro(module: "A11yMacros", type: "TipRuleMacro")
