// SPDX-License-Identifier: MIT

/// The library that an app is made with, and how its apps differ on the accessibility bus.
///
/// The defaults are those of a library that does as AT-SPI describes. Each library that differs is a
/// type with a file of its own.
protocol Toolkit: Sendable {
  /// The coordinates in which frames are asked for.
  var coordinates: CoordinateSpace { get }

  /// Whether an object is on the screen.
  func shows(_ facts: AccessibleFacts) -> Bool

  /// Whether an object's extents may be asked for.
  func hasExtents(_ facts: AccessibleFacts) -> Bool

  /// Whether what is scrolled out of view loses its state of showing.
  var hidesWhatIsScrolled: Bool { get }

  /// How long an app has to be quiet until a script goes on: longer than it shows a button pressed
  /// before it does what the button is for.
  var quiet: Duration { get }

  /// Whether events leave out what has changed besides, so that more is read again.
  var hasSparseEvents: Bool { get }

  /// Whether an app may know all its objects at once.
  var hasCache: Bool { get }

  /// Whether the properties that the cache lacks can wait until the app is shown: an identifier, a
  /// help text.
  var readsRarerPropertiesLater: Bool { get }

  /// Whether properties have to be asked for one by one.
  var readsPropertiesSingly: Bool { get }

  /// Whether a list gives only those of its rows as children that are near the screen.
  var hasPartialLists: Bool { get }

  /// Whether an object's children are those that are embedded in its text, as on the pages of browsers.
  var hasPages: Bool { get }

  /// Whether a child is part of its parent's text, which holds its words already.
  func isInText(_ facts: AccessibleFacts) -> Bool

  /// Whether a page lets its user choose one thing of a menu that is not there until it is opened.
  func isPopUpButton(_ facts: AccessibleFacts) -> Bool

  /// Whether a control is called what the labels in it say, though it has a name.
  func namesByContents(_ facts: AccessibleFacts) -> Bool

  /// Whether a control's labels are found only through its relations.
  var relatesLabels: Bool { get }

  /// Whether an object may be called what its programmer calls it.
  func mayBeNamedByCode(_ facts: AccessibleFacts) -> Bool

  /// The end that stands for that of the text.
  var endOfText: Int32 { get }

  /// Whether texts of several lines have to be replaced as a whole.
  var replacesLongTexts: Bool { get }

  /// Whether text has to be typed by keys.
  var takesTextByKeys: Bool { get }

  /// Whether only a click activates a control.
  func needsClicks(_ facts: AccessibleFacts) -> Bool

  /// Whether a click does more with an object than to select it, and the bus offers no action for that.
  func opensByClick(_ facts: AccessibleFacts) -> Bool

  /// Whether an action is over before the call for it is answered, so that a dialog that the app opens
  /// in the action keeps the app from answering anything.
  var runsActionsInCalls: Bool { get }

  /// Corrects what the library says of an object.
  func correct(_ facts: inout AccessibleFacts)
}

/// The coordinates of a frame, by their numbers in AT-SPI.
enum CoordinateSpace: UInt32 {
  case screen = 0
  case window = 1
}

extension Toolkit {
  var coordinates: CoordinateSpace { .screen }
  func shows(_ facts: AccessibleFacts) -> Bool {
    facts.isVisible && facts.states.contains(.showing)
  }
  func hasExtents(_ facts: AccessibleFacts) -> Bool {
    facts.interfaces.contains(.component) && facts.states.contains(.showing)
  }
  var hidesWhatIsScrolled: Bool { true }
  var quiet: Duration { .milliseconds(120) }
  var hasSparseEvents: Bool { false }
  var hasCache: Bool { true }
  var readsRarerPropertiesLater: Bool { false }
  var readsPropertiesSingly: Bool { false }
  var hasPartialLists: Bool { false }
  var hasPages: Bool { false }
  func isInText(_ facts: AccessibleFacts) -> Bool { false }
  func isPopUpButton(_ facts: AccessibleFacts) -> Bool { false }
  func namesByContents(_ facts: AccessibleFacts) -> Bool { false }
  var relatesLabels: Bool { false }
  func mayBeNamedByCode(_ facts: AccessibleFacts) -> Bool { false }
  var endOfText: Int32 { -1 }
  var replacesLongTexts: Bool { false }
  var takesTextByKeys: Bool { false }
  func needsClicks(_ facts: AccessibleFacts) -> Bool { false }
  func opensByClick(_ facts: AccessibleFacts) -> Bool { false }
  var runsActionsInCalls: Bool { false }
  func correct(_ facts: inout AccessibleFacts) {}

  /// Reads properties from the replies to the calls for them; `nil` if there was none.
  func properties(
    _ names: [String],
    from replies: ArraySlice<BusConnection.Reply>
  ) -> [String: BusValue]? {
    let values = replies.map { (try? $0.get())?.first }
    guard readsPropertiesSingly else { return values.first.flatMap { $0?.dictionary } }
    var properties: [String: BusValue] = [:]
    for (name, value) in zip(names, values) { properties[name] = value }
    return properties.isEmpty ? nil : properties
  }
}

/// A library of which nothing is known to differ.
struct PlainToolkit: Toolkit {}

/// A library by the name and the version that an app gives.
struct ToolkitName: Hashable, Sendable {
  var name: String
  var version: String

  /// The library; ``PlainToolkit`` if the name is not known.
  var toolkit: any Toolkit {
    switch name.lowercased() {
    case "gtk": version.hasPrefix("4") || version.hasPrefix("5") ? GTK4() : GTK3()
    case "gail": GTK3()
    case "qt": Qt()
    case "chromium", "chrome": Chromium()
    case "gecko": Gecko()
    default: PlainToolkit()
    }
  }
}
