// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yViewTesting
import A11yTree
import Foundation
import SwiftUI
import Testing

@testable import A11yUI

/// A SwiftUI view that shows a UIKit view created by a test.
private struct Shown<V: UIView>: UIViewRepresentable {
  let view: V
  func makeUIView(context: Context) -> V { view }
  func updateUIView(_ view: V, context: Context) {}
}

@MainActor
private func label(_ words: String, _ traits: UIAccessibilityTraits = .staticText) -> UIView {
  let view = UIView()
  view.isAccessibilityElement = true
  view.accessibilityLabel = words
  view.accessibilityTraits = traits
  return view
}

@MainActor
private func box(_ words: String...) -> UIView {
  let view = UIView()
  for words in words { view.addSubview(label(words, .button)) }
  return view
}

@MainActor @Suite("Accessibility of UIKit views", .timeLimit(.minutes(30)))
struct UIAccessibilityTests {
  @Test("A custom rotor of a UIKit view moves to the item that the rotor’s search finds")
  func rotor() throws {
    let page = box("A", "B", "C", "D")
    page.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Odd") { predicate in
        let views = page.subviews
        let here = views.firstIndex { $0 === predicate.currentItem.targetElement } ?? -1
        let step = predicate.searchDirection == .next ? 1 : -1
        var place = here + step
        while views.indices.contains(place) {
          if place % 2 == 0 {
            return UIAccessibilityCustomRotorItemResult(
              targetElement: views[place],
              targetRange: nil
            )
          }
          place += step
        }
        return nil
      }
    ]
    let lines = heard(
      .setRotor(.custom("Odd")),
      .rotorMove(.forward),
      .rotorMove(.forward),
      .rotorMove(.backward)
    ) { Shown(view: page) }
    #expect(lines == ["A, button", "Odd", "C, button", "[border]", "A, button"])
  }

  @Test(
    "A custom UIKit rotor can create its results and replace one of VoiceOver’s own rotors"
  )
  func lateRotor() throws {
    let page = box("A")
    page.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(systemType: .heading) { _ in
        let heading = label("Late", .header)
        page.addSubview(heading)
        return UIAccessibilityCustomRotorItemResult(targetElement: heading, targetRange: nil)
      }
    ]
    let lines = heard(.setRotor(.headings), .rotorMove(.forward)) { Shown(view: page) }
    #expect(lines.last == "Late, heading")
  }

  @Test(
    "The type of a UIKit container is announced at its start and end",
    arguments: [
      (UIAccessibilityContainerType.list, ["A, button, list start", "B, button, list end"]),
      (.landmark, ["A, button, Menu, region, landmark", "B, button, end, Menu, region"]),
      (.none, ["A, button", "B, button"]),
    ]
  )
  func containers(_ type: UIAccessibilityContainerType, _ lines: [String]) {
    let page = box("A", "B")
    page.accessibilityContainerType = type
    if type == .landmark { page.accessibilityLabel = "Menu" }
    #expect(heard(.next) { Shown(view: page) } == lines)
  }

  /// A table with two columns.
  final class Prices: UIView, UIAccessibilityContainerDataTable {
    final class Cell: UILabel, UIAccessibilityContainerDataTableCell {
      var (row, column) = (0, 0)
      func accessibilityRowRange() -> NSRange { NSRange(location: row, length: 1) }
      func accessibilityColumnRange() -> NSRange { NSRange(location: column, length: 1) }
    }

    let cells: [[Cell]]

    init(_ words: [[String]]) {
      cells = words.enumerated().map { row, words in
        words.enumerated().map { column, words in
          let cell = Cell()
          cell.text = words
          (cell.row, cell.column) = (row, column)
          return cell
        }
      }
      super.init(frame: .zero)
      accessibilityContainerType = .dataTable
      for cell in cells.joined() { addSubview(cell) }
    }

    required init?(coder: NSCoder) { nil }

    func accessibilityDataTableCellElement(
      forRow row: Int,
      column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? { cells[row][column] }
    func accessibilityRowCount() -> Int { cells.count }
    func accessibilityColumnCount() -> Int { 2 }
    func accessibilityHeaderElements(
      forColumn column: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? { [cells[0][column]] }
  }

  @Test("The cells of a UIKit data table have rows, columns and headers")
  func dataTable() throws {
    let table = Prices([["Name", "Price"], ["Tea", "3"], ["Cake", "5"]])
    let view = HeardView { Shown(view: table) }
    try view.run("first")
    #expect(try view.run("row down").first?.contains("Tea") == true)
    #expect(try view.run("column right") == ["Price, 3, column 2"])
    #expect(try view.run("row down").first?.contains("5") == true)
  }

  @Test("Switch Control follows a UIKit container’s navigation style")
  func navigationStyle() throws {
    func details(_ change: (UIView) -> Void) -> [Element.Details] {
      let page = box("A", "B")
      change(page)
      let update = ViewHost { Shown(view: page) }.start()
      return update.changes.map(\.element).filter { $0.role == .group }.map(\.details)
    }
    #expect(details { _ in }.isEmpty)
    #expect(
      details { $0.accessibilityNavigationStyle = .combined }.map(\.navigationStyle) == [.combined]
    )
    #expect(
      details { $0.accessibilityNavigationStyle = .separate }.map(\.navigationStyle) == [.separate]
    )
    #expect(details { $0.shouldGroupAccessibilityChildren = true }.count == 1)
  }

  @Test("A UIKit container that contains itself is read only once")
  func cycle() {
    let page = box("A")
    page.shouldGroupAccessibilityChildren = true
    page.accessibilityElements = [page, page.subviews[0]]
    #expect(heard(.next) { Shown(view: page) } == ["A, button", "[border]"])
  }

  @Test("The accessibility properties of UIKit elements are passed on to the tree")
  func properties() throws {
    let view = label("Code", .button)
    view.accessibilityFrame = CGRect(x: 1, y: 2, width: 30, height: 40)
    view.accessibilityActivationPoint = CGPoint(x: 5, y: 6)
    view.accessibilityTextualContext = .sourceCode
    view.accessibilityExpandedStatus = .collapsed
    let content = AXCustomContent(label: "Size", value: "Large")
    content.importance = .high
    view.accessibilityCustomContent = [content]
    let update = ViewHost { Shown(view: view) }.start()
    let element = try #require(update.changes.map(\.element).first { $0.label == "Code" })
    #expect(element.details.frame == Frame(x: 1, y: 2, width: 30, height: 40))
    #expect(element.details.activationPoint == Point(x: 5, y: 6))
    #expect(element.details.speech?.includesPunctuation == true)
    #expect(element.states.isExpanded == false)
    #expect(
      heard { Shown(view: view) } == ["Code, Size, Large, button, collapsed, double tap to expand"]
    )
  }

  @Test("Speech attributes in a UIKit label change how the label is spoken")
  func attributedLabel() throws {
    let view = label("")
    view.accessibilityAttributedLabel = NSAttributedString(
      string: "Bonjour",
      attributes: [
        .accessibilitySpeechLanguage: "fr", .accessibilitySpeechPitch: NSNumber(value: 1.5),
        .accessibilitySpeechSpellOut: NSNumber(value: true),
      ]
    )
    let update = ViewHost { Shown(view: view) }.start()
    let element = try #require(update.changes.map(\.element).first { $0.label == "Bonjour" })
    #expect(element.details.language == "fr")
    #expect(element.details.speech == SpeechAttributes(pitch: 0.5, spellsOut: true))
  }

  @Test("A UIKit program is notified when its announcement has finished")
  func announcement() async throws {
    struct Page: View {
      @State private var made: [String] = []
      var body: some View {
        Button("Save") { UIAccessibility.post(notification: .announcement, argument: "Saved") }
        Text("Made: \(made.joined())")
          .onReceive(
            NotificationCenter.default.publisher(
              for: UIAccessibility.announcementDidFinishNotification
            )
          ) { note in
            let words = note.userInfo?[UIAccessibility.announcementStringValueUserInfoKey]
            if words as? String == "Saved" { made.append("Saved") }
          }
      }
    }
    let session = try await Session(Page()).exhaustive(false)
    session.find("Save").activate()
    #expect(session.transcript.contains { $0.line == "Saved" })
    await session.settle(within: .seconds(300))
    #expect(session.outline().joined(separator: "|").contains("Made: Saved"))
  }

  @Test("A zoomable UIKit element offers zoom actions")
  func zoom() throws {
    final class Map: UIView {
      var zoom = 1
      override func accessibilityZoomIn(at point: CGPoint) -> Bool {
        zoom += 1
        accessibilityValue = "\(zoom)"
        return true
      }
    }
    func map() -> Map {
      let map = Map()
      map.isAccessibilityElement = true
      map.accessibilityLabel = "Map"
      map.accessibilityTraits = [.image, .supportsZoom]
      return map
    }
    let lines = heard(.performAction("Zoom in"), .performAction("Zoom in")) { Shown(view: map()) }
    #expect(lines == ["Map, image, actions available", "2", "3"])
  }

  @Test("A UIKit view is notified when it is shown, laid out and removed")
  func moments() throws {
    final class Watching: UIView {
      var log: Log?
      override func didMoveToWindow() { log?(window == nil ? "left" : "entered") }
      override func layoutSubviews() { log?("laid out \(subviews.count)") }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        log?(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")
      }
    }
    struct Page: View {
      @State private var isShown = true
      @State private var scheme = ColorScheme.light
      let view: Watching
      var body: some View {
        if isShown { Shown(view: view).environment(\.colorScheme, scheme) }
        Button("Dark") { scheme = .dark }
        Button("Close") { isShown = false }
      }
    }
    let log = Log()
    let watching = Watching()
    watching.log = log
    let view = HeardView { Page(view: watching) }
    #expect(log.lines == ["entered", "light", "laid out 0"])
    watching.addSubview(label("New"))
    view.host.takeTurn()
    #expect(log.lines.last == "laid out 1")
    try view.run("choose Dark", "activate")
    #expect(log.lines.last == "dark")
    try view.run("choose Close", "activate")
    #expect(log.lines.last == "left")
    #expect(log.lines.count == 6)
  }
}
