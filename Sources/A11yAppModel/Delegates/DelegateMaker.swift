import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Makes objects of classes that are only known while the program runs.
///
/// On Apple's platforms every `NSObject` class can be asked for a new object. Foundation on Linux
/// does not say that its `init()` is required, so the compiler does not let it be called on a class
/// that is not known, although every subclass has it in the same place of its table of functions.
///
/// Invariant: `Blueprint` overrides `NSObject.init()` and adds nothing before it, so the call goes
/// through the place that `NSObject.init()` has in the table of the class that is asked. A class that
/// has other initialisers and not this one has a function there that ends the program with its name.
package enum DelegateMaker {
  /// Makes an object with `init()`.
  package static func make(_ type: NSObject.Type) -> NSObject {
    unsafeBitCast(type, to: _DelegateBlueprint.Type.self).init()
  }
}

/// A class whose `init()` is required; open, so that the compiler looks it up in each class's table.
open class _DelegateBlueprint: NSObject {
  /// Makes an object.
  public required override init() { super.init() }
}
