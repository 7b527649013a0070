// SPDX-License-Identifier: MIT

import SwiftUI

/// Gives a map's view what changes points into places. Accepted: nothing is drawn, so no point is
/// known.
public struct MapReader<Content: View> {
  private let content: (MapProxy) -> Content

  /// Creates a view of a map.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
}

extension MapReader: View {
  /// The view of the map.
  public var body: some View { content(MapProxy()) }
}
