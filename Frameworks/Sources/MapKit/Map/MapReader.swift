// SPDX-License-Identifier: MIT

import SwiftUI

/// Provides its content with a proxy that converts points to coordinates. Accepted without effect, because
/// the map is not drawn and no point is known.
public struct MapReader<Content: View> {
  private let content: (MapProxy) -> Content

  /// Creates a reader with content.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
}

extension MapReader: View {
  /// The content.
  public var body: some View { content(MapProxy()) }
}
