// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Draws text in its own way. Nothing is drawn, so it is never asked; the text is said.
public protocol TextRenderer: Animatable {
  /// Draws text. Never called.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// How big the text is. Never called.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
}

extension TextRenderer {
  /// No size.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { .zero }
}

/// Marks parts of a text for those who draw it.
public protocol TextAttribute {}

extension Text {
  /// The lines of a text that is drawn: always none.
  public struct Layout: RandomAccessCollection {
    /// The first index.
    public var startIndex: Int { 0 }
    /// The index after the last.
    public var endIndex: Int { 0 }
    /// The line at an index; there are none.
    public subscript(index: Int) -> Line { preconditionFailure("no text is drawn") }

    /// A line of a text.
    public struct Line: RandomAccessCollection {
      /// The first index.
      public var startIndex: Int { 0 }
      /// The index after the last.
      public var endIndex: Int { 0 }
      /// Where the line is.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The part at an index; there are none.
      public subscript(index: Int) -> Run { preconditionFailure("no text is drawn") }
    }

    /// A part of a line.
    public struct Run: RandomAccessCollection {
      /// The first index.
      public var startIndex: Int { 0 }
      /// The index after the last.
      public var endIndex: Int { 0 }
      /// Where the part is.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The character at an index; there are none.
      public subscript(index: Int) -> RunSlice { preconditionFailure("no text is drawn") }
      /// A mark of the part.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// Some characters of a part.
    public struct RunSlice {
      /// Where they are.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// Where something is, in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// Creates empty bounds.
      public init() {}
      /// The rectangle.
      public var rect: CGRect { .zero }
      /// The width.
      public var width: CGFloat { 0 }
      /// The part above the base line.
      public var ascent: CGFloat { 0 }
      /// The part below the base line.
      public var descent: CGFloat { 0 }
      /// Where it begins.
      public var origin: CGPoint { .zero }
    }
  }
}
