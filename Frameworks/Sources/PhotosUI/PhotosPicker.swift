// SPDX-License-Identifier: MIT

import SwiftUI

/// A button that opens the choice of images. There is no library, so there are none to choose.
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

/// The choice of images, where there are none.
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
