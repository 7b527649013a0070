// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yPlatformViews
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A factory that creates objects of classes that are known only at run time.
///
/// On Apple's platforms any `NSObject` class can create a new object. Foundation on Linux does not declare `init()` as
/// required, and neither does `UIResponder`. The compiler therefore rejects a call to `init()` on a class that is known
/// only at run time, although every subclass has `init()` in the same slot of its vtable.
///
/// Invariant: a blueprint overrides the `init()` of `NSObject` or `UIResponder` and adds no members before it, so the
/// call uses the slot of that `init()` in the vtable of the given class. In a class that has other initializers but not
/// this one, the slot contains a function that traps and names the class.
@MainActor
package enum DelegateMaker {
  /// Creates an object with `init()`, or returns `nil` if the class is a subclass of neither `NSObject` nor
  /// `UIResponder`.
  package static func make(_ type: AnyClass) -> AnyObject? {
    if type is NSObject.Type { return unsafeBitCast(type, to: _DelegateBlueprint.Type.self).init() }
    if type is UIResponder.Type {
      return unsafeBitCast(type, to: _ResponderBlueprint.Type.self).init()
    }
    return nil
  }
}
