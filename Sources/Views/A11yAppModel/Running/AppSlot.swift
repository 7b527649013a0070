// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// The storage for the app that a view graph shows.
package final class AppSlot: GraphFeature {
  package var app: AppRecord?

  package init(_ graph: ViewGraph) {}

  package func close(_ graph: ViewGraph) { app = nil }
}

extension ViewGraph {
  /// The app whose windows the view graph shows, or `nil` if the graph shows a single view.
  package var app: AppRecord? { existingFeature(AppSlot.self)?.app }

  /// Makes the view graph show an app's windows.
  package func adopt(_ app: AppRecord) {
    feature(AppSlot.self).app = app
    root?.described = Element(.application, label: app.name)
  }
}
