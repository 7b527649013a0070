// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@testable import A11yUI

private final class Player: UIViewController {
  var log: Log?
  var isPlaying = false
  private let button = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    log?("loaded")
    button.isAccessibilityElement = true
    button.accessibilityTraits = .button
    button.accessibilityLabel = "Play"
    view.addSubview(button)
  }

  override func viewWillAppear(_ animated: Bool) { log?("will appear") }
  override func viewDidAppear(_ animated: Bool) { log?("did appear") }
  override func viewDidDisappear(_ animated: Bool) { log?("gone") }

  override func accessibilityPerformMagicTap() -> Bool {
    isPlaying.toggle()
    button.accessibilityLabel = isPlaying ? "Pause" : "Play"
    return true
  }
}

private struct PlayerView: UIViewControllerRepresentable {
  let log: Log
  func makeUIViewController(context: Context) -> Player {
    let player = Player(nibName: nil, bundle: nil)
    player.log = log
    return player
  }
  func updateUIViewController(_ player: Player, context: Context) { log("update") }
  static func dismantleUIViewController(_ player: Player, coordinator: ()) {
    player.log?("dismantle")
  }
}

@MainActor
@Suite("View controllers from UIKit and AppKit in SwiftUI views", .timeLimit(.minutes(30)))
struct ControllerRepresentableTests {
  @Test(arguments: [true, false])
  func `A controller is notified when its view is shown`(prunes: Bool) throws {
    struct Screen: View {
      @State var isShown = true
      let log: Log
      var body: some View {
        if isShown { PlayerView(log: log) }
        Button("Close") { isShown = false }
      }
    }
    let log = Log()
    let heard = HeardView(prunes: prunes) { Screen(log: log) }
    #expect(heard.lines == ["Play, button"])
    #expect(log.lines == ["update", "loaded", "will appear", "did appear"])
    // The request reaches the controller through the controller's view.
    let tapped = try heard.run("magic tap")
    #expect(tapped == ["Pause"])
    try heard.run("next", "activate")
    #expect(log.lines.suffix(2) == ["gone", "dismantle"])
    #expect(heard.labels == ["Close"])
  }

  @Test func `A controller that creates no view has an empty view`() {
    final class Lazy: UIViewController {
      override func loadView() { _ = view }
    }
    let controller = Lazy()
    #expect(!controller.isViewLoaded)
    #expect(controller.view.subviews.isEmpty)
    #expect(controller.isViewLoaded)
    let parent = UIViewController()
    parent.addChild(controller)
    parent.addChild(parent)
    #expect(parent.children == [controller])
    #expect(controller.parent == parent)
    controller.removeFromParent()
    #expect(parent.children.isEmpty)
  }

  final class Dial: NSView {
    var level = 1
    override func isAccessibilityElement() -> Bool { true }
    override func accessibilityRole() -> NSAccessibility.Role? { .slider }
    override func accessibilityLabel() -> String? { "Dial" }
    override func accessibilityValue() -> Any? { level }
    override func accessibilityPerformIncrement() -> Bool {
      level += 1
      return true
    }
  }

  struct DialView: NSViewRepresentable {
    func makeNSView(context: Context) -> NSView {
      let view = NSView(frame: .zero)
      view.addSubview(Dial())
      let box = NSView()
      box.setAccessibilityElement(true)
      box.setAccessibilityRole(.checkBox)
      box.setAccessibilityTitle("Loud")
      box.setAccessibilityValue(true)
      box.toolTip = "Makes it loud"
      view.addSubview(box)
      return view
    }
    func updateNSView(_ view: NSView, context: Context) {}
  }

  @Test func `AppKit views describe themselves through methods`() throws {
    let heard = HeardView { DialView() }
    #expect(heard.lines == ["Dial, 1, adjustable"])
    #expect(try heard.run("increment") == ["2"])
    #expect(try heard.run("next") == ["Loud, checkbox, checked"])
    let id = try #require(heard.session.focus(of: .voiceOver))
    #expect(heard.session.tree[id]?.details.hint == "Makes it loud")
  }

  struct PaneView: NSViewControllerRepresentable {
    final class Pane: NSViewController {
      var onCancel: () -> Void = {}
      override func viewDidLoad() {
        view.setAccessibilityElement(true)
        view.setAccessibilityLabel("Pane")
        view.setAccessibilityRole(.button)
      }
      override func accessibilityPerformCancel() -> Bool {
        view.setAccessibilityLabel("Cancelled")
        return true
      }
    }
    func makeNSViewController(context: Context) -> Pane { Pane() }
    func updateNSViewController(_ pane: Pane, context: Context) {}
  }

  @Test func `An AppKit controller’s accessibility is read through its view`() throws {
    let heard = HeardView { PaneView() }
    #expect(heard.lines == ["Pane, button"])
    #expect(try heard.run("escape") == ["Cancelled"])
  }
}
