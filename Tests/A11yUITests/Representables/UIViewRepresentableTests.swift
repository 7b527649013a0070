// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@testable import A11yUI

/// A view that draws stars and announces their number.
private final class StarsView: UIView {
  var onChange: ((Int) -> Void)?
  var count = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = "Rating"
    accessibilityHint = "Swipe to rate"
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override var accessibilityValue: String? {
    get { "\(count) stars" }
    set {}
  }

  override func accessibilityIncrement() { set(count + 1) }
  override func accessibilityDecrement() { set(count - 1) }

  private func set(_ new: Int) {
    count = min(max(new, 0), 5)
    onChange?(count)
  }
}

private struct Stars: UIViewRepresentable {
  @Binding var count: Int
  @Environment(\.locale) private var locale
  var log: Log?

  @MainActor
  final class Coordinator {
    var changes = 0
    let parent: Stars
    init(_ parent: Stars) { self.parent = parent }
    func changed(_ count: Int) {
      changes += 1
      parent.count = count
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> StarsView {
    log?("make")
    let view = StarsView()
    view.onChange = context.coordinator.changed
    return view
  }

  func updateUIView(_ view: StarsView, context: Context) {
    log?("update \(count)")
    view.count = count
    view.accessibilityLabel = context.environment.isEnabled ? "Rating" : "Old rating"
  }

  static func dismantleUIView(_ view: StarsView, coordinator: Coordinator) {
    coordinator.parent.log?("dismantle after \(coordinator.changes)")
  }
}

@MainActor @Suite("UIKit views in SwiftUI views", .timeLimit(.minutes(30)))
struct UIViewRepresentableTests {
  struct Screen: View {
    @State var count = 3
    @State var isShown = true
    @State var isOff = false
    let log: Log
    var body: some View {
      if isShown { Stars(count: $count, log: log).disabled(isOff) }
      Button("Clear \(count)") { count = 0 }
      Button("Lock") { isOff = true }
      Button("Close") { isShown = false }
    }
  }

  @Test(arguments: [true, false])
  func `A view that describes itself is announced and can be operated`(prunes: Bool) throws {
    let log = Log()
    let heard = HeardView(prunes: prunes) { Screen(log: log) }
    #expect(heard.lines == ["Rating, 3 stars, adjustable"])
    #expect(try heard.run("increment") == ["4 stars"])
    #expect(try heard.run("increment", "increment") == ["5 stars"])
    #expect(try heard.run("next") == ["Clear 5, button"])
    #expect(try heard.run("activate", "previous").last == "Rating, 0 stars, adjustable")
    try heard.run("choose Lock", "activate")
    #expect(try heard.run("first") == ["Old rating, 0 stars, dimmed, adjustable"])
    try heard.run("increment", "last", "activate")
    #expect(heard.labels == ["Clear 0", "Lock", "Close"])
    #expect(log.lines.first == "make")
    #expect(log.lines.last == "dismantle after 3")
    #expect(log.lines.filter { $0 == "make" }.count == 1)
  }

  @Test func `A representable is updated only after a change`() throws {
    let log = Log()
    let heard = HeardView(prunes: true) { Screen(log: log) }
    #expect(log.lines == ["make", "update 3"])
    try heard.run("next", "previous", "increment")
    #expect(log.lines == ["make", "update 3", "update 4"])
  }

  /// A view with several elements, some of which are not views.
  final class Chart: UIView {
    let title = UIView()
    var bars: [UIAccessibilityElement] = []
    var escapes = 0

    func fill(_ values: [Int]) {
      title.isAccessibilityElement = true
      title.accessibilityLabel = "Sales"
      title.accessibilityTraits = .header
      if title.superview == nil { addSubview(title) }
      bars = values.enumerated().map { place, value in
        let bar = UIAccessibilityElement(accessibilityContainer: self)
        bar.accessibilityLabel = "Bar \(place + 1)"
        bar.accessibilityValue = "\(value)"
        bar.accessibilityIdentifier = "bar\(place)"
        bar.accessibilityTraits = place == 0 ? [.button, .selected] : .staticText
        bar.accessibilityCustomActions = [
          UIAccessibilityCustomAction(name: "Double") { _ in
            bar.accessibilityValue = "\(value * 2)"
            return true
          },
          UIAccessibilityCustomAction(name: "Nothing", actionHandler: nil),
        ]
        return bar
      }
      accessibilityElements = [title] + bars
    }

    override func accessibilityPerformEscape() -> Bool {
      escapes += 1
      bars.removeLast()
      accessibilityElements = [title] + bars
      return true
    }

    override func accessibilityPerformMagicTap() -> Bool {
      title.accessibilityLabel = "Sold"
      return true
    }
  }

  struct ChartView: UIViewRepresentable {
    let values: [Int]
    func makeUIView(context: Context) -> Chart { Chart() }
    func updateUIView(_ chart: Chart, context: Context) { chart.fill(values) }
  }

  @Test(arguments: [true, false])
  func `Elements that are not views are read in order`(prunes: Bool) throws {
    let heard = HeardView(prunes: prunes) {
      Text("Above")
      ChartView(values: [3, 4])
      Text("Below")
    }
    #expect(
      try heard.run("next", "next", "next", "next") == [
        "Sales, heading", "selected, Bar 1, 3, button, actions available",
        "Bar 2, 4, actions available", "Below",
      ]
    )
    #expect(try heard.run("previous", "action Double").last == "8")
    #expect(try heard.run("action Nothing") == [])
    #expect(heard.session.notice == "The element does not support this action.")
    try heard.run("magic tap")
    #expect(heard.labels == ["Above", "Sold", "Bar 1", "Bar 2", "Below"])
    #expect(try heard.run("escape").last == "Below")
    #expect(heard.labels == ["Above", "Sold", "Bar 1", "Below"])
    #expect(heard.host.diagnostics.isEmpty)
  }

  struct Wrapped: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private func element(_ label: String, _ traits: UIAccessibilityTraits = .none) -> UIView {
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    view.accessibilityTraits = traits
    return view
  }

  @Test func `Hidden views are skipped`() throws {
    let root = UIView()
    let hidden = element("Hidden")
    hidden.isHidden = true
    let clear = element("Clear")
    clear.alpha = 0
    let closed = UIView()
    closed.accessibilityElementsHidden = true
    closed.addSubview(element("Closed"))
    // An element's contents are represented only by the element itself.
    let outer = element("Outer")
    outer.addSubview(element("Inner"))
    for view in [hidden, clear, closed, outer, element("Shown")] { root.addSubview(view) }
    let heard = HeardView { Wrapped(view: root) }
    #expect(heard.labels == ["Outer", "Shown"])
    hidden.isHidden = false
    closed.accessibilityElementsHidden = false
    heard.host.takeTurn()
    #expect(heard.labels == ["Hidden", "Closed", "Outer", "Shown"])
    outer.removeFromSuperview()
    clear.alpha = 0.5
    heard.host.takeTurn()
    #expect(heard.labels == ["Hidden", "Clear", "Closed", "Shown"])
  }

  @Test func `Circular containers do not cause an endless loop`() {
    let root = UIView()
    let child = element("Child")
    let element = UIAccessibilityElement(accessibilityContainer: root)
    element.accessibilityLabel = "Part"
    root.addSubview(child)
    child.addSubview(root)
    root.addSubview(root)
    root.accessibilityElements = [root, element, child, element, "no element", 3]
    let heard = HeardView { Wrapped(view: root) }
    #expect(heard.labels == ["Part", "Child"])
    #expect(heard.host.diagnostics.isEmpty)
  }

  @Test func `Traits are announced in VoiceOver’s words`() throws {
    let root = UIView()
    let toggle = element("Wi-Fi", .toggleButton)
    toggle.accessibilityValue = "1"
    root.addSubview(toggle)
    root.addSubview(element("Site", .link))
    root.addSubview(element("Cat", .image))
    root.addSubview(element("Find", .searchField))
    root.addSubview(element("Buy", [.button, .notEnabled]))
    root.addSubview(element("Plain"))
    let heard = HeardView { Wrapped(view: root) }
    #expect(heard.lines == ["Wi-Fi, switch button, on"])
    #expect(
      try heard.run("next", "next", "next", "next", "next") == [
        "Site, link", "Cat, image", "Find, search field", "Buy, dimmed, button", "Plain",
      ]
    )
    toggle.accessibilityValue = "0"
    heard.host.takeTurn()
    #expect(try heard.run("first") == ["Wi-Fi, switch button, off"])
  }

  @Test func `Modifiers apply to a wrapped view`() throws {
    let view = element("Map", .image)
    let nothing = UIView()
    let heard = HeardView {
      Wrapped(view: view).accessibilityValue("Berlin")
      Wrapped(view: nothing)
      Wrapped(view: UIView()).accessibilityLabel("Video").accessibilityAddTraits(.isImage)
    }
    #expect(heard.lines == ["Map, Berlin, image"])
    #expect(try heard.run("next") == ["Video, image"])
    #expect(heard.labels == ["Map", "Video"])
  }

  @Test func `A wrapped view in a row is part of the row`() throws {
    let heard = HeardView {
      List {
        HStack {
          Wrapped(view: element("Cat", .image))
          Text("Tom")
        }
        Wrapped(view: element("Feed", .button))
      }
    }
    #expect(heard.lines == ["Cat, Tom, list start"])
    #expect(try heard.run("next") == ["Feed, button, list end"])
  }

  @Test func `Switch Control stops only at interactive elements`() throws {
    final class Button: UIView {
      var taps = 0
      override func accessibilityActivate() -> Bool {
        taps += 1
        accessibilityLabel = "Tapped \(taps)"
        return true
      }
    }
    let root = UIView()
    let button = Button()
    button.isAccessibilityElement = true
    button.accessibilityLabel = "Tap"
    button.accessibilityTraits = .button
    let other = element("Responds")
    other.accessibilityRespondsToUserInteraction = true
    for view in [element("Text", .staticText), button, other] { root.addSubview(view) }
    let heard = HeardView(.switchControl) { Wrapped(view: root) }
    try heard.run("next")
    #expect(heard.label(of: .switchControl) == "Responds")
    try heard.run("next", "next")
    #expect(heard.labels.contains("Tap"))
  }

  /// A view that adds a subview and posts a notification about it.
  final class Inbox: UIView {
    override func accessibilityPerformMagicTap() -> Bool {
      let letter = UIAccessibilityElement(accessibilityContainer: self)
      letter.accessibilityLabel = "Letter \(accessibilityElements?.count ?? 0)"
      accessibilityElements = (accessibilityElements ?? []) + [letter]
      UIAccessibility.post(notification: .layoutChanged, argument: letter)
      return true
    }
    override func accessibilityPerformEscape() -> Bool {
      UIAccessibility.post(
        notification: .announcement,
        argument: UIAccessibility.isVoiceOverRunning ? "VoiceOver" : "nobody"
      )
      UIAccessibility.post(notification: .layoutChanged, argument: UIView())
      UIAccessibility.post(notification: .announcement, argument: 7)
      return !UIAccessibility.isSwitchControlRunning
    }
  }

  @Test(arguments: [true, false])
  func `A notification from a view moves the cursor to the given element`(prunes: Bool) throws {
    let root = Inbox()
    for view in [element("Top", .header), element("Other")] { root.addSubview(view) }
    root.accessibilityElements = root.subviews
    let heard = HeardView(prunes: prunes) { Wrapped(view: root) }
    let added = try heard.run("magic tap")
    #expect(added == ["Letter 2"])
    let announced = try heard.run("escape")
    #expect(announced == ["VoiceOver"])
    let row = HeardView(prunes: prunes) {
      List {
        Text("Row")
        HStack { Wrapped(view: root) }
      }
    }
    #expect(try row.run("next", "magic tap", "previous").last == "Row, list start")
  }
}
