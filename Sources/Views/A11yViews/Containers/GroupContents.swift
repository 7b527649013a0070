// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A collection of the views in a container, from which other views can be created.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  private let subviews: SubviewsCollection

  init(_ view: some View) { subviews = SubviewsCollection(of: view) }

  /// The first index.
  public var startIndex: Int { 0 }
  /// The index that follows the last view.
  public var endIndex: Int { subviews.count }
  /// The view at the given index.
  public subscript(index: Int) -> Subview { subviews[index] }
}

/// A view that is created from the sections of another view.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  let base: Sections
  let transform: (SectionCollection) -> Content
}

/// A collection of the sections in a container, from which other views can be created.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  private let sections: SectionCollection

  init(_ view: some View) { sections = SectionCollection(of: view) }

  /// The first index.
  public var startIndex: Int { 0 }
  /// The index that follows the last section.
  public var endIndex: Int { sections.count }
  /// The section at an index.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
