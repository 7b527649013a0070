// SPDX-License-Identifier: MIT

// Made from Surface/PhotosUI.rows by `make surface`.

@_exported import Foundation
@_exported import Photos
@_exported import SwiftUI
import SwiftUI

/// The configuration of an image picker.
public struct PHPickerConfiguration {
  /// The filter for the images.
  public var filter: PHPickerFilter?
  /// The maximum number of images; 0 for no limit.
  public var selectionLimit = 1
  /// Creates a configuration.
  public init() {}
  /// Creates a configuration for a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A chosen image. None is ever chosen.
public struct PHPickerResult: Hashable {
  /// The identifier of the image.
  public let assetIdentifier: String?
  /// A provider of the image.
  public var itemProvider: NSItemProvider { NSItemProvider() }
}

/// The capabilities of an image picker. There is nothing to choose.
public struct PHPickerCapabilities: OptionSet, Sendable {
  /// The set's bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Searching.
  public static let search = Self(rawValue: 1)
  /// Navigating collections.
  public static let collectionNavigation = Self(rawValue: 2)
  /// Actions on the selection.
  public static let selectionActions = Self(rawValue: 4)
  /// Intervention for sensitive images.
  public static let sensitivityAnalysisIntervention = Self(rawValue: 8)
  /// The staging area.
  public static let stagingArea = Self(rawValue: 16)
}

/// A UIKit image picker. UIKit's sheets are not shown, so nothing is ever chosen.
@MainActor open class PHPickerViewController: UIViewController {
  /// The delegate for the selection, which is never called.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) { super.init(nibName: nil, bundle: nil) }
  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }
}

/// The delegate for the selection, which is never called.
@MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when the user has chosen images.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A chosen image. There is no library, so none is ever chosen.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The encoding in which an image is provided.
  public enum EncodingDisambiguationPolicy: Sendable {
    case automatic, current, compatible
  }
  /// The identifier of the image.
  public let itemIdentifier: String?
  /// Creates an item from its identifier.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
}

/// A filter for images. There is no library, so it has no effect.
public struct PHPickerFilter: Hashable, Sendable {
  let name: String
}

extension PhotosPickerItem {
  /// Returns `nil`, because there are no images.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

  /// The content types of the image.
  public var supportedContentTypes: [UTType] { [] }
}

extension View {
  /// Sets the style of the image picker. It has no effect.
  nonisolated public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }

  /// Disables capabilities of the image picker. It has no effect.
  nonisolated public func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities
  ) -> some View { self }

  /// Sets the visibility of the image picker's accessories. It has no effect.
  nonisolated public func photosPickerAccessoryVisibility(
    _ visibility: Visibility,
    edges: Edge.Set = .all
  ) -> some View { self }
}

extension PhotosPicker {
  /// Creates a button for choosing one image.
  public init(
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(),
    @ViewBuilder label: () -> Label
  ) { self.init(label()) }

  /// Creates a button for choosing several images.
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
  /// Creates a button for choosing one image, labeled with a localized string.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(Text(titleKey)) }

  /// Creates a button for choosing one image, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(Text(title)) }

  /// Creates a button for choosing several images, labeled with a localized string.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(Text(titleKey)) }

  /// Creates a button for choosing several images, labeled with a string.
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
  /// Opens a picker for one image while a binding is true.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View { sheet(isPresented: isPresented) { NoPictures() } }

  /// Opens a picker for several images while a binding is true.
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
  /// Returns a filter that matches any of several filters.
  public static func any(of subfilters: [Self]) -> Self { Self(name: "any") }

  /// Returns a filter that matches all of several filters.
  public static func all(of subfilters: [Self]) -> Self { Self(name: "all") }

  /// Returns a filter that does not match another filter.
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
