// SPDX-License-Identifier: MIT

import A11yTree

/// A rotor of an object of UIKit or AppKit, whose program finds what is next.
@MainActor
package struct ObjectRotor {
  /// What a rotor finds.
  package struct Stop {
    package let object: any AccessibleObject
    /// The part of its text, in characters.
    package let characters: Range<Int>?
  }

  package let name: String
  package let system: SystemRotor?
  /// Finds what comes after or before an object.
  package let search: (_ current: (any AccessibleObject)?, _ isForward: Bool) -> Stop?
}
