// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension EnvironmentValues {
  /// What the user wants two taps on a pencil to do.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
  /// What the user wants a squeezed pencil to do.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}
