// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews

// How images are drawn does not affect elements.
extension Image {
  /// How an image fills more space than it needs.
  public enum ResizingMode: Hashable, Sendable {
    /// By tiling.
    case tile
    /// By stretching.
    case stretch
  }

  /// Which colours an image is drawn in.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the foreground colour.
    case template
    /// In its own colours.
    case original
  }

  /// The quality with which an image is scaled.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// The size of symbols relative to text.
  public enum Scale: Hashable, CaseIterable, Sendable {
    case small, medium, large
  }

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

extension View {
  /// Sets the size of symbols relative to text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }
}
