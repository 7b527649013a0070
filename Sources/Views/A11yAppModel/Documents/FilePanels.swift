// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// The system's panels for choosing files. There are no files to be chosen from here: a panel opens,
// says so, and can be left.

/// The choice of files, where there are none.
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
