/// The first of several views that fits. There is no lack of room here, so it is the first.
public struct ViewThatFits<Content: View> {
  let content: Content

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
protocol ViewSequence {
  var first: AnyView? { get }
}

extension TupleView: ViewSequence {
  var first: AnyView? {
    for view in repeat each value { return AnyView(view) }
    return nil
  }
}
