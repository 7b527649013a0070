// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

extension Group {
  /// Creates a view from the views that a container was given.
  public init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(holding: GroupElementsOfContent(base: view, transform: transform))
  }
}

extension GroupElementsOfContent: View {
  /// The view that was made.
  public var body: some View { transform(SubviewsCollection(of: base)) }
}

extension ForEach where ID == Subview.ID, Content: View {
  /// Creates a view from each of the views that a container was given.
  public init<V: View>(
    subviews view: V,
    @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content> {
    self.init(data: ForEachSubviewCollection(view), content: content, id: \.id)
  }
}

/// The views that a container was given, for a view of each.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  private let subviews: SubviewsCollection

  init(_ view: some View) { subviews = SubviewsCollection(of: view) }

  /// The place of the first view.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { subviews.count }
  /// The view in a place.
  public subscript(index: Int) -> Subview { subviews[index] }
}
