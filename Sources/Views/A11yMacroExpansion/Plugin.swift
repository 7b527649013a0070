// SPDX-License-Identifier: MIT

import A11yJSON

/// An implementation of the protocol through which the compiler requests macro expansions.
///
/// The package implements the compiler plugin protocol itself, so that its users do not have to build swift-syntax. No
/// syntax tree is needed, because the macros only rearrange source text.
package enum Plugin {
  static var macros: [String: any Macro.Type] {
    [
      "AnimatableMacro": AnimatableMacro.self,
      "EntryMacro": EntryMacro.self,
      "GenerableMacro": GenerableMacro.self,
      "MarkerMacro": MarkerMacro.self,
      "ModelActorMacro": ModelActorMacro.self,
      "ModelMacro": ModelMacro.self,
      "PreviewMacro": PreviewMacro.self,
      "TipParameterMacro": TipParameterMacro.self,
      "TipRuleMacro": TipRuleMacro.self,
    ]
  }

  /// Answers the compiler's requests one after another until the compiler closes the stream.
  package static func answerAll() {
    let stream = MessageStream()
    while let message = stream.next() {
      stream.send(answer(to: message))
    }
  }

  /// Returns the reply to a message from the compiler.
  static func answer(to message: [UInt8]) -> JSONValue {
    guard let request = (try? JSONValue(json: message))?.members.first else {
      return Reply.failure("the macro plugin cannot read the compiler's message")
    }
    switch request.key {
    case "getCapability":
      return Reply.capability
    case "expandFreestandingMacro", "expandAttachedMacro":
      return expansion(of: MacroUse(request.value))
    default:
      return Reply.failure("the macro plugin does not support the message '\(request.key)'")
    }
  }

  private static func expansion(of use: MacroUse) -> JSONValue {
    guard let macro = macros[use.typeName] else {
      return Reply.failure("there is no macro '\(use.typeName)'")
    }
    do {
      return Reply.expanded(try macro.expand(use))
    } catch let misuse as Misuse {
      return Reply.misused(misuse, in: use)
    } catch {
      return Reply.failure("\(error)")
    }
  }
}
