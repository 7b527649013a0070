// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

/// A controller of UIKit in a view.
struct ShownController: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController
  func makeUIViewController(context: Context) -> UIViewController { make() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

@MainActor @Suite("Questions that UIKit's controllers ask", .timeLimit(.minutes(10)))
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

  @Test("A question takes the place of the screen that asks it, until it is answered")
  func aQuestionTakesThePlaceOfTheScreenThatAsksItUntilItIsAnswered() throws {
    let controller = Asking()
    let heard = HeardView { ShownController { controller } }
    #expect(heard.labels == ["Delete"])
    try heard.run("activate")
    #expect(
      heard.labels == ["Delete the note?", "It can't be restored.", "Why", "Cancel", "Delete"]
    )
    #expect(controller.presentedViewController is UIAlertController)
    try heard.run("last", "activate")
    #expect(controller.answer == "gone")
    #expect(heard.labels == ["Delete"])
  }

  @Test("Leaving a question cancels it")
  func leavingAQuestionCancelsIt() throws {
    let controller = Asking()
    let heard = HeardView { ShownController { controller } }
    try heard.run("activate", "escape")
    #expect(controller.answer == "kept")
    #expect(heard.labels == ["Delete"])
  }

  @Test("A presented controller is dismissed by itself or by the one that presents it")
  func aPresentedControllerIsDismissedByItselfOrByTheOneThatPresentsIt() {
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
    // Nobody can present itself.
    below.present(below, animated: true)
    #expect(below.presentedViewController == nil)
  }

  @Test("What stays below a modal view is not heard")
  func whatStaysBelowAModalViewIsNotHeard() {
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
