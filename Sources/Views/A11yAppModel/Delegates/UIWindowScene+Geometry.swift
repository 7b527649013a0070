// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yPlatformViews
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension UIWindowScene {
  /// How a scene should be. It does not affect elements.
  public class GeometryPreferences: NSObject {
    /// How a scene of a phone or tablet should be. It does not affect elements.
    public final class iOS: GeometryPreferences {
      /// How the scene may be turned.
      public let interfaceOrientations: UIInterfaceOrientationMask?
      /// Creates a wish.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// Does nothing: a scene is as it is.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
}
