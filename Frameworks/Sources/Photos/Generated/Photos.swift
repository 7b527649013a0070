// SPDX-License-Identifier: MIT

// Made from Surface/Photos.rows by `make surface`.

@_exported import Foundation

/// Whether an app may see photos.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// What an app may do with photos.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1, readWrite
}

/// What is in the library.
public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}

/// Something in the library, which is empty.
open class PHObject: NSObject, @unchecked Sendable {
  /// What identifies it.
  open var localIdentifier: String { "" }
}

/// A photo or a video. There is none.
open class PHAsset: PHObject, @unchecked Sendable {
  /// What it is.
  open var mediaType: PHAssetMediaType { .unknown }
  /// When it was made.
  open var creationDate: Date? { nil }
  /// How wide it is.
  open var pixelWidth: Int { 0 }
  /// How high it is.
  open var pixelHeight: Int { 0 }
  /// How long it takes, in seconds.
  open var duration: TimeInterval { 0 }
  /// Whether the user likes it.
  open var isFavorite: Bool { false }
  /// Finds nothing.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// Finds nothing.
  open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>
  { PHFetchResult() }
  /// Finds nothing.
  open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>
  { PHFetchResult() }
}

/// What is looked for.
open class PHFetchOptions: NSObject, @unchecked Sendable {
  /// Which.
  open var predicate: NSPredicate?
  /// In which order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many.
  open var fetchLimit = 0
}

/// What was found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  /// How many.
  open var count: Int { 0 }
  /// The first.
  open var firstObject: ObjectType? { nil }
  /// The last.
  open var lastObject: ObjectType? { nil }
  /// Goes through nothing.
  open func enumerateObjects(
    _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void
  ) {}
}

/// The photos of the user, which no app may see here.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  /// The library.
  open class func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
  /// Always denied.
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// Always denied.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .denied
  }
  /// Always denied.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  /// Always denied.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
  /// Always denied.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async
    -> PHAuthorizationStatus
  { .denied }
  /// Always fails: access is denied.
  open func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
  /// Always fails: access is denied.
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }
}

/// Why photos cannot be seen.
public struct PHPhotosError: Error, LocalizedError, Sendable {
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// Why photos cannot be seen.
  public enum Code: Int, Sendable {
    case internalError = -1, userCancelled = 3072, accessRestricted = 3310, accessUserDenied
  }
  /// A description of the error.
  public var errorDescription: String? { "No app may see photos here." }
}
