// SPDX-License-Identifier: MIT

import A11yTree

/// A rotor for a UIKit or AppKit object. The program's own code finds the next item.
@MainActor
package struct ObjectRotor {
  /// An item that an accessibility rotor finds.
  package struct Stop {
    package let object: any AccessibleObject
    /// The item's range in the text, in characters.
    package let characters: Range<Int>?
  }

  package let name: String
  package let system: SystemRotor?
  /// The closure that finds the item after or before a given object.
  package let search: (_ current: (any AccessibleObject)?, _ isForward: Bool) -> Stop?
}
