// SPDX-License-Identifier: MIT

/// The facts about all of an app's objects, which the app provides in a single reply through AT-SPI's cache.
///
/// One call for the cache replaces four or five calls per object. The cache is correct only at one moment. The cache is
/// therefore used only while an app is being opened, when the app's events are already being received. Some toolkits
/// include only objects that were requested before, and some apps send incorrect facts. Missing or inconsistent facts
/// are therefore requested object by object.
struct ObjectCache: Sendable {
  private var facts: [AccessibleReference: AccessibleFacts] = [:]
  private var places: [AccessibleReference: [Int: AccessibleReference]] = [:]

  /// Creates an empty cache.
  init() {}

  /// Creates a cache from an app's reply to `GetItems`.
  ///
  /// An object that manages its descendants, such as a document, reports a negative number of children, so its children
  /// are requested separately. If the app includes attributes in an object's properties, no separate call for the
  /// attributes is needed. The app's language applies to all objects that report no language of their own.
  ///
  /// - Parameter root: The known facts about the app, including its language.
  init(_ answer: BusValue?, root: AccessibleFacts) {
    for item in answer?.members ?? [] {
      guard item.members.count == 10, let reference = AccessibleReference(item[0]),
        let place = item[3]?.integer, let count = item[4]?.integer, count >= 0,
        let role = item[7]?.integer
      else { continue }
      var facts = AccessibleFacts()
      facts.childCount = count
      facts.interfaces = AccessibleInterface.set(item[5])
      facts.name = item[6]?.string ?? ""
      facts.role = AccessibleRole(rawValue: role) ?? .unknown
      facts.description = item[8]?.string ?? ""
      facts.states = AccessibleStates(item[9])
      facts.hasAttributes = root.hasAttributes
      facts.locale = root.locale
      facts.lacksProperties = true
      self.facts[reference] = facts
      if let parent = AccessibleReference(item[2]) {
        places[parent, default: [:]][place] = reference
      }
    }
  }

  /// Returns the cached facts about an object, without the facts that its interfaces provide.
  func facts(of reference: AccessibleReference) -> AccessibleFacts? { facts[reference] }

  /// Returns the children of an object, or `nil` if any of them are unknown.
  func children(of reference: AccessibleReference) -> [AccessibleReference]? {
    guard let count = facts[reference]?.childCount else { return nil }
    let places = places[reference] ?? [:]
    let children = (0..<min(count, places.count)).compactMap { places[$0] }
    return children.count == count ? children : nil
  }
}
