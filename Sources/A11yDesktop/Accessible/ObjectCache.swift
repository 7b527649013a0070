// SPDX-License-Identifier: MIT

/// The facts about all of an app's objects, which the app provides in a single answer through AT-SPI's cache.
///
/// The cache replaces four or five calls per object with a single call. The cache is correct at only one moment, so it
/// is used only while an app is being opened and its events are already being received. Some toolkits include only
/// objects that have been requested before, and apps may send incorrect facts. Facts that are missing or inconsistent
/// are therefore read object by object.
struct ObjectCache: Sendable {
  private var facts: [AccessibleReference: AccessibleFacts] = [:]
  private var places: [AccessibleReference: [Int: AccessibleReference]] = [:]

  /// Creates an empty cache.
  init() {}

  /// Creates a cache from an app's answer to `GetItems`.
  ///
  /// An object that manages its descendants, such as a document, has a negative number of children, so its children are
  /// requested separately. If the app includes attributes in an object's properties, the attributes need no separate
  /// call. The app's language applies to all objects that report no other language.
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

  /// Returns the cached facts about an object, without the facts that the object's interfaces provide.
  func facts(of reference: AccessibleReference) -> AccessibleFacts? { facts[reference] }

  /// Returns the children of an object, or `nil` if some of them are unknown.
  func children(of reference: AccessibleReference) -> [AccessibleReference]? {
    guard let count = facts[reference]?.childCount else { return nil }
    let places = places[reference] ?? [:]
    let children = (0..<min(count, places.count)).compactMap { places[$0] }
    return children.count == count ? children : nil
  }
}
