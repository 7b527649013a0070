import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// What type looks like changes nothing that is met.
extension Text {
  /// Sets how heavy the type is.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    self
  }

  /// Sets the design of the type.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
    self
  }

  /// Sets how wide the type is.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text {
    self
  }

  /// Makes the type bold.
  nonisolated public func bold(_ isActive: Bool = true) -> Text {
    self
  }

  /// Makes the type slanted.
  nonisolated public func italic(_ isActive: Bool = true) -> Text {
    self
  }

  /// Makes all letters equally wide.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
    self
  }

  /// Makes all digits equally wide.
  nonisolated public func monospacedDigit() -> Text {
    self
  }

  /// Draws a line below the text.
  nonisolated public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    self
  }

  /// Draws a line through the text.
  nonisolated public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text {
    self
  }

  /// Moves letters together or apart, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text {
    self
  }

  /// Moves letters together or apart, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text {
    self
  }

  /// Moves the text up or down, in points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    self
  }

  /// Sets the type.
  nonisolated public func font(_ font: Font?) -> Text {
    self
  }

  /// Sets the colour of what stands in front.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    self
  }

  /// Sets the style of what stands in front.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    self
  }

  /// How a line is drawn below or through text.
  public struct LineStyle: Hashable, Sendable {
    /// What a line is made of.
    public enum Pattern: Hashable, Sendable {
      /// One stroke.
      case solid
      /// Points.
      case dot
      /// Short strokes.
      case dash
      /// A stroke, a point.
      case dashDot
      /// A stroke, two points.
      case dashDotDot
    }
  }

  /// Where text is cut that does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning.
    case head
    /// At the end.
    case tail
    /// In the middle.
    case middle
  }

  /// Capitals or small letters.
  public enum Case: Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase
  }
}
