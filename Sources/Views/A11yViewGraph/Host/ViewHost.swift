// SPDX-License-Identifier: MIT

/// Runs a view without a screen: its content becomes the elements of a tree, and the view handles
/// users' requests to them.
///
/// ```swift
/// let session = AssistiveSession(source: ViewHost { ContentView() })
/// session.start()
/// ```
public final class ViewHost<Content: View>: GraphHost {
  /// Creates a host for a view.
  ///
  /// - Parameter prunes: Whether an unchanged view is skipped. Turning it off is for testing that
  ///   this makes no difference.
  public init(prunes: Bool = true, @ViewBuilder content: () -> Content) {
    let content = content()
    super.init(prunes: prunes) { $0.root?.show(content) }
  }
}
