@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews

// How pictures are drawn changes nothing that is met.
extension Image {
  /// How a picture fills more room than it needs.
  public enum ResizingMode: Hashable, Sendable {
    /// By being shown several times.
    case tile
    /// By being stretched.
    case stretch
  }

  /// Which colours a picture is drawn in.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the colour of what stands in front.
    case template
    /// In its own.
    case original
  }

  /// How carefully a picture is drawn in another size.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// How big symbols are beside text.
  public enum Scale: Hashable, CaseIterable, Sendable {
    case small, medium, large
  }

  /// Lets the picture fill the room that there is.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    self
  }

  /// Sets which colours the picture is drawn in.
  nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Sets how carefully the picture is drawn in another size.
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Sets whether edges are drawn smoothly.
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Colours symbols differently.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension View {
  /// Sets how big symbols are beside text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }
}
