// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// One of the sections that a container was given.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section in its container.
  public struct ID: Hashable {
    let path: [AnyHashable]
    let place: Int
  }

  /// The section's place.
  public let id: ID
  /// What the section tells the container.
  public let containerValues: ContainerValues
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views inside.
  public let content: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection
}

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
