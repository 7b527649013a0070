// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

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

/// A view that is made from the sections of another.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  let base: Sections
  let transform: (SectionCollection) -> Content
}

/// The sections that a container was given, for a view of each.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  private let sections: SectionCollection

  init(_ view: some View) { sections = SectionCollection(of: view) }

  /// The place of the first section.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }
  /// The section in a place.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
