// SPDX-License-Identifier: MIT

import A11yTree

/// A rotor of a UIKit or AppKit object. The program's own code finds the next item.
@MainActor
package struct ObjectRotor {
  /// An item that a rotor finds.
  package struct Stop {
    package let object: any AccessibleObject
    /// The range of the item's text, in characters.
    package let characters: Range<Int>?
  }

  package let name: String
  package let system: SystemRotor?
  /// The closure that finds the item after or before an object.
  package let search: (_ current: (any AccessibleObject)?, _ isForward: Bool) -> Stop?
}
