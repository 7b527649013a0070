// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews

// How images are drawn does not affect elements.
extension Image {
  /// Lets the image fill the available space.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    self
  }

  /// Sets which colours the image is drawn in.
  nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Sets the quality with which the image is scaled.
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Sets whether edges are drawn smoothly.
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets how symbols are coloured.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
