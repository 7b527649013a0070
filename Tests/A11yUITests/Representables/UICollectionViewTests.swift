// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor @Suite("UIKit collections in SwiftUI views", .timeLimit(.minutes(30)))
struct UICollectionViewTests {
  private final class Tile: UICollectionViewCell {
    let name = UILabel()
    required init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(name)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Header: UICollectionReusableView {
    let title = UILabel()
    required init(frame: CGRect) {
      super.init(frame: frame)
      title.accessibilityTraits = .header
      addSubview(title)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Fruit: UICollectionViewController {
    var names = ["Apple", "Pear"]
    var chosen: [IndexPath] = []

    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Tile.self, forCellWithReuseIdentifier: "Fruit")
      collectionView.register(
        Header.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "Header"
      )
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { names.count }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "Fruit",
        for: indexPath
      )
      (cell as? Tile)?.name.text = names[indexPath.item]
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "Header",
        for: indexPath
      )
      (view as? Header)?.title.text = "Fruit"
      return view
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      didSelectItemAt indexPath: IndexPath
    ) { chosen.append(indexPath) }
  }

  @Test func `Cells announce their contents, and activating a cell selects its item`() throws {
    let fruit = Fruit()
    let heard = HeardView { ShownController { fruit } }
    #expect(heard.labels == ["Fruit", "Apple", "Pear"])
    #expect(try heard.run("first") == ["Fruit, heading"])
    try heard.run("last", "activate")
    #expect(fruit.chosen == [IndexPath(item: 1, section: 0)])
    #expect(fruit.collectionView.indexPathsForSelectedItems == [[0, 1]])
    fruit.names.append("Plum")
    fruit.collectionView.insertItems(at: [[0, 2]])
    try heard.run("first")
    #expect(heard.labels == ["Fruit", "Apple", "Pear", "Plum"])
    #expect(fruit.collectionView.indexPathsForSelectedItems == [[0, 1]])
  }

  /// A list whose cells are registered with a closure and whose items come from snapshots.
  private final class Trails: UIViewController {
    private(set) var made = 0
    private var source: UICollectionViewDiffableDataSource<String, String>?

    override func viewDidLoad() {
      super.viewDidLoad()
      let layout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      )
      let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [unowned self] cell, _, name in
        made += 1
        var content = cell.defaultContentConfiguration()
        content.text = name
        content.secondaryText = "Trail"
        cell.contentConfiguration = content
        cell.accessories = name == "Ridge" ? [.checkmark()] : [.disclosureIndicator()]
      }
      let source = UICollectionViewDiffableDataSource<String, String>(collectionView: list) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      self.source = source
      view.addSubview(list)
      show(["Lake", "Ridge"])
    }

    func show(_ names: [String]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      snapshot.appendSections(["All"])
      snapshot.appendItems(names)
      source?.apply(snapshot)
    }

    func reload(_ name: String) {
      guard let source else { return }
      var snapshot = source.snapshot()
      snapshot.reloadItems([name])
      source.apply(snapshot)
    }

    func path(of name: String) -> IndexPath? { source?.indexPath(for: name) }
  }

  @Test func `A new snapshot keeps the cells of unchanged items and the focus on them`() throws {
    let trails = Trails()
    let heard = HeardView { ShownController { trails } }
    #expect(heard.labels == ["Lake, Trail", "Ridge, Trail"])
    #expect(try heard.run("last") == ["selected, Ridge, Trail"])
    trails.show(["Coast", "Lake", "Moor", "Ridge"])
    try heard.run("repeat")
    #expect(heard.label(of: .voiceOver) == "Ridge, Trail")
    #expect(try heard.run("previous") == ["Moor, Trail"])
    #expect(trails.made == 4)
    #expect(trails.path(of: "Ridge") == [0, 3])
    trails.reload("Lake")
    try heard.run("first")
    #expect(trails.made == 5)
    trails.show([])
    #expect(try heard.run("next") == ["[border]"])
    #expect(heard.labels == [])
  }

  @Test func `A new snapshot inserts, moves and removes items`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendItems(["lost"])
    snapshot.appendSections([1, 3])
    snapshot.insertSections([2], beforeSection: 3)
    snapshot.appendItems(["a", "b"], toSection: 1)
    snapshot.appendItems(["z"])
    snapshot.insertItems(["c"], afterItem: "b")
    snapshot.insertItems(["y"], beforeItem: "z")
    snapshot.moveItem("a", afterItem: "y")
    snapshot.moveItem("gone", beforeItem: "a")
    #expect(snapshot.itemIdentifiers(inSection: 1) == ["b", "c"])
    #expect(snapshot.itemIdentifiers(inSection: 3) == ["y", "a", "z"])
    #expect(snapshot.sectionIdentifier(containingItem: "z") == 3)
    snapshot.deleteItems(["b", "nothing"])
    snapshot.deleteSections([3])
    #expect(snapshot.itemIdentifiers == ["c"])
    #expect(snapshot.indexOfSection(3) == nil)
    #expect(snapshot.numberOfSections == 2)
  }
}
