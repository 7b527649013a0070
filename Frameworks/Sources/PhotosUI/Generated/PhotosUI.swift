// SPDX-License-Identifier: MIT

// Made from Surface/PhotosUI.rows by `make surface`.

@_exported import Foundation
@_exported import Photos
@_exported import SwiftUI
import SwiftUI

/// The configuration of a picker of images.
public struct PHPickerConfiguration {
  /// Which images can be chosen.
  public var filter: PHPickerFilter?
  /// How many at most; 0 for any number.
  public var selectionLimit = 1
  /// Creates a configuration.
  public init() {}
  /// Creates a configuration for a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// An image that was chosen. None ever is.
public struct PHPickerResult: Hashable {
  /// The name of the image.
  public let assetIdentifier: String?
  /// Gives the image.
  public var itemProvider: NSItemProvider { NSItemProvider() }
}

/// What the choice of images offers. There is nothing to choose.
public struct PHPickerCapabilities: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Searching.
  public static let search = Self(rawValue: 1)
  /// Images that belong together.
  public static let collectionNavigation = Self(rawValue: 2)
  /// What is chosen.
  public static let selectionActions = Self(rawValue: 4)
  /// The place where an image was taken.
  public static let sensitivityAnalysisIntervention = Self(rawValue: 8)
  /// Where the choice begins.
  public static let stagingArea = Self(rawValue: 16)
}

/// The choice of images of UIKit. UIKit's sheets are not shown, so nothing is chosen.
@MainActor open class PHPickerViewController: UIViewController {
  /// Is notified of the choice. It is not called.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// Creates a choice.
  public init(configuration: PHPickerConfiguration) { super.init(nibName: nil, bundle: nil) }
  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }
}

/// Is notified of the choice. It is not called.
@MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Is notified of the choice.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// An image that was chosen. There is no library, so none ever is.
public struct PhotosPickerItem: Hashable, Sendable {
  /// How an image is passed on.
  public enum EncodingDisambiguationPolicy: Sendable {
    case automatic, current, compatible
  }
  /// The name of the image.
  public let itemIdentifier: String?
  /// Creates an item from its name.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
}

/// Which images can be chosen. There is no library, so it changes nothing.
public struct PHPickerFilter: Hashable, Sendable {
  let name: String
}

extension PhotosPickerItem {
  /// Loads nothing.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

  /// The forms that the image has.
  public var supportedContentTypes: [UTType] { [] }
}

extension View {
  /// Sets how the choice of images is drawn. Does nothing.
  nonisolated public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }

  /// Sets what the choice of images does not offer. Does nothing.
  nonisolated public func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities
  ) -> some View { self }

  /// Sets which edges the choice of images has. Does nothing.
  nonisolated public func photosPickerAccessoryVisibility(
    _ visibility: Visibility,
    edges: Edge.Set = .all
  ) -> some View { self }
}

extension PhotosPicker {
  /// Creates a button that chooses one image.
  public init(
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(),
    @ViewBuilder label: () -> Label
  ) { self.init(label()) }

  /// Creates a button that chooses several images.
  public init(
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(),
    @ViewBuilder label: () -> Label
  ) { self.init(label()) }
}

extension PhotosPicker where Label == Text {
  /// Creates a button that chooses one image, labelled with a localised text.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(Text(titleKey)) }

  /// Creates a button that chooses one image, labelled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(Text(title)) }

  /// Creates a button that chooses several images, labelled with a localised text.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(Text(titleKey)) }

  /// Creates a button that chooses several images, labelled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(Text(title)) }
}

extension View {
  /// Opens the choice of one image while a binding is true.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View { sheet(isPresented: isPresented) { NoPictures() } }

  /// Opens the choice of several images while a binding is true.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View { sheet(isPresented: isPresented) { NoPictures() } }
}

extension PHPickerFilter {
  /// Several kinds.
  public static func any(of subfilters: [Self]) -> Self { Self(name: "any") }

  /// What several kinds have in common.
  public static func all(of subfilters: [Self]) -> Self { Self(name: "all") }

  /// All but a kind.
  public static func not(_ filter: Self) -> Self { Self(name: "not") }

  /// Images.
  public static let images = Self(name: "images")

  /// Videos.
  public static let videos = Self(name: "videos")

  /// Live photos.
  public static let livePhotos = Self(name: "livePhotos")

  /// Screenshots.
  public static let screenshots = Self(name: "screenshots")
}
