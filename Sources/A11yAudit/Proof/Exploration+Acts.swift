// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

extension Exploration {
  /// The actions that were each performed in a fresh state, or an empty array for a capture.
  var acts: [Act] { live?.acts ?? [] }

  /// Returns the words that VoiceOver speaks when it moves to an element from a different part of the tree.
  func utterance(at id: ElementID, in tree: AccessibilityTree) -> Utterance {
    var user = VoiceOver()
    user.verbosity = settings.verbosity
    let spoken = user.focus(id, in: tree, at: .zero).compactMap { effect in
      if case .speak(let utterance) = effect { utterance } else { nil }
    }
    return spoken.first ?? Utterance([])
  }

  /// Returns the words spoken at every stop in a tree except the given element, without the words about the stops'
  /// surroundings.
  func words(of tree: AccessibilityTree, without id: ElementID? = nil) -> [String] {
    Self.read(tree, settings.verbosity).filter { $0.id != id }.map(\.ownWords)
  }

  /// Returns up to six lines with the speech at an action's stop, the action, and the speech after the action.
  func proof(of act: Act, marking words: [String], then lines: [ProofLine] = []) -> [ProofLine] {
    var proof = [
      ProofLine(act.stop.utterance.text.shortened(to: 400), marking: words, at: act.stop.id)
    ]
    proof.append(.command(act.commands.first ?? "activate"))
    let spoken = act.speech.compactMap { record in
      record.writtenLine.map {
        ProofLine($0.shortened(to: 400), marking: words, at: record.element)
      }
    }
    if spoken.isEmpty {
      proof.append(ProofLine("# nothing is said", marking: ["nothing is said"]))
    }
    return proof + spoken.prefix(4 - min(lines.count, 3)) + lines.prefix(3)
  }

  /// Returns a command that moves to an element, and the speech at that element.
  func arrival(at id: ElementID, in tree: AccessibilityTree, marking words: [String] = [])
    -> [ProofLine]
  {
    let utterance = utterance(at: id, in: tree)
    let name = tree[id]?.label ?? ""
    return [
      .command("choose \(name.shortened(to: 60))"),
      ProofLine(
        utterance.text.shortened(to: 400),
        marking: words.isEmpty ? [utterance.text.shortened(to: 400)] : words,
        at: id
      ),
    ]
  }
}
