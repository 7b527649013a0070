// SPDX-License-Identifier: MIT

import A11yTree

/// An iOS screen whose elements a reader adds in document order.
///
/// A snapshot contains more than a user can reach, such as the words inside a button, offscreen views and the status
/// bar. VoiceOver reaches the elements that the app made accessible, but nothing inside those elements.
struct XCScreen {
  private var screen = Screen(Element(.application))
  private var open: [Place] = [Place(index: 0)]
  private var hidden = 0
  private var lists: [Int] = []

  /// An element that has begun but has not ended.
  private struct Place {
    /// The element to which child elements are added, or `nil` if the child elements cannot be reached.
    var index: Int?
    var isNavigationBar = false
    /// The name of the navigation bar.
    var barName = ""
    /// The element to which the buttons inside a field are added.
    var buttonParent: Int?
    /// Whether a button has been found in the navigation bar.
    var hasButton = false
  }

  /// The number of elements that are open.
  var depth: Int { open.count - 1 }

  /// Adds an element inside the innermost open element.
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
      // The app has removed the view from the elements that VoiceOver reaches.
      element = Element(.generic)
      element.details.frame = source.frame
    }
    if !source.isVisible {
      // The contents of an invisible view may still be visible, for example if the view only arranges others.
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
        // A field may contain buttons that clear it or reveal its text, which VoiceOver reaches after the field.
        buttonParent: source.role.isTextEntry ? parent : nil
      )
    )
  }

  /// Ends the innermost open element.
  mutating func end() {
    if open.count > 1 { open.removeLast() }
  }

  /// Ends open elements until only the given number of elements are open.
  mutating func end(toDepth depth: Int) {
    while self.depth > depth { open.removeLast() }
  }

  /// Adds a notice about content that the reader did not understand.
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

  /// Sets the roles of a navigation bar's title and back button.
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

  /// Turns a labeled view without reachable contents into static text, and turns any other labeled view into a group
  /// that is named after the label.
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
  /// Whether a view is an element although its type is that of a container, because the view has the trait of static
  /// text.
  fileprivate var isLeafOfWords: Bool { isAccessible == nil && traits.contains("StaticText") }
}
