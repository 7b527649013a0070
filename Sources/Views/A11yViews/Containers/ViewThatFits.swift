// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The first of several views that fits. Space is unlimited here, so it is always the first.
public struct ViewThatFits<Content: View> {
  package let content: Content

  /// Creates a view from candidates, the largest first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Several views side by side.
@MainActor
package protocol ViewSequence {
  var first: AnyView? { get }
}

extension TupleView: ViewSequence {
  package var first: AnyView? { views.first.map { AnyView($0) } }
}
