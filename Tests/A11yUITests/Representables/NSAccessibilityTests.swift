// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Foundation
import SwiftUI
import Testing

@testable import A11yUI

/// A SwiftUI view that shows an AppKit view created by a test.
private struct Shown<V: NSView>: NSViewRepresentable {
  let view: V
  func makeNSView(context: Context) -> V { view }
  func updateNSView(_ view: V, context: Context) {}
}

@MainActor
private func element(
  _ label: String,
  _ role: NSAccessibility.Role = .button,
  in parent: NSView
) -> NSAccessibilityElement {
  let element = NSAccessibilityElement()
  element.setAccessibilityLabel(label)
  element.setAccessibilityRole(role)
  element.setAccessibilityParent(parent)
  return element
}

@MainActor @Suite("Accessibility of AppKit views", .timeLimit(.minutes(30)))
struct NSAccessibilityTests {
  /// A delegate that searches for the next child of a view whose label is a single letter.
  private final class Finder: NSAccessibilityCustomRotorItemSearchDelegate {
    let children: [NSAccessibilityElement]
    init(_ children: [NSAccessibilityElement]) { self.children = children }

    func rotor(
      _ rotor: NSAccessibilityCustomRotor,
      resultFor searchParameters: NSAccessibilityCustomRotor.SearchParameters
    ) -> NSAccessibilityCustomRotor.ItemResult? {
      let here =
        children.firstIndex { $0 === searchParameters.currentItem?.targetElement } ?? -1
      let step = searchParameters.searchDirection == .next ? 1 : -1
      var place = here + step
      while children.indices.contains(place) {
        if children[place].accessibilityLabel()?.count == 1 {
          return NSAccessibilityCustomRotor.ItemResult(targetElement: children[place])
        }
        place += step
      }
      return nil
    }
  }

  @Test("A custom rotor of an AppKit view moves to the item that the rotor’s delegate finds")
  func rotor() {
    let page = NSView()
    let children = ["A", "long", "B"].map { element($0, in: page) }
    page.setAccessibilityChildren(children)
    let finder = Finder(children)
    page.setAccessibilityCustomRotors([
      NSAccessibilityCustomRotor(label: "Short", itemSearchDelegate: finder)
    ])
    let lines = heard(.setRotor(.custom("Short")), .rotorMove(.forward), .rotorMove(.forward)) {
      Shown(view: page)
    }
    #expect(lines == ["A, button", "Short", "B, button", "[border]"])
  }

  @Test("An AppKit list announces its start and end and is read in navigation order")
  func list() {
    let page = NSView()
    let children = ["A", "B"].map { element($0, in: page) }
    page.setAccessibilityChildren(children)
    page.setAccessibilityChildrenInNavigationOrder(children.reversed())
    page.setAccessibilityRole(.list)
    #expect(
      heard(.next) { Shown(view: page) } == ["B, button, list start", "A, button, list end"]
    )
  }

  @Test("The accessibility properties of AppKit elements are passed on to the tree")
  func properties() throws {
    let page = NSView()
    let title = element("Volume", .staticText, in: page)
    let slider = element("", .slider, in: page)
    slider.setAccessibilityTitleUIElement(title)
    slider.setAccessibilityValue(NSNumber(value: 3))
    slider.setAccessibilityMinValue(NSNumber(value: 0))
    slider.setAccessibilityMaxValue(NSNumber(value: 10))
    slider.setAccessibilityValueDescription("quiet")
    slider.setAccessibilityRequired(true)
    slider.setAccessibilityFrame(NSRect(x: 1, y: 2, width: 3, height: 4))
    let toggle = element("Wi-Fi", .checkBox, in: page)
    toggle.setAccessibilitySubrole(.switch)
    toggle.setAccessibilityValue(NSNumber(value: 1))
    page.setAccessibilityChildren([slider, toggle])
    let update = ViewHost { Shown(view: page) }.start()
    let found = try #require(update.changes.map(\.element).first { $0.label == "Volume" })
    #expect(found.value == "quiet")
    #expect(found.details.range == ValueRange(current: 3, minimum: 0, maximum: 10))
    #expect(found.states.isRequired)
    #expect(found.details.frame == Frame(x: 1, y: 2, width: 3, height: 4))
    #expect(
      heard(.next) { Shown(view: page) }.last
        == "Wi-Fi, switch button, on, double tap to toggle setting"
    )
  }

  @Test("An announcement that an AppKit app requests is spoken")
  func announcement() throws {
    struct Page: View {
      var body: some View {
        Button("Save") {
          NSAccessibility.post(
            element: NSView(),
            notification: .announcementRequested,
            userInfo: [
              .announcement: "Saved", .priority: NSAccessibilityPriorityLevel.high.rawValue,
            ]
          )
        }
      }
    }
    #expect(heard(.activate) { Page() }.last == "Saved")
  }

  @Test("An AppKit view is notified when it is shown and laid out")
  func moments() {
    final class Watching: NSView {
      var lines: [String] = []
      override func viewDidMoveToWindow() { lines.append("window") }
      override func layout() { lines.append("layout \(subviews.count)") }
    }
    let watching = Watching()
    let view = HeardView { Shown(view: watching) }
    #expect(watching.lines == ["window", "layout 0"])
    watching.addSubview(NSView())
    view.host.takeTurn()
    #expect(watching.lines.last == "layout 1")
  }
}
