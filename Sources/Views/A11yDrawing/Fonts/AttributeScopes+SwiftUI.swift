// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension AttributeScopes {
  /// The attributes of text that SwiftUI draws. Nothing is drawn; they are kept.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind text.
    public let backgroundColor: BackgroundColorAttribute
    /// How text is underlined.
    public let underlineStyle: UnderlineStyleAttribute
    /// How text is struck through.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The space between letters, in points.
    public let kern: KerningAttribute
    /// The space after letters, in points.
    public let tracking: TrackingAttribute
    /// How far text is above its line, in points.
    public let baselineOffset: BaselineOffsetAttribute
  }

  /// The attributes of text that SwiftUI draws.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute of a name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Font
    /// The name under which the attribute is known.
    public static let name = "SwiftUI.Font"
  }

  /// The colour of text.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Color
    /// The name under which the attribute is known.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The colour behind text.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Color
    /// The name under which the attribute is known.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// How text is underlined.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Text.LineStyle
    /// The name under which the attribute is known.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// How text is struck through.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = Text.LineStyle
    /// The name under which the attribute is known.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The space between letters, in points.
  public enum KerningAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = CGFloat
    /// The name under which the attribute is known.
    public static let name = "SwiftUI.Kern"
  }

  /// The space after letters, in points.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = CGFloat
    /// The name under which the attribute is known.
    public static let name = "SwiftUI.Tracking"
  }

  /// How far text is above its line, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute.
    public typealias Value = CGFloat
    /// The name under which the attribute is known.
    public static let name = "SwiftUI.BaselineOffset"
  }
}
