// SPDX-License-Identifier: MIT

import A11yTree
import Testing
import TreeOutlines

@Suite("The IDs and properties of elements", .timeLimit(.minutes(30)))
struct ElementTests {
  @Test(arguments: [
    ("0", ElementID(index: 0)), ("12", ElementID(index: 12)),
    ("12.3", ElementID(index: 12, generation: 3)),
    ("4294967295.4294967295", ElementID(index: .max, generation: .max)),
  ])
  func `An ID is read back from its written form`(text: String, id: ElementID) {
    #expect(ElementID(text) == id)
    #expect("\(id)" == text)
  }

  @Test(arguments: [
    "", " ", ".", "1.", ".1", "1.2.3", "-1", "+1", "1.+2", "1.-2", "1 ", "x", "1,2", "１",
    "4294967296", "1.4294967296", "#1",
  ])
  func `Invalid text is not read as an ID`(text: String) {
    #expect(ElementID(text) == nil)
  }

  @Test func `IDs are ordered by slot, then by generation`() {
    let ids = ["2", "1.4", "1", "10"].compactMap(ElementID.init)
    #expect(ids.sorted().map(\.description) == ["1", "1.4", "2", "10"])
  }

  @Test func `Levels are limited to their range`() {
    var element = Element(.heading)
    #expect(element.level == nil)
    for (given, kept) in [(1, 1), (6, 6), (255, 255), (300, 255), (0, nil), (-4, nil)] {
      element.level = given
      #expect(element.level == kept)
    }
    element.level = nil
    #expect(element.level == nil)
  }

  @Test func `Empty details use no memory`() {
    var element = Element(.button)
    #expect(!element.hasDetails && element.details == Element.Details())
    element.details.hint = "Opens"
    #expect(element.hasDetails && element.details.hint == "Opens")
    var other = element
    #expect(other == element && other.hashValue == element.hashValue)
    other.details.hint = "Closes"
    #expect(element.details.hint == "Opens" && other != element)
    element.details.hint = ""
    #expect(!element.hasDetails)
    #expect(MemoryLayout<Element>.stride <= 96)
  }

  @Test func `A range computes the fraction of its value`() {
    #expect(ValueRange(current: 6, minimum: 0, maximum: 12).fraction == 0.5)
    #expect(ValueRange(current: -6, minimum: 0, maximum: 12).fraction == 0)
    #expect(ValueRange(current: 60, minimum: 0, maximum: 12).fraction == 1)
    #expect(ValueRange(current: 6, minimum: 12, maximum: 12).fraction == nil)
    #expect(ValueRange(current: 6, minimum: 0).fraction == nil)
    #expect(ValueRange(current: .nan, minimum: 0, maximum: 1).fraction == nil)
    #expect(ValueRange(current: .infinity, minimum: 0, maximum: .infinity).fraction == nil)
  }

  static let stops: [(outline: String, isStop: Bool, isInteractive: Bool)] = [
    ("button", true, true), ("button \"Go\" dimmed", true, false), ("text \"a\"", true, false),
    ("text", false, false), ("text \"  \"", false, false), ("text hint=Why", true, false),
    ("text \"a\" responds=true", true, true), ("button \"Go\" responds=false", true, false),
    ("text \"a\" isButton", true, true), ("text \"a\" activate", true, true),
    ("generic", false, false), ("generic \"a\"", true, false), ("generic adjustable", true, true),
    ("generic actions=Pin", true, true), ("list \"Fruit\"", true, false), ("img", true, false),
    ("separator", true, false), ("separator \"Split\"", false, false), ("slider", true, true),
    ("progressbar", true, false),
    ("group \"a\" containment=container", false, false),
    ("group containment=element", true, false), ("text \"a\" hidden", false, false),
  ]

  @Test(arguments: stops)
  func `Only elements with words or functions are stops`(
    outline: String,
    isStop: Bool,
    isInteractive: Bool
  ) {
    let page = Page(outline)
    let kinds = page.tree.kinds(of: ElementID(index: 0))
    #expect(kinds.contains(.stop) == isStop)
    #expect(kinds.contains(.interactive) == isInteractive)
  }

  @Test func `A structure is reached only through its contents`() {
    let page = Page("list \"Fruit\"\n  listitem \"Apple\"\n    button \"Eat\"")
    #expect(page.tree.labels(.stop) == ["Eat"])
    #expect(page.tree.labels(.list) == ["Fruit"])
  }

  static let kinds: [(outline: String, kinds: ElementKinds)] = [
    ("heading \"a\" level=2", ElementKinds([.heading, .heading(level: 2)])),
    ("heading \"a\" level=9", [.heading]), ("text \"a\" isHeader", [.heading, .staticText]),
    ("text \"a\" isLink", [.link, .staticText, .interactive]),
    ("searchbox", [.searchField, .textField, .formControl, .interactive]),
    ("switch", [.switchButton, .formControl, .interactive]),
    ("radio", [.radio, .formControl, .interactive]), ("tab", [.tab, .interactive]),
    ("combobox", [.comboBox, .formControl, .interactive]), ("img", [.image]),
    ("text \"a\" isToggle", [.switchButton, .formControl, .staticText, .interactive]),
    ("slider", [.adjustable, .formControl, .interactive]), ("meter", [.indicator]),
    ("menuitem", [.item, .interactive]), ("paragraph \"a\"", [.staticText]),
  ]

  @Test(arguments: kinds)
  func `Each stop belongs to the expected kinds of elements`(outline: String, kinds: ElementKinds) {
    let page = Page(outline)
    var expected = kinds.union(.stop)
    // Interactive elements are Tab stops, except for elements that are marked as not being Tab stops.
    if kinds.contains(.interactive) { expected.insert(.keyboardFocusable) }
    #expect(page.tree.kinds(of: ElementID(index: 0)) == expected)
  }

  @Test
  func `An element can state whether it takes keyboard focus, but dimmed elements never take it`() {
    var text = Element(.staticText, label: "a")
    #expect(!text.kinds.contains(.keyboardFocusable))
    text.details.isKeyboardFocusable = true
    #expect(text.kinds.contains(.keyboardFocusable))
    #expect(!text.kinds.contains(.interactive))
    text.states.isDisabled = true
    #expect(!text.kinds.contains(.keyboardFocusable))
    var button = Element(.button, label: "b")
    #expect(button.kinds.contains(.keyboardFocusable))
    button.details.isKeyboardFocusable = false
    #expect(!button.kinds.contains(.keyboardFocusable))
    #expect(button.kinds.contains(.interactive))
  }

  @Test func `A default focus applies to the technologies that it names`() {
    var element = Element(.button, label: "a")
    #expect(element.kinds.isDisjoint(with: [.defaultFocus, .defaultScanFocus]))
    element.details.isDefaultFocus = true
    #expect(element.kinds.isSuperset(of: [.defaultFocus, .defaultScanFocus]))
    element.details.defaultFocusTechnologies = .switchControl
    #expect(!element.kinds.contains(.defaultFocus))
    #expect(element.kinds.contains(.defaultScanFocus))
  }
}
