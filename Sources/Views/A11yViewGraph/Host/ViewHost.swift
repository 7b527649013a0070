// SPDX-License-Identifier: MIT

/// A host that runs a view without a screen. The view's content becomes the elements of a tree, and the view handles
/// the user's requests to act on these elements.
///
/// ```swift
/// let session = AssistiveSession(source: ViewHost { ContentView() })
/// session.start()
/// ```
public final class ViewHost<Content: View>: GraphHost {
  /// Creates a host for a view.
  ///
  /// - Parameter prunes: Whether unchanged views are skipped, which never changes the result.
  public init(prunes: Bool = true, @ViewBuilder content: () -> Content) {
    let content = content()
    super.init(prunes: prunes) { $0.root?.show(content) }
  }
}
