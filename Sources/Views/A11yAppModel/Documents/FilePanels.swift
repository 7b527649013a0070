// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// These types represent the system's file panels. There are no files to choose, so a panel shows “No Files” and can
// only be closed.

/// A file panel that never offers any files.
struct FilePanel: View {
  @Environment(\.dismiss) private var dismiss
  let title: String

  nonisolated init(title: String) { self.title = title }

  var body: some View {
    NavigationStack {
      Text("No Files")
        .navigationTitle("Files")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
          ToolbarItem(placement: .confirmationAction) { Button(title) {}.disabled(true) }
        }
    }
  }
}
