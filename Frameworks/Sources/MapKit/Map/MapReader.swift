// SPDX-License-Identifier: MIT

import SwiftUI

/// A view whose content receives a proxy that converts points to coordinates. The proxy has no effect, because the map
/// is not drawn and no point on it is known.
public struct MapReader<Content: View> {
  private let content: (MapProxy) -> Content

  /// Creates a reader with content.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
}

extension MapReader: View {
  /// The content.
  public var body: some View { content(MapProxy()) }
}
