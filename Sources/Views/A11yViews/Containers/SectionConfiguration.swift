// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// The sections that a container was given, in order.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(of content: some View) { sections = SubviewList(sectionsOf: content).sections ?? [] }

  /// The place of the first section.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }
  /// The section in a place.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// A section, of any type.
protocol SectionedView {
  var headerViews: SubviewsCollection { get }
  var contentViews: SubviewsCollection { get }
  var footerViews: SubviewsCollection { get }
}
