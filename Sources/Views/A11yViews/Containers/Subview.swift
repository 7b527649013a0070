// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A single view in a container.
public struct Subview: Identifiable {
  /// The identity of a view within its container.
  public struct ID: Hashable {
    fileprivate let path: [AnyHashable]
  }

  /// The view's identity, which is based on its position or on the identity of its element.
  public let id: ID
  /// The values that a view passes to its container.
  public let containerValues: ContainerValues
  fileprivate let content: AnyView
}

extension Subview: View {
  /// The body of the view.
  public var body: some View { content }
}

/// The views in a container, in order.
public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: [Subview]

  init(of content: some View) {
    var list = SubviewList()
    list.add(content)
    subviews = list.subviews
  }

  init(_ subviews: [Subview]) { self.subviews = subviews }

  /// The first index.
  public var startIndex: Int { 0 }
  /// The index that follows the last view.
  public var endIndex: Int { subviews.count }
  /// The view at the given index.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The views in a given range of indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollection {
    SubviewsCollection(Array(subviews[bounds]))
  }
}

extension SubviewsCollection: View {
  /// The body of the view.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// A list of the views that a view builder created. A view that has a body forms a single entry in the list.
struct SubviewList {
  fileprivate var subviews: [Subview] = []
  /// The sections that have been found so far, or `nil` if no sections are being listed.
  private(set) var sections: [SectionConfiguration]?
  private var path: [AnyHashable] = []
  private var values = ContainerValues()

  init() {}

  /// Creates a list of sections. Views that are outside all sections are grouped into sections without a header.
  init(sectionsOf view: some View) {
    sections = []
    add(view)
    endSection()
  }

  mutating func add(_ view: some View) {
    if let several = view as? any SeveralViews { return several.list(in: &self) }
    if sections != nil, let section = view as? any SectionedView {
      endSection()
      addSection(header: section.headerViews, section.contentViews, footer: section.footerViews)
      return
    }
    let id = Subview.ID(path: path)
    var values = values
    if let tagged = view as? any TaggedView { values[ContainerTag.self] = tagged.containerTag }
    subviews.append(Subview(id: id, containerValues: values, content: AnyView(view)))
  }

  /// Creates a section for the views that were added after the previous section.
  private mutating func endSection() {
    guard !subviews.isEmpty else { return }
    addSection(header: SubviewsCollection([]), SubviewsCollection(subviews), footer: .init([]))
    subviews = []
  }

  private mutating func addSection(
    header: SubviewsCollection,
    _ content: SubviewsCollection,
    footer: SubviewsCollection
  ) {
    let id = SectionConfiguration.ID(path: path, place: sections?.count ?? 0)
    sections?.append(
      SectionConfiguration(
        id: id,
        containerValues: values,
        header: header,
        content: content,
        footer: footer
      )
    )
  }

  /// Adds the views for an element of a collection.
  fileprivate mutating func add(_ view: some View, at id: AnyHashable) {
    path.append(id)
    add(view)
    path.removeLast()
  }

  fileprivate mutating func add(_ view: some View, _ apply: (inout ContainerValues) -> Void) {
    let outer = values
    apply(&values)
    add(view)
    values = outer
  }
}

/// A view that represents several views or one of several alternatives.
private protocol SeveralViews {
  func list(in list: inout SubviewList)
}

extension TupleView: SeveralViews {
  fileprivate func list(in list: inout SubviewList) {
    for (place, view) in views.enumerated() { list.add(view, at: AnyHashable(place)) }
  }
}

extension Group: SeveralViews where Content: View {
  fileprivate func list(in list: inout SubviewList) { list.add(content) }
}

extension EmptyView: SeveralViews {
  fileprivate func list(in list: inout SubviewList) {}
}

extension Optional: SeveralViews where Wrapped: View {
  fileprivate func list(in list: inout SubviewList) { if let self { list.add(self) } }
}

extension _ConditionalContent: SeveralViews where TrueContent: View, FalseContent: View {
  fileprivate func list(in list: inout SubviewList) {
    switch storage {
    case .trueContent(let view): list.add(view, at: true)
    case .falseContent(let view): list.add(view, at: false)
    }
  }
}

extension ForEach: SeveralViews where Content: View {
  fileprivate func list(in list: inout SubviewList) {
    for element in data { list.add(content(element), at: AnyHashable(element[keyPath: id])) }
  }
}

extension SubviewsCollection: SeveralViews {
  fileprivate func list(in list: inout SubviewList) { forEach { list.add($0, at: $0.id) } }
}

extension ModifiedContent: SeveralViews where Content: View, Modifier == ContainerValueModifier {
  fileprivate func list(in list: inout SubviewList) { list.add(content, modifier.apply) }
}
