// SPDX-License-Identifier: MIT

// Made from Surface/Photos.rows by `make surface`.

@_exported import Foundation

/// Whether an app may access photos.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// The kind of access to photos.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1, readWrite
}

/// The type of an item in the library.
public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}

/// An object in the library, which is empty.
open class PHObject: NSObject, @unchecked Sendable {
  /// The object's identifier.
  open var localIdentifier: String { "" }
}

/// A photo or a video. None exists.
open class PHAsset: PHObject, @unchecked Sendable {
  /// The media type.
  open var mediaType: PHAssetMediaType { .unknown }
  /// The date of creation.
  open var creationDate: Date? { nil }
  /// The width, in pixels.
  open var pixelWidth: Int { 0 }
  /// The height, in pixels.
  open var pixelHeight: Int { 0 }
  /// The duration, in seconds.
  open var duration: TimeInterval { 0 }
  /// Whether the item is a favorite.
  open var isFavorite: Bool { false }
  /// Returns an empty result.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// Returns an empty result.
  open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>
  { PHFetchResult() }
  /// Returns an empty result.
  open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>
  { PHFetchResult() }
}

/// The options for a search.
open class PHFetchOptions: NSObject, @unchecked Sendable {
  /// The predicate.
  open var predicate: NSPredicate?
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The maximum number of results.
  open var fetchLimit = 0
}

/// The result of a search, which is always empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  /// The number of results.
  open var count: Int { 0 }
  /// The first object; always `nil`.
  open var firstObject: ObjectType? { nil }
  /// The last object; always `nil`.
  open var lastObject: ObjectType? { nil }
  /// Does nothing, because the result is empty.
  open func enumerateObjects(
    _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void
  ) {}
}

/// The user's photo library, which no app may access.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  /// Returns the library.
  open class func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
  /// Returns the authorization status, which is always denied.
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// Returns the authorization status, which is always denied.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .denied
  }
  /// Requests permission, which is always denied.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  /// Requests permission, which is always denied.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
  /// Requests permission, which is always denied.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async
    -> PHAuthorizationStatus
  { .denied }
  /// Always fails, because access is denied.
  open func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
  /// Always fails, because access is denied.
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }
}

/// The reason photos cannot be accessed.
public struct PHPhotosError: Error, LocalizedError, Sendable {
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The reason photos cannot be accessed.
  public enum Code: Int, Sendable {
    case internalError = -1, userCancelled = 3072, accessRestricted = 3310, accessUserDenied
  }
  /// A description of the error.
  public var errorDescription: String? { "No app may see photos here." }
}
