// SPDX-License-Identifier: MIT

// Made from Surface/PhotosUI.rows by `make surface`.

@_exported import Foundation
@_exported import Photos
@_exported import SwiftUI
import SwiftUI

/// What a choice of pictures of UIKit is made with.
public struct PHPickerConfiguration {
  /// Which pictures can be chosen.
  public var filter: PHPickerFilter?
  /// How many at most; 0 for any number.
  public var selectionLimit = 1
  /// Creates a configuration.
  public init() {}
  /// Creates a configuration for a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture that was chosen. None ever is.
public struct PHPickerResult: Hashable {
  /// The name of the picture.
  public let assetIdentifier: String?
  /// Gives the picture.
  public var itemProvider: NSItemProvider { NSItemProvider() }
}

/// What the choice of pictures offers. There is nothing to choose.
public struct PHPickerCapabilities: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Searching.
  public static let search = Self(rawValue: 1)
  /// Pictures that belong together.
  public static let collectionNavigation = Self(rawValue: 2)
  /// What is chosen.
  public static let selectionActions = Self(rawValue: 4)
  /// The place where a picture was taken.
  public static let sensitivityAnalysisIntervention = Self(rawValue: 8)
  /// Where the choice begins.
  public static let stagingArea = Self(rawValue: 16)
}

/// The choice of pictures of UIKit. UIKit's sheets are not shown, so nothing is chosen.
@MainActor open class PHPickerViewController: UIViewController {
  /// Is told what was chosen. It is not called.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// Creates a choice.
  public init(configuration: PHPickerConfiguration) { super.init(nibName: nil, bundle: nil) }
  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }
}

/// Is told what was chosen. It is not called.
@MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Is told what was chosen.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A picture that was chosen. There is no library, so none ever is.
public struct PhotosPickerItem: Hashable, Sendable {
  /// How a picture is passed on.
  public enum EncodingDisambiguationPolicy: Sendable {
    case automatic, current, compatible
  }
  /// The name of the picture.
  public let itemIdentifier: String?
  /// Creates an item from its name.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
}

/// Which pictures can be chosen. There is no library, so it changes nothing.
public struct PHPickerFilter: Hashable, Sendable {
  let name: String
}

extension PhotosPickerItem {
  /// Loads nothing.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

  /// The forms that the picture has.
  public var supportedContentTypes: [UTType] { [] }
}

extension View {
  /// Sets how the choice of pictures is drawn. Does nothing.
  nonisolated public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }

  /// Sets what the choice of pictures does not offer. Does nothing.
  nonisolated public func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities
  ) -> some View { self }

  /// Sets which edges the choice of pictures has. Does nothing.
  nonisolated public func photosPickerAccessoryVisibility(
    _ visibility: Visibility,
    edges: Edge.Set = .all
  ) -> some View { self }
}

extension PhotosPicker {
  /// Creates a button that chooses one picture.
  public init(
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(),
    @ViewBuilder label: () -> Label
  ) { self.init(label()) }

  /// Creates a button that chooses several pictures.
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
  /// Creates a button that chooses one picture, labelled with a localised text.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(Text(titleKey)) }

  /// Creates a button that chooses one picture, labelled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(Text(title)) }

  /// Creates a button that chooses several pictures, labelled with a localised text.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(Text(titleKey)) }

  /// Creates a button that chooses several pictures, labelled with a string.
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
  /// Opens the choice of one picture while a binding is true.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View { sheet(isPresented: isPresented) { NoPictures() } }

  /// Opens the choice of several pictures while a binding is true.
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

  /// Pictures.
  public static let images = Self(name: "images")

  /// Videos.
  public static let videos = Self(name: "videos")

  /// Pictures that move.
  public static let livePhotos = Self(name: "livePhotos")

  /// Pictures of the screen.
  public static let screenshots = Self(name: "screenshots")
}
