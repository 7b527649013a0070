// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A container that shows the first of several views that fits in the available space. The first view is always shown,
/// because the available space is unlimited.
public struct ViewThatFits<Content: View> {
  package let content: Content

  /// Creates a container from candidate views, in order of preference.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A view that consists of several views.
@MainActor
package protocol ViewSequence {
  var first: AnyView? { get }
}

extension TupleView: ViewSequence {
  package var first: AnyView? { views.first.map { AnyView($0) } }
}
