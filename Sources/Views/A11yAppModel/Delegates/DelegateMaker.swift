// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yPlatformViews
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Makes objects of classes that are known only at run time.
///
/// On Apple's platforms any `NSObject` class can make a new object. Foundation on Linux does not
/// declare `init()` as required, nor is that of a responder, so the compiler rejects the call on a class
/// known only at run time, although every subclass has it in the same slot of its vtable.
///
/// Invariant: a blueprint overrides the `init()` of `NSObject` or `UIResponder` and adds nothing before it,
/// so the call goes through the slot of that `init()` in the vtable of the given class. In a class that has
/// other initialisers but not this one, the slot holds a function that traps and names the class.
@MainActor
package enum DelegateMaker {
  /// Creates an object with `init()`; `nil` if its class is neither an `NSObject`'s nor a responder's.
  package static func make(_ type: AnyClass) -> AnyObject? {
    if type is NSObject.Type { return unsafeBitCast(type, to: _DelegateBlueprint.Type.self).init() }
    if type is UIResponder.Type {
      return unsafeBitCast(type, to: _ResponderBlueprint.Type.self).init()
    }
    return nil
  }
}
