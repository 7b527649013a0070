// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Makes objects of classes that are known only at run time.
///
/// On Apple's platforms any `NSObject` class can make a new object. Foundation on Linux does not
/// declare `init()` as required, so the compiler rejects the call on a class known only at run
/// time, although every subclass has it in the same slot of its vtable.
///
/// Invariant: `Blueprint` overrides `NSObject.init()` and adds nothing before it, so the call goes
/// through the slot of `NSObject.init()` in the vtable of the given class. In a class that has
/// other initialisers but not this one, the slot holds a function that traps and names the class.
package enum DelegateMaker {
  /// Creates an object with `init()`.
  package static func make(_ type: NSObject.Type) -> NSObject {
    unsafeBitCast(type, to: _DelegateBlueprint.Type.self).init()
  }
}
