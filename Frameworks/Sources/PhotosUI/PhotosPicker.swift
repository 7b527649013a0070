// SPDX-License-Identifier: MIT

import SwiftUI

/// A button that opens an image picker. There is no photo library, so the picker is always empty.
public struct PhotosPicker<Label: View> {
  @State private var isOpen = false
  private let label: Label

  init(_ label: Label) { self.label = label }
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

/// The image picker, which is always empty.
struct NoPictures: View {
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
