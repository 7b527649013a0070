// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor @Suite("UIKit tables and pages in SwiftUI views", .timeLimit(.minutes(30)))
struct UITableViewTests {
  private final class Fruit: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    var names = ["Apple", "Pear"]
    var chosen: IndexPath?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(table)
      table.dataSource = self
      table.delegate = self
      table.register(UITableViewCell.self, forCellReuseIdentifier: "Fruit")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Fruit"
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Fruit", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      cell.accessoryType = chosen == indexPath ? .checkmark : .none
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen = indexPath
      tableView.reloadData()
    }
  }

  @Test func `A table’s rows are read, selected and reloaded`() throws {
    let fruit = Fruit()
    let heard = HeardView { ShownController { fruit } }
    #expect(heard.labels == ["Fruit", "Apple", "Pear"])
    try heard.run("last", "activate")
    #expect(fruit.chosen == IndexPath(row: 1, section: 0))
    let words = try heard.run("first", "last")
    #expect(words == ["Fruit, heading", "selected, Pear"])
    fruit.names.append("Plum")
    fruit.table.reloadData()
    try heard.run("first")
    #expect(heard.labels == ["Fruit", "Apple", "Pear", "Plum"])
  }

  @Test func `A row with a control has the control’s element, and a row with words is one element`()
  {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        switch indexPath.row {
        case 0:
          var content = cell.defaultContentConfiguration()
          content.text = "Volume"
          content.secondaryText = "High"
          cell.contentConfiguration = content
        case 1:
          cell.contentView.addSubview(UIButton(primaryAction: UIAction(title: "Mute") { _ in }))
        default:
          cell.contentConfiguration = UIHostingConfiguration { Text("Hosted") }.margins(.all, 4)
        }
        return cell
      }
    }
    let (rows, controller) = (Rows(), UITableViewController())
    controller.tableView.dataSource = rows
    let heard = HeardView { ShownController { controller } }
    #expect(heard.labels == ["Volume, High", "Mute", "Hosted"])
  }

  private final class Basket: UITableViewController {
    var fruit = ["Apple", "Pear"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      fruit.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell()
      cell.textLabel?.text = fruit[indexPath.row]
      return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row == 0
    }

    override func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete else { return }
      fruit.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  @Test func `Rows can be deleted, and are found by their positions`() throws {
    let basket = Basket()
    let heard = HeardView { ShownController { basket } }
    let table = try #require(basket.tableView)
    #expect(heard.labels == ["Apple", "Pear"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Pear")
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) == nil)
    #expect(table.visibleCells.compactMap { table.indexPath(for: $0)?.row } == [0, 1])
    #expect(try heard.run("describe") == ["Apple, actions available"])
    try heard.run("action Delete")
    #expect(heard.labels == ["Pear"])
    basket.fruit.append("Plum")
    table.reloadData()
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Plum")
  }

  @Test func `SwiftUI pages in a page controller are read and scrolled`() throws {
    final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
      let all: [UIViewController] = ["One", "Two"].map { UIHostingController(rootView: Text($0)) }
      var turned = 0

      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { all.firstIndex(of: viewController) == 1 ? all[0] : nil }

      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { all.firstIndex(of: viewController) == 0 ? all[1] : nil }

      func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
      ) { turned += 1 }
    }
    let pages = Pages()
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    book.dataSource = pages
    book.delegate = pages
    book.setViewControllers([pages.all[0]], direction: .forward, animated: false)
    let heard = HeardView { ShownController { book } }
    #expect(heard.labels == ["One"])
    #expect(book.accessibilityScroll(.left))
    #expect(!book.accessibilityScroll(.left))
    try heard.run("first")
    #expect(heard.labels == ["Two"])
    #expect(pages.turned == 1)
    #expect(book.accessibilityScroll(.right))
  }

  @Test func `UIKit steppers, date pickers, menus and bars are announced and adjusted`() throws {
    let controller = UIViewController()
    let (stepper, picker, bar) = (UIStepper(), UIDatePicker(), UIToolbar())
    stepper.maximumValue = 1
    picker.accessibilityLabel = "Day"
    picker.datePickerMode = .date
    picker.date = Date(timeIntervalSinceReferenceDate: 0)
    picker.maximumDate = picker.date
    var did: [String] = []
    let more = UIButton(configuration: .filled())
    more.accessibilityLabel = "More"
    more.menu = UIMenu(children: [UIAction(title: "Share") { _ in did.append("shared") }])
    bar.setItems(
      [
        UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in did.append("added") }),
        .flexibleSpace(), UIBarButtonItem(title: "Edit", menu: nil),
      ],
      animated: false
    )
    for view in [stepper, picker, more, bar] { controller.view.addSubview(view) }
    let heard = HeardView { ShownController { controller } }
    #expect(heard.labels == ["Decrement", "Increment", "Day", "More", "Add", "Edit"])
    #expect(try heard.run("describe") == ["Decrement, dimmed, button"])
    #expect(try heard.run("next") == ["Increment, button"])
    #expect(try heard.run("activate", "describe").last == "Increment, dimmed, button")
    try heard.run("activate")
    #expect(stepper.value == 1)
    try heard.run("next", "increment")
    #expect(picker.date == picker.maximumDate)
    #expect(more.accessibilityCustomActions?.map(\.name) == ["Share"])
    try heard.run("next", "next", "activate")
    #expect(did == ["added"])
  }

  @Test("A table’s delegate may inherit from UIResponder")
  func aDelegateThatIsAResponderIsADelegate() {
    final class Delegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
    let delegate: any UIApplicationDelegate = Delegate()
    #expect(delegate.isEqual(delegate))
    #expect(!delegate.isEqual(SceneDelegate()))
    #expect(delegate.description == "<Delegate>")
    UISwitch.appearance().onTintColor = .red
    UITabBar.appearance().standardAppearance.stackedLayoutAppearance.normal.iconColor = .gray
  }
}
