// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor @Suite("UIKit navigation in SwiftUI views", .timeLimit(.minutes(30)))
struct UINavigationControllerTests {
  private final class Screen: UIViewController {
    let button = UIButton(frame: .zero)
    var leadsTo: (() -> UIViewController)?

    convenience init(_ title: String, leadsTo: (() -> UIViewController)? = nil) {
      self.init(nibName: nil, bundle: nil)
      self.title = title
      self.leadsTo = leadsTo
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("In \(title ?? "")", for: .normal)
      button.addAction(
        UIAction { [unowned self] _ in if let leadsTo { show(leadsTo(), sender: nil) } },
        for: .touchUpInside
      )
      view.addSubview(button)
    }
  }

  @Test func `The bar contains the title and the Back button, and receives the focus`() throws {
    let stack = UINavigationController(
      rootViewController: Screen("Trails") { Screen("Ridge path") }
    )
    let heard = HeardView { ShownController { stack } }
    #expect(heard.labels == ["Trails", "In Trails"])
    let pushed = try heard.run("last", "activate")
    #expect(pushed.last == "Trails, back button")
    #expect(heard.labels == ["Trails", "Ridge path", "In Ridge path"])
    #expect(try heard.run("next", "next") == ["Ridge path, heading", "In Ridge path, button"])
    #expect(try heard.run("first", "activate").last == "Trails, heading")
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `The escape gesture goes back, but only from a pushed screen`() throws {
    let stack = UINavigationController(
      rootViewController: Screen("Trails") { Screen("Ridge path") }
    )
    let heard = HeardView { ShownController { stack } }
    try heard.run("last", "activate", "last", "escape")
    #expect(heard.labels == ["Trails", "In Trails"])
    try heard.run("escape")
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `Bar buttons precede and follow the title, and their changes are announced`() throws {
    var pressed: [String] = []
    let screen = Screen("Trails")
    let edit = UIBarButtonItem(
      title: "Edit",
      primaryAction: UIAction { _ in pressed.append("edit") }
    )
    screen.navigationItem.leftBarButtonItem = edit
    screen.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add), UIBarButtonItem(title: "Sort"),
    ]
    screen.navigationItem.prompt = "Choose one"
    let stack = UINavigationController(rootViewController: screen)
    stack.isToolbarHidden = false
    screen.toolbarItems = [UIBarButtonItem(title: "Share")]
    let heard = HeardView { ShownController { stack } }
    #expect(
      heard.labels == ["Edit", "Choose one", "Trails", "Sort", "Add", "In Trails", "Share"]
    )
    try heard.run("first", "activate")
    #expect(pressed == ["edit"])
    edit.title = "Done"
    screen.title = "All trails"
    stack.isNavigationBarHidden = false
    try heard.run("first")
    #expect(heard.labels.prefix(3) == ["Done", "Choose one", "All trails"])
    screen.navigationItem.hidesBackButton = true
    stack.setNavigationBarHidden(true, animated: false)
    try heard.run("first")
    #expect(heard.labels == ["In Trails", "Share"])
  }

  @Test func `Text that is typed into the bar’s search field is passed on to the program`() throws {
    final class Finder: UISearchResultsUpdating {
      var asked: [String] = []
      func updateSearchResults(for searchController: UISearchController) {
        asked.append(searchController.searchBar.text ?? "")
      }
    }
    let finder = Finder()
    let screen = Screen("Trails")
    let search = UISearchController(searchResultsController: Screen("Found"))
    search.searchBar.placeholder = "Search"
    search.searchResultsUpdater = finder
    screen.navigationItem.searchController = search
    let heard = HeardView {
      ShownController { UINavigationController(rootViewController: screen) }
    }
    #expect(heard.labels == ["Trails", "Search", "In Trails"])
    try heard.run("first", "next", "activate", "type r")
    #expect(finder.asked.last == "r")
    #expect(heard.labels == ["Trails", "Search", "In Found"])
    search.isActive = false
    try heard.run("first")
    #expect(heard.labels == ["Trails", "Search", "In Trails"])
  }

  @Test func `A stack’s delegate is notified before and after a screen is shown`() {
    final class Watcher: UINavigationControllerDelegate {
      var log: [String] = []
      func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
      ) { log.append("will \(viewController.title ?? "")") }
      func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
      ) { log.append("did \(viewController.title ?? "")") }
    }
    let watcher = Watcher()
    let first = Screen("Trails")
    let stack = UINavigationController(rootViewController: first)
    stack.delegate = watcher
    let heard = HeardView { ShownController { stack } }
    stack.pushViewController(Screen("Ridge path"), animated: true)
    stack.popToViewController(first, animated: true)
    #expect(watcher.log == ["will Ridge path", "did Ridge path", "will Trails", "did Trails"])
    #expect(heard.labels == ["Trails", "In Trails"])
  }

  @Test func `The escape gesture leaves a sheet if the sheet’s delegate allows it`() throws {
    final class Guard: UIAdaptivePresentationControllerDelegate {
      var log: [String] = []
      var lets = false
      func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
      ) -> Bool { lets }
      func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
      ) { log.append("tried") }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.append("left")
      }
    }
    let guarding = Guard()
    let root = Screen("Trails")
    let heard = HeardView { ShownController { root } }
    let sheet = Screen("Sheet")
    sheet.presentationController?.delegate = guarding
    root.present(sheet, animated: true)
    try heard.run("first", "escape")
    #expect(guarding.log == ["tried"])
    #expect(heard.labels == ["In Sheet"])
    guarding.lets = true
    try heard.run("escape")
    #expect(guarding.log == ["tried", "left"])
    #expect(heard.labels == ["In Trails"])
    let whole = Screen("Whole")
    whole.modalPresentationStyle = .fullScreen
    root.present(whole, animated: true)
    try heard.run("first", "escape")
    #expect(heard.labels == ["In Whole"])
  }
}
