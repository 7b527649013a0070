// SPDX-License-Identifier: MIT

import SwiftUI

/// A button that opens the choice of pictures. There is no library, so there are none to choose.
public struct PhotosPicker<Label: View> {
  @State private var isOpen = false
  private let label: Label

  private init(_ label: Label) { self.label = label }

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
  @_disfavoredOverload
  public init<S: StringProtocol>(
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
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(Text(title)) }
}

extension PhotosPicker: View {
  /// The button.
  public var body: some View {
    Button {
      isOpen = true
    } label: {
      label
    }
    .sheet(isPresented: $isOpen) { NoPictures() }
  }
}

extension View {
  /// Opens the choice of one picture while a binding is true.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View {
    sheet(isPresented: isPresented) { NoPictures() }
  }

  /// Opens the choice of several pictures while a binding is true.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View {
    sheet(isPresented: isPresented) { NoPictures() }
  }
}

/// The choice of pictures, where there are none.
private struct NoPictures: View {
  @Environment(\.dismiss) private var dismiss

  nonisolated init() {}

  var body: some View {
    NavigationStack {
      Text("No Photos or Videos")
        .navigationTitle("Photos")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        }
    }
  }
}
