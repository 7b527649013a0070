// SPDX-License-Identifier: MIT

// Made from Surface/CoreSpotlight.rows by `make surface`.

@_exported import Foundation
import UniformTypeIdentifiers

/// The activity of a user who chose what was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"

/// The key of what was chosen.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// The activity of a user who continues a search.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"

/// The key of the query.
public let CSSearchQueryString = "kCSSearchQueryString"

/// What is known of an item.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  /// Its type.
  open var contentType: String?
  /// Its title.
  open var title: String?
  /// Its name.
  open var displayName: String?
  /// A text about it.
  open var contentDescription: String?
  /// Search keywords.
  open var keywords: [String]?
  /// An image of it.
  open var thumbnailData: Data?
  /// Where an image of it is.
  open var thumbnailURL: URL?
  /// Where it is.
  open var contentURL: URL?
  /// What identifies it.
  open var identifier: String?
  /// What it belongs to.
  open var relatedUniqueIdentifier: String?
  /// Creates a description of a type.
  public init(contentType: UTType) {
    self.contentType = contentType.identifier
    super.init()
  }
  /// Creates a description of a type.
  public init(itemContentType: String) {
    self.contentType = itemContentType
    super.init()
  }
}

/// What can be found.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  /// What identifies it.
  open var uniqueIdentifier: String
  /// What it belongs to.
  open var domainIdentifier: String?
  /// Until when.
  open var expirationDate: Date?
  /// What is known of it.
  open var attributeSet: CSSearchableItemAttributeSet
  /// Creates an item.
  public init(
    uniqueIdentifier: String?,
    domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    super.init()
  }
}

/// What the system can find. Nothing is kept: there is nowhere to search.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  /// The app's.
  open class func `default`() -> CSSearchableIndex { CSSearchableIndex() }
  /// Always `false`: nothing is indexed.
  open class func isIndexingAvailable() -> Bool { false }
  /// Creates an index.
  public override init() {}
  /// Creates an index with a name.
  public convenience init(name: String) { self.init() }
  /// Completes at once, without an effect.
  open func indexSearchableItems(
    _ items: [CSSearchableItem],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Does nothing.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
  /// Completes at once, without an effect.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Does nothing.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
  /// Completes at once, without an effect.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Completes at once, without an effect.
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  /// Does nothing.
  open func deleteAllSearchableItems() async throws {}
}
