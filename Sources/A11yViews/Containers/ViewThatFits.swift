@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The first of several views that fits. There is no lack of room here, so it is the first.
public struct ViewThatFits<Content: View> {
  package let content: Content

  /// Makes a view from those to choose from, the largest first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ViewThatFits: View {
  /// The first view.
  public var body: some View { (content as? any ViewSequence)?.first ?? AnyView(content) }
}

/// Several views beside each other.
@MainActor
package protocol ViewSequence {
  var first: AnyView? { get }
}

extension TupleView: ViewSequence {
  package var first: AnyView? {
    for view in repeat each value { return AnyView(view) }
    return nil
  }
}
