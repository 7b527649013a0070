// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

extension Rule {
  /// `no-words`
  static let noWords = Rule(
    "no-words",
    "A stop announces only its role, or text that is meant for machines.",
    criteria: ["1.1.1", "4.1.2"],
    impact: .blocks,
    precision: .veryHigh,
    needs: .words,
    beyond: "button-name, link-name and image-alt accept a name such as “img_0231.png”",
    limits: """
      File names are reported only for images, because a link may lead to a file. Long numbers \
      are reported only if a control is announced with nothing else.
      """
  ) { exploration in
    exploration.stops.compactMap { stop in
      if let text = MachineText(in: stop) {
        return Evidence(
          at: stop.id,
          "“\(text.words.shortened(to: 80))” is \(text.kind.rawValue), not a name.",
          proof: exploration.proof(at: stop, marking: [text.words])
        )
      }
      guard Self.isSilent(stop) else { return nil }
      let words = stop.ownWords
      return Evidence(
        at: stop.id,
        words.isEmpty
          ? "Nothing is announced here." : "Only “\(words)” is announced, without a name.",
        proof: exploration.proof(at: stop, marking: [words] + stop.words([.role]))
      )
    }
  }

  /// Returns whether the author of a page has provided no words for a control or an image.
  private static func isSilent(_ stop: HeardStop) -> Bool {
    let isImage = stop.element.role == .image || stop.element.traits.contains(.isImage)
    guard stop.isLink || stop.isButton || isImage, !stop.element.role.isStructure else {
      return false
    }
    return stop.words([.label, .value, .description, .hint, .header, .text]).allSatisfy {
      !$0.contains { $0.isLetter || $0.isNumber || $0.isSymbol || $0.isPunctuation }
    }
  }
}
