// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews

/// A drawn shape.
public struct _ShapeView {
  package nonisolated init() {}
}

extension _ShapeView: View, UndrawnView {}
