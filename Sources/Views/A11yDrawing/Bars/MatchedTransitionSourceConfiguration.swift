// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// How the place that a screen grows out of is drawn. Nothing is drawn here.
public protocol MatchedTransitionSourceConfiguration: Sendable {}
