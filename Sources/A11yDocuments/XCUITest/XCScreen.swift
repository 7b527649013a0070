// SPDX-License-Identifier: MIT

import A11yTree

/// An iOS screen whose elements a reader adds in document order.
///
/// A snapshot contains more than a user reaches: the words inside a button, views that are off the screen, and the
/// status bar. VoiceOver reaches the elements that the app made accessible, and nothing inside them.
struct XCScreen {
  private var screen = Screen(Element(.application))
  private var open: [Place] = [Place(index: 0)]
  private var hidden = 0
  private var lists: [Int] = []

  /// An element that has begun and not ended.
  private struct Place {
    /// The element under which those inside are added; `nil` if they are not reached.
    var index: Int?
    var isNavigationBar = false
    /// The name of the navigation bar.
    var barName = ""
    /// The element under which buttons inside a field are added.
    var buttonParent: Int?
    /// Whether a button has been found in the navigation bar.
    var hasButton = false
  }

  /// The number of elements that are open.
  var depth: Int { open.count - 1 }

  /// Adds an element inside the one that began last and has not ended.
  mutating func begin(_ source: XCElement) {
    let outer = open[open.count - 1]
    let around = outer.index ?? (source.type == "Button" ? outer.buttonParent : nil)
    guard let parent = around, !XCTypes.omitted.contains(source.type) else {
      return open.append(Place(index: nil))
    }
    if XCTypes.role(of: source.type) == nil {
      screen.notices.note("unknown element type \(quoted(source.type))")
    }
    // The name of the app is not announced on its screens.
    if source.type == "Application" { return open.append(Place(index: parent)) }
    var element = source.element
    if source.isAccessible == false, !element.role.isStructure || element.role == .generic {
      // The app has taken the view out of what VoiceOver reaches.
      element = Element(.generic)
      element.details.frame = source.frame
    }
    if !source.isVisible {
      // What an invisible view holds may still be visible, as in a view that only places others.
      if source.isReached { hidden += 1 }
      return open.append(Place(index: source.isReached ? nil : parent))
    }
    if outer.isNavigationBar { place(&element, source, inNavigationBar: open.count - 1) }
    if element.role.isStructure, source.isAccessible == true || source.isLeafOfWords {
      element.role = element.role == .generic ? .staticText : element.role
    }
    let index = screen.append(element, to: parent)
    if source.type == "TabBar" || source.type == "SegmentedControl" { lists.append(index) }
    if source.type == "Button", screen.elements[parent].role == .tabList {
      screen.change(index) { $0.role = .tab }
    }
    open.append(
      Place(
        index: source.isReached ? nil : index,
        isNavigationBar: source.type == "NavigationBar"
          || outer.isNavigationBar && !source.isReached,
        barName: source.type == "NavigationBar" ? source.identifier : outer.barName,
        // A field shows buttons that clear it or uncover its text, and they are reached after it.
        buttonParent: source.role.isTextEntry ? parent : nil
      )
    )
  }

  /// Ends the element that began last.
  mutating func end() {
    if open.count > 1 { open.removeLast() }
  }

  /// Ends elements until a number of them are open.
  mutating func end(toDepth depth: Int) {
    while self.depth > depth { open.removeLast() }
  }

  /// Records something that the reader did not understand.
  mutating func note(_ message: String) { screen.notices.note(message) }

  /// Returns the document.
  mutating func document(_ format: DocumentFormat, lacking gaps: String) -> Document {
    for list in lists { screen.number(list) }
    nameContainers()
    var notices = screen.notices.all
    if hidden > 0 {
      notices.append(DocumentNotice("an element is not visible and was left out", count: hidden))
    }
    notices.append(DocumentNotice("the format does not record \(gaps)", isAboutFormat: true))
    return Document(format: format, tree: screen.update(), notices: notices)
  }

  /// Gives the title of a navigation bar and its back button their roles.
  private mutating func place(
    _ element: inout Element,
    _ source: XCElement,
    inNavigationBar place: Int
  ) {
    let isTitle = element.role == .generic && source.label == open[place].barName
    if element.role == .staticText || isTitle && !source.label.isEmpty { element.role = .heading }
    guard element.role == .button else { return }
    let isFirst = !open[place].hasButton
    open[place].hasButton = true
    if source.identifier == "BackButton" || isFirst && source.label == "Back" {
      element.role = .backButton
    }
  }

  /// Makes a labeled view with nothing inside that can be reached an element of its own, and gives up the label of
  /// one whose contents are reached: it is the name of a group.
  private mutating func nameContainers() {
    for index in screen.elements.indices.dropFirst().reversed() {
      let element = screen.elements[index]
      guard element.role == .generic, !element.label.isEmpty else { continue }
      let role: Role = screen.children[index].isEmpty ? .staticText : .group
      screen.change(index) { $0.role = role }
    }
  }
}

extension XCElement {
  /// Whether a view that could hold others has words and a trait that only an element has.
  fileprivate var isLeafOfWords: Bool { isAccessible == nil && traits.contains("StaticText") }
}
