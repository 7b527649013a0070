/// Runs a view without a screen: what it shows are the elements of a tree, and what a user asks of
/// an element, its view does.
///
/// ```swift
/// let session = Session(source: ViewHost { ContentView() })
/// session.start()
/// ```
public final class ViewHost<Content: View>: GraphHost {
  /// Takes a view to run.
  ///
  /// - Parameter prunes: Whether a view that is the same as before is passed over. Turning it off
  ///   is for finding out whether that ever makes a difference.
  public init(prunes: Bool = true, @ViewBuilder content: () -> Content) {
    let content = content()
    super.init(prunes: prunes) { $0.root?.show(content) }
  }
}
