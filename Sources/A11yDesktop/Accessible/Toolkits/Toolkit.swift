// SPDX-License-Identifier: MIT

/// The library with which an app is built, and the peculiarities of this library on the accessibility bus.
///
/// The defaults describe a library that follows AT-SPI's documentation. Each library that deviates from AT-SPI's
/// documentation has its own type in a separate file.
protocol Toolkit: Sendable {
  /// The coordinate space for requesting frames.
  var coordinates: CoordinateSpace { get }

  /// Returns whether an object is on the screen.
  func shows(_ facts: AccessibleFacts) -> Bool

  /// Returns whether an object's extents may be requested.
  func hasExtents(_ facts: AccessibleFacts) -> Bool

  /// Whether an object loses the showing state when it is scrolled out of view.
  var hidesWhatIsScrolled: Bool { get }

  /// The time for which an app must be quiet before a script continues. The quiet time is longer than the time for
  /// which a button appears pressed before its action begins.
  var quiet: Duration { get }

  /// Whether events leave out related changes, so that additional objects must be read again.
  var hasSparseEvents: Bool { get }

  /// Whether an app can provide all of its objects in a single reply through AT-SPI's cache.
  var hasCache: Bool { get }

  /// Whether properties that the cache lacks, such as identifiers and help texts, can be read after the app is shown.
  var readsRarerPropertiesLater: Bool { get }

  /// Whether an object's properties must be requested one by one.
  var readsPropertiesSingly: Bool { get }

  /// Whether a list's children are only the rows that are on or near the screen.
  var hasPartialLists: Bool { get }

  /// Whether an object's children are the objects embedded in its text, as on web pages in browsers.
  var hasPages: Bool { get }

  /// Returns whether a child is part of its parent's text, which already contains the child's words.
  func isInText(_ facts: AccessibleFacts) -> Bool

  /// Returns whether an object in a web page is a pop-up button, whose menu stays hidden until the user opens it.
  func isPopUpButton(_ facts: AccessibleFacts) -> Bool

  /// Returns whether a control is named after the labels inside it even if it has its own name.
  func namesByContents(_ facts: AccessibleFacts) -> Bool

  /// Whether only relations indicate which labels belong to a control.
  var relatesLabels: Bool { get }

  /// Returns whether an object's name may be an internal name from the app's code.
  func mayBeNamedByCode(_ facts: AccessibleFacts) -> Bool

  /// The offset that stands for the end of the text in requests.
  var endOfText: Int32 { get }

  /// Whether multiline text must be replaced as a whole.
  var replacesLongTexts: Bool { get }

  /// Whether text must be entered through key presses.
  var takesTextByKeys: Bool { get }

  /// Returns whether only a click activates a control.
  func needsClicks(_ facts: AccessibleFacts) -> Bool

  /// Returns whether a click on an object has an effect, other than selection, for which the bus provides no action.
  func opensByClick(_ facts: AccessibleFacts) -> Bool

  /// Whether an app answers a request for an action only after the action has finished. An app that answers late does
  /// not answer any calls while a dialog opened by the action is on the screen.
  var runsActionsInCalls: Bool { get }

  /// Corrects the facts that the library reports about an object.
  func correct(_ facts: inout AccessibleFacts)
}

/// The coordinate space of a frame, with its number in AT-SPI.
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

  /// Returns the properties from the replies to calls, or `nil` if there was no reply.
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

/// A toolkit with no known differences from the default behavior.
struct PlainToolkit: Toolkit {}

/// The name and version of a toolkit library, as reported by an app.
struct ToolkitName: Hashable, Sendable {
  var name: String
  var version: String

  /// The library with the given name, or ``PlainToolkit`` if the name is unknown.
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
