// SPDX-License-Identifier: MIT

// Made by `make surface`: each member of View can be called.

import PhotosUI
import SwiftUI

@MainActor
private func call0<Viewed: View>(_ view: Viewed, _ p0: PhotosPickerStyle) {
  _ = view.photosPickerStyle(p0)
}

@MainActor
private func call1<Viewed: View>(_ view: Viewed, _ p0: PHPickerCapabilities) {
  _ = view.photosPickerDisabledCapabilities(p0)
}

@MainActor
private func call2<Viewed: View>(_ view: Viewed, _ p0: Visibility, _ p1: Edge.Set) {
  _ = view.photosPickerAccessoryVisibility(p0, edges: p1)
}

@MainActor
private func call3<Viewed: View>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: Binding<PhotosPickerItem?>,
  _ p2: PHPickerFilter?,
  _ p3: PhotosPickerItem.EncodingDisambiguationPolicy,
  _ p4: PHPhotoLibrary
) {
  _ = view.photosPicker(
    isPresented: p0,
    selection: p1,
    matching: p2,
    preferredItemEncoding: p3,
    photoLibrary: p4
  )
}

@MainActor
private func call4<Viewed: View>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: Binding<[PhotosPickerItem]>,
  _ p2: Int?,
  _ p3: PhotosPickerSelectionBehavior,
  _ p4: PHPickerFilter?,
  _ p5: PhotosPickerItem.EncodingDisambiguationPolicy,
  _ p6: PHPhotoLibrary
) {
  _ = view.photosPicker(
    isPresented: p0,
    selection: p1,
    maxSelectionCount: p2,
    selectionBehavior: p3,
    matching: p4,
    preferredItemEncoding: p5,
    photoLibrary: p6
  )
}
