// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `error-by-reference`
  static let errorByReference = Rule(
    "error-by-reference",
    "A field refers to its error only with `aria-errormessage`, which VoiceOver on the Mac ignores.",
    criteria: ["3.3.1"],
    impact: .misleads,
    precision: .high,
    needs: .words,
    beyond: "aria-valid-attr-value checks that the referenced element exists",
    limits: """
      According to recordings, VoiceOver on iOS 18 speaks such a message, but VoiceOver on macOS 15 \
      does not. A message that is also the field’s description is spoken on both.
      """
  ) { exploration in
    guard exploration.tree.root.flatMap(exploration.tree.role(of:)) == .webArea else { return [] }
    let shown = exploration.stops.compactMap { stop in
      stop.element.onlyReferredError.map { error in
        Evidence(
          at: stop.id,
          Self.message(error),
          proof: exploration.proof(at: stop, marking: [error])
        )
      }
    }
    // Most errors appear only after the form has been submitted.
    let caused = exploration.acts.flatMap { act in
      act.newlyInvalid.compactMap { id in
        act.after[id]?.onlyReferredError.map { error in
          Evidence(
            at: id,
            Self.message(error),
            proof: exploration.proof(
              of: act,
              marking: [],
              then: exploration.arrival(at: id, in: act.after, marking: [error])
            )
          )
        }
      }
    }
    return shown + caused
  }

  private static func message(_ error: String) -> String {
    "“\(error.shortened(to: 80))” is not spoken with the field on the Mac."
  }
}

extension Element {
  /// The error message of an invalid entry, unless the element's description is the same text.
  fileprivate var onlyReferredError: String? {
    guard states.invalid != nil, hasDetails, !details.errorMessage.isEmpty,
      !details.description.contains(details.errorMessage)
    else { return nil }
    return details.errorMessage
  }
}
