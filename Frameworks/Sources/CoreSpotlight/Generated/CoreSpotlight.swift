// SPDX-License-Identifier: MIT

// Made from Surface/CoreSpotlight.rows by `make surface`.

@_exported import Foundation
import UniformTypeIdentifiers

/// The type of the activity of choosing a search result.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"

/// The key for the chosen item.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// The type of the activity of continuing a search.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"

/// The key for the query.
public let CSSearchQueryString = "kCSSearchQueryString"

/// The attributes of a searchable item.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  /// The item's type.
  open var contentType: String?
  /// The item's title.
  open var title: String?
  /// The item's name.
  open var displayName: String?
  /// A description of the item.
  open var contentDescription: String?
  /// Search keywords.
  open var keywords: [String]?
  /// An image of the item.
  open var thumbnailData: Data?
  /// The location of an image of the item.
  open var thumbnailURL: URL?
  /// The item's location.
  open var contentURL: URL?
  /// The item's identifier.
  open var identifier: String?
  /// The identifier of a related item.
  open var relatedUniqueIdentifier: String?
  /// Creates attributes for a type.
  public init(contentType: UTType) {
    self.contentType = contentType.identifier
    super.init()
  }
  /// Creates attributes for a type.
  public init(itemContentType: String) {
    self.contentType = itemContentType
    super.init()
  }
}

/// A searchable item.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  /// The item's identifier.
  open var uniqueIdentifier: String
  /// The identifier of the domain to which the item belongs.
  open var domainIdentifier: String?
  /// The expiration date.
  open var expirationDate: Date?
  /// The item's attributes.
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

/// The system's index of searchable items. Nothing is stored, because there is no search.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  /// Returns the app's index.
  open class func `default`() -> CSSearchableIndex { CSSearchableIndex() }
  /// Returns whether indexing is available, which is never the case.
  open class func isIndexingAvailable() -> Bool { false }
  /// Creates an index.
  public override init() {}
  /// Creates an index with a name.
  public convenience init(name: String) { self.init() }
  /// Completes immediately, without an effect.
  open func indexSearchableItems(
    _ items: [CSSearchableItem],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Does nothing.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
  /// Completes immediately, without an effect.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Does nothing.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
  /// Completes immediately, without an effect.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Completes immediately, without an effect.
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  /// Does nothing.
  open func deleteAllSearchableItems() async throws {}
}
