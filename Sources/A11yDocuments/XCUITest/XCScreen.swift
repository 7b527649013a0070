// SPDX-License-Identifier: MIT

import A11yTree

/// An iOS screen to which a reader adds the elements in document order.
///
/// A snapshot includes views that a user cannot reach, such as the words inside a button, offscreen views and the
/// status bar. VoiceOver reaches the elements that the app made accessible, but nothing inside them.
struct XCScreen {
  private var screen = Screen(Element(.application))
  private var open: [Place] = [Place(index: 0)]
  private var contents = XCContents()
  private var hidden = 0
  private var lists: [Int] = []
  /// The frame of the screen. A view outside the screen's frame is visible only after scrolling.
  private var window: Frame?

  /// An element that has begun but not ended.
  private struct Place {
    /// The element to which children are added, or `nil` if the children cannot be reached.
    var index: Int?
    var isNavigationBar = false
    /// The navigation bar's name.
    var barName = ""
    /// The element to which the buttons inside a field are added.
    var buttonParent: Int?
    /// Whether a button has been found in the navigation bar.
    var hasButton = false
    /// The frame of the innermost open element that has one.
    var frame: Frame?
    /// Whether the element is inside a visible scroll view.
    var isScrolled = false
    var isWebContent = false
  }

  /// The number of open elements.
  var depth: Int { open.count - 1 }

  /// Adds an element inside the innermost open element.
  mutating func begin(_ source: XCElement) {
    let outer = open[open.count - 1]
    var place = outer
    place.index = outer.index ?? (source.type == "Button" ? outer.buttonParent : nil)
    place.buttonParent = nil
    place.frame = source.frame ?? outer.frame
    if window == nil { window = source.frame }
    defer { open.append(place) }
    guard let parent = place.index, !XCTypes.omitted.contains(source.type),
      !source.isScrollBar(of: outer.frame)
    else {
      place.index = nil
      return
    }
    if XCTypes.role(of: source.type) == nil {
      screen.notices.note("unknown element type \(quoted(source.type))")
    }
    // An app's name is not announced on the app's screens.
    if source.type == "Application" { return }
    place.isWebContent = outer.isWebContent || source.type == "WebView"
    if source.isVisible, XCTypes.scrolling.contains(source.type) { place.isScrolled = true }
    if !isInScreen(source, outer) {
      // The contents of an invisible view may still be visible, for example if the view only arranges other views.
      if source.isReached {
        hidden += 1
        place.index = nil
      }
      return
    }
    // An image is an element only if the app made it accessible, for example by giving it a label.
    if source.isUnnamedImage, !place.isWebContent { return }
    var element = source.element
    if source.isAccessible == false, !element.role.isStructure || element.role == .generic {
      // The app has removed the view from the elements that VoiceOver reaches.
      element = Element(.generic)
      element.details.frame = source.frame
    }
    if outer.isNavigationBar { self.place(&element, source, inNavigationBar: open.count - 1) }
    if element.role.isStructure, source.isAccessible == true || source.isLeafOfWords {
      element.role = element.role == .generic ? .staticText : element.role
    }
    let index = screen.append(element, to: parent)
    contents.append(source, isWebContent: place.isWebContent)
    if source.type == "TabBar" || source.type == "SegmentedControl" { lists.append(index) }
    if source.type == "Button", screen.elements[parent].role == .tabList {
      screen.change(index) { $0.role = .tab }
    }
    place.index = source.isReached ? nil : index
    place.isNavigationBar =
      source.type == "NavigationBar" || outer.isNavigationBar && !source.isReached
    if source.type == "NavigationBar" { place.barName = source.identifier }
    place.hasButton = false
    // A field may contain buttons that clear the field or reveal its text; VoiceOver reaches these buttons after the
    // field.
    place.buttonParent = source.role.isTextEntry ? parent : nil
  }

  /// Returns whether a user can reach a view because it is visible or becomes visible when VoiceOver scrolls to it.
  private func isInScreen(_ source: XCElement, _ outer: Place) -> Bool {
    if source.isVisible { return true }
    guard outer.isScrolled, let window, let frame = source.frame else { return false }
    let isBeside =
      frame.x >= window.maxX || frame.maxX <= window.x || frame.y >= window.maxY
      || frame.maxY <= window.y
    return isBeside && frame.width > 0 && frame.height > 0
  }

  /// Closes the innermost open element.
  mutating func end() {
    if open.count > 1 { open.removeLast() }
  }

  /// Closes open elements until only the given number of elements are open.
  mutating func end(toDepth depth: Int) {
    while self.depth > depth { open.removeLast() }
  }

  /// Adds a notice about content that the reader did not understand.
  mutating func note(_ message: String) { screen.notices.note(message) }

  /// Returns the document.
  mutating func document(_ format: DocumentFormat, lacking gaps: String) -> Document {
    contents.join(in: &screen)
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

  /// Turns a labeled view without reachable contents into static text, and any other labeled view into a group with the
  /// label as its name.
  private mutating func nameContainers() {
    for index in screen.elements.indices.dropFirst().reversed() {
      let element = screen.elements[index]
      guard element.role == .generic else { continue }
      let isLeaf = screen.children[index].isEmpty
      guard !element.label.isEmpty || isLeaf && !element.value.isEmpty else { continue }
      let role: Role = isLeaf ? .staticText : .group
      screen.change(index) { $0.role = role }
    }
  }
}

extension XCElement {
  /// Whether the view is an image without words. An image without words is an element only if the app made it
  /// accessible.
  fileprivate var isUnnamedImage: Bool {
    type == "Image" && label.isEmpty && value.isEmpty && isAccessible == nil
  }

  /// Returns whether the view is one of the scroll bars that UIKit adds to a scroll view. A scroll bar from UIKit is
  /// described by page numbers and a percentage in the device's language, and is at an edge of the scroll view.
  fileprivate func isScrollBar(of view: Frame?) -> Bool {
    guard isAccessible != true, type == "Other" || type == "Any", value.contains("%"),
      value.contains(where: \.isNumber), label.contains(where: \.isNumber), let frame, let view
    else { return false }
    let (thickness, inset) = (40.0, 8.0)
    let isVertical =
      frame.width <= thickness && frame.height >= view.height / 2
      && abs(view.maxX - frame.maxX) <= inset
    let isHorizontal =
      frame.height <= thickness && frame.width >= view.width / 2
      && abs(view.maxY - frame.maxY) <= inset
    return isVertical || isHorizontal
  }

  /// Whether the view is an element because it has the static text trait, although its type is that of a container.
  fileprivate var isLeafOfWords: Bool { isAccessible == nil && traits.contains("StaticText") }
}
