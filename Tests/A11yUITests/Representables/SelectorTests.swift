// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@testable import A11yUI

/// A page with targets, in the form in which `a11ynav init` rewrites it.
private final class Page: UIViewController {
  let log: Log
  private let button = UIButton(type: .system)
  private let card = UIView(frame: .zero)

  init(log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Save", for: .normal)
    button.addTarget(self, action: Selector("save", save), for: .touchUpInside)
    button.addTarget(self, action: Selector("saved:", Page.saved(_:)), for: .touchUpInside)
    button.addTarget(
      self,
      action: Selector("saved:event:", Self.saved(_:event:)),
      for: .valueChanged
    )
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    card.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tapped:", tapped(_:)))
    )
    let more = UIButton(type: .system)
    more.setTitle("Quiet", for: .normal)
    more.addTarget(self, action: Selector("quiet", quiet), for: .touchUpInside)
    for part in [button, card, more] { view.addSubview(part) }
  }

  func save() { log("save") }
  func saved(_ sender: UIButton) { log("saved \(sender.title(for: .normal) ?? "")") }
  func saved(_ sender: UIButton, event: UIEvent) { log("changed") }
  func tapped(_ gesture: UITapGestureRecognizer) { log("tapped \(gesture.state)") }
  func quiet() {
    button.removeTarget(self, action: Selector("saved:", Page.saved(_:)), for: .touchUpInside)
  }
}

private struct Shown: UIViewControllerRepresentable {
  let log: Log
  func makeUIViewController(context: Context) -> Page { Page(log: log) }
  func updateUIViewController(_ page: Page, context: Context) {}
}

@MainActor
private final class Waiting {
  var heard: [String] = []
  func changed(_ notification: Notification) { heard.append("\(notification.object ?? "")") }
}

@MainActor @Suite("Calling methods through selectors", .timeLimit(.minutes(30)))
struct SelectorTests {
  /// Returns the lines written since the previous call.
  private func taken(_ log: Log) -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  @Test func `A control and a tap gesture call their targets’ methods`() throws {
    let log = Log()
    let view = HeardView { Shown(log: log) }
    try view.run("choose Save", "activate")
    #expect(taken(log) == ["save", "saved Save"])
    try view.run("choose Card", "activate")
    #expect(taken(log) == ["tapped ended"])
    try view.run("choose Quiet", "activate")
    try view.run("choose Save", "activate")
    #expect(taken(log) == ["save"])
  }

  @Test func `A notification calls a method until its object is released or unsubscribes`() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    var first: Waiting? = Waiting()
    let second = Waiting()
    let changed = Selector("changed:", Waiting.changed(_:))
    if let first { center.addObserver(first, selector: changed, name: name, object: nil) }
    center.addObserver(second, selector: changed, name: name, object: nil)
    center.post(name: name, object: "a")
    #expect(first?.heard == ["a"] && second.heard == ["a"])
    first = nil
    center.post(name: name, object: "b")
    #expect(second.heard == ["a", "b"])
    center.removeObserver(second)
    center.post(name: name, object: "c")
    #expect(second.heard == ["a", "b"])
  }

  @Test func `A selector with the wrong argument calls nothing, and selectors compare by name`() {
    let log = Log()
    let page = Page(log: log)
    let selector = Selector("saved:", Page.saved(_:))
    #expect(!selector.call(on: page, ["a text"]))
    #expect(!selector.call(on: Waiting(), [UIButton()]))
    #expect(!Selector("saved:").call(on: page, [UIButton()]))
    #expect(taken(log).isEmpty)
    #expect(selector == "saved:" && selector != "save")
    page.perform(Selector("save", page.save))
    #expect(taken(log) == ["save"])
  }

  @Test func `Sending resignFirstResponder without a target ends typing`() throws {
    let view = HeardView { Typing() }
    try view.run("choose Town", "activate")
    #expect(view.labels.contains("typing"))
    try view.run("choose Done", "activate")
    #expect(view.labels.contains("not typing"))
  }
}

private struct Typing: View {
  @State private var town = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    TextField("Town", text: $town).focused($isFocused)
    Button("Done") {
      UIApplication.shared.sendAction(
        Selector("resignFirstResponder", UIResponder.resignFirstResponder),
        to: nil,
        from: nil,
        for: nil
      )
    }
    Text(isFocused ? "typing" : "not typing")
  }
}
