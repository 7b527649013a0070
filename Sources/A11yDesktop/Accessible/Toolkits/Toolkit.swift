// SPDX-License-Identifier: MIT

/// The library with which an app is built, and the ways in which apps that use this library differ from others on the
/// accessibility bus.
///
/// The defaults describe a library that follows AT-SPI's documentation. Each library that differs has its own type in
/// its own file.
protocol Toolkit: Sendable {
  /// The coordinate space in which frames are requested.
  var coordinates: CoordinateSpace { get }

  /// Returns whether an object is on the screen.
  func shows(_ facts: AccessibleFacts) -> Bool

  /// Returns whether an object's extents may be requested.
  func hasExtents(_ facts: AccessibleFacts) -> Bool

  /// Whether an object that is scrolled out of view loses the showing state.
  var hidesWhatIsScrolled: Bool { get }

  /// The time for which an app must be quiet before a script continues. It is longer than the time for which a button
  /// is shown as pressed before its action begins.
  var quiet: Duration { get }

  /// Whether events omit related changes, so that more objects must be read again.
  var hasSparseEvents: Bool { get }

  /// Whether an app may provide all its objects in a single answer through AT-SPI's cache.
  var hasCache: Bool { get }

  /// Whether properties that the cache lacks, such as an identifier or a help text, can be read after the app has been
  /// shown.
  var readsRarerPropertiesLater: Bool { get }

  /// Whether the properties of an object must be requested one by one.
  var readsPropertiesSingly: Bool { get }

  /// Whether the children of a list are only those rows that are on or near the screen.
  var hasPartialLists: Bool { get }

  /// Whether an object's children are the objects embedded in its text, as in the pages of browsers.
  var hasPages: Bool { get }

  /// Returns whether a child is part of its parent's text, which already contains the child's words.
  func isInText(_ facts: AccessibleFacts) -> Bool

  /// Returns whether an object in a page is a pop-up button, whose menu is hidden until it is opened.
  func isPopUpButton(_ facts: AccessibleFacts) -> Bool

  /// Returns whether a control is named after the labels inside it even though it has a name of its own.
  func namesByContents(_ facts: AccessibleFacts) -> Bool

  /// Whether a control's labels are found only through its relations.
  var relatesLabels: Bool { get }

  /// Returns whether an object's name may be an internal name from the app's code.
  func mayBeNamedByCode(_ facts: AccessibleFacts) -> Bool

  /// The offset that means the end of the text in requests.
  var endOfText: Int32 { get }

  /// Whether text with several lines must be replaced as a whole.
  var replacesLongTexts: Bool { get }

  /// Whether text must be entered by pressing keys.
  var takesTextByKeys: Bool { get }

  /// Returns whether only a click activates a control.
  func needsClicks(_ facts: AccessibleFacts) -> Bool

  /// Returns whether a click on an object does more than select it, although the bus provides no action with this
  /// effect.
  func opensByClick(_ facts: AccessibleFacts) -> Bool

  /// Whether an app answers the call for an action only after the action has finished, so that the app answers no calls
  /// while a dialog that the action opened is open.
  var runsActionsInCalls: Bool { get }

  /// Corrects the facts that the library reports about an object.
  func correct(_ facts: inout AccessibleFacts)
}

/// The coordinate space of a frame, with the number that AT-SPI gives it.
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

  /// Returns the properties from the replies to the calls that requested them, or `nil` if there was no reply.
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

/// A library without known differences.
struct PlainToolkit: Toolkit {}

/// The name and the version of a library, as an app reports them.
struct ToolkitName: Hashable, Sendable {
  var name: String
  var version: String

  /// The library, or ``PlainToolkit`` if the name is unknown.
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
