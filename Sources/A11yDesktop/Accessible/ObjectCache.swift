// SPDX-License-Identifier: MIT

/// What an app says of all its objects at once, through AT-SPI's cache.
///
/// One call in place of four or five for each object. It is true at one moment, so it serves to
/// open an app, whose events are heard by then. Toolkits that fill it only with what was asked
/// before leave gaps, and strangers may say anything: what does not fit is asked object by object.
struct ObjectCache: Sendable {
  private var facts: [AccessibleReference: AccessibleFacts] = [:]
  private var places: [AccessibleReference: [Int: AccessibleReference]] = [:]

  /// A cache that knows nothing.
  init() {}

  /// Reads an app's answer to `GetItems`.
  ///
  /// An object that manages its descendants, such as a document, has a negative number of children: it is
  /// asked.
  ///
  /// - Parameter root: What is known of the app: whether it gives attributes with an object's
  ///   properties, so that they need no call of their own, and its language, which is that of its
  ///   objects until they say otherwise.
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

  /// What is known of an object; its interfaces have not been asked.
  func facts(of reference: AccessibleReference) -> AccessibleFacts? { facts[reference] }

  /// The children of an object, if all are known.
  func children(of reference: AccessibleReference) -> [AccessibleReference]? {
    guard let count = facts[reference]?.childCount else { return nil }
    let places = places[reference] ?? [:]
    let children = (0..<min(count, places.count)).compactMap { places[$0] }
    return children.count == count ? children : nil
  }
}
