// SPDX-License-Identifier: MIT

import Foundation

/// The sections and items that a table or a collection shows at one point in time.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private struct Section: Sendable {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private var sections: [Section] = []
  /// The items whose cells must be recreated.
  private(set) var stale: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items in all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The number of items.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The items whose cells must be recreated.
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter(stale.contains)
  }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items in a section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { sections.first { $0.identifier == identifier }?.items ?? [] }

  /// Returns the section that contains an item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sections.first { $0.items.contains(identifier) }?.identifier }

  /// Returns an item's index among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// Returns a section's index.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { Section(identifier: $0) }
  }

  /// Inserts sections before another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    let place = indexOfSection(toIdentifier) ?? sections.count
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: place)
  }

  /// Inserts sections after another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    let place = indexOfSection(toIdentifier).map { $0 + 1 } ?? sections.count
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: place)
  }

  /// Removes sections and their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// Marks all cells in the given sections to be recreated.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { stale.formUnion(itemIdentifiers(inSection: identifier)) }
  }

  /// Adds items at the end of a section, by default the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let place = sectionIdentifier.flatMap { indexOfSection($0) } ?? sections.indices.last
    if let place { sections[place].items += identifiers }
  }

  /// Inserts items before another item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, offset: 0) }

  /// Inserts items after another item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, offset: 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    at item: ItemIdentifierType,
    offset: Int
  ) {
    for section in sections.indices {
      guard let place = sections[section].items.firstIndex(of: item) else { continue }
      return sections[section].items.insert(contentsOf: identifiers, at: place + offset)
    }
  }

  /// Moves an item before another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, path(of: identifier) != nil, path(of: toIdentifier) != nil
    else { return }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier, path(of: identifier) != nil, path(of: toIdentifier) != nil
    else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections.indices { sections[section].items.removeAll(where: gone.contains) }
  }

  /// Removes all items.
  public mutating func deleteAllItems() { sections = [] }

  /// Marks the cells of the given items to be recreated.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    stale.formUnion(identifiers)
  }

  /// Marks the cells of the given items to be recreated.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    stale.formUnion(identifiers)
  }

  /// Returns the item at an index path.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  /// Returns an item's index path.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let place = section.items.firstIndex(of: item) {
        return IndexPath(item: place, section: number)
      }
    }
    return nil
  }

  /// Returns the number of items in the section at an index.
  func count(of section: Int) -> Int { sections[section].items.count }

  /// A copy of the snapshot in which no cell is marked to be recreated.
  var settled: Self {
    var snapshot = self
    snapshot.stale = []
    return snapshot
  }
}
