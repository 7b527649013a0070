// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

/// A SwiftUI view that shows a UIKit controller.
struct ShownController: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController
  func makeUIViewController(context: Context) -> UIViewController { make() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

@MainActor @Suite("UIKit alerts and presented controllers", .timeLimit(.minutes(30)))
struct UIAlertTests {
  private final class Asking: UIViewController {
    var answer = "none"

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(
        primaryAction: UIAction(title: "Delete") { [weak self] _ in self?.ask() }
      )
      view.addSubview(button)
    }

    private func ask() {
      let alert = UIAlertController(
        title: "Delete the note?",
        message: "It can't be restored.",
        preferredStyle: .alert
      )
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in self.answer = "kept" })
      alert.addAction(
        UIAlertAction(title: "Delete", style: .destructive, handler: { _ in self.answer = "gone" })
      )
      alert.addTextField { $0.placeholder = "Why" }
      present(alert, animated: true, completion: nil)
    }
  }

  @Test func `An alert covers its screen until it is answered`() throws {
    let controller = Asking()
    let heard = HeardView { ShownController { controller } }
    #expect(heard.labels == ["Delete"])
    #expect(try heard.run("activate") == ["[screen change]", "alert, Delete the note?"])
    #expect(
      heard.labels.suffix(5)
        == ["Delete the note?", "It can't be restored.", "Why", "Cancel", "Delete"]
    )
    #expect(controller.presentedViewController is UIAlertController)
    #expect(
      try heard.run("last", "activate") == ["Delete, button", "[screen change]", "Delete, button"]
    )
    #expect(controller.answer == "gone")
    #expect(heard.labels == ["Delete"])
  }

  @Test("Text that is typed into an alert appears in its field, and a button can be disabled")
  func fieldsAndButtons() throws {
    let controller = Asking()
    let heard = HeardView { ShownController { controller } }
    try heard.run("activate", "next", "next", "activate", "type Late")
    let alert = try #require(controller.presentedViewController as? UIAlertController)
    #expect(alert.textFields?.first?.text == "Late")
    alert.actions[1].isEnabled = false
    #expect(try heard.run("last", "activate").first == "Delete, dimmed, button")
    #expect(controller.answer == "none")
  }

  @Test("Setting a hosting controller’s root view replaces the previous root view")
  func anotherRootView() throws {
    let controller = UIHostingController(rootView: Text("First"))
    let heard = HeardView {
      ShownController { controller }
      Button("Next") { controller.rootView = Text("Second") }
    }
    #expect(heard.labels == ["First", "Next"])
    try heard.run("last", "activate")
    #expect(heard.labels == ["Second", "Next"])
  }

  @Test func `Leaving an alert cancels it`() throws {
    let controller = Asking()
    let heard = HeardView { ShownController { controller } }
    try heard.run("activate", "escape")
    #expect(controller.answer == "kept")
    #expect(heard.labels == ["Delete"])
  }

  @Test func `A presented controller is dismissed by itself or by its presenter`() {
    let (below, above) = (UIViewController(), UIViewController())
    below.present(above, animated: true)
    #expect(above.presentingViewController == below)
    above.dismiss(animated: true)
    #expect(below.presentedViewController == nil)
    below.present(above, animated: true)
    below.present(UIViewController(), animated: true)
    #expect(below.presentedViewController == above)
    below.dismiss(animated: false)
    below.dismiss(animated: false)
    #expect(below.presentedViewController == nil)
    #expect(above.presentingViewController == nil)
    // A controller cannot present itself.
    below.present(below, animated: true)
    #expect(below.presentedViewController == nil)
  }

  @Test func `Views below a modal view are not read`() {
    let controller = UIViewController()
    for words in ["Below", "Above"] {
      let (view, label) = (UIView(), UILabel())
      label.text = words
      view.addSubview(label)
      view.accessibilityViewIsModal = words == "Above"
      controller.view.addSubview(view)
    }
    let heard = HeardView { ShownController { controller } }
    #expect(heard.labels == ["Above"])
  }
}
