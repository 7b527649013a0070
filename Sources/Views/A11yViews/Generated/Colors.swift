// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A named color in a bundle, as generated for asset catalogs.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle
  /// Creates a resource for a named color in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// Creates a color from a resource in the asset catalog.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Color {
  /// The components of a color that may be brighter than white.
  public struct ResolvedHDR: Hashable, Sendable {
    var color: Color.Resolved
    /// The maximum brightness relative to white.
    public var headroom: Float?
    /// Creates a color from its components.
    public init(_ color: Color.Resolved, headroom: Float? = nil) {
      self.color = color
      self.headroom = headroom
    }
    /// The red component.
    public var red: Float {
      get { color.red }
      set { color.red = newValue }
    }
    /// The green component.
    public var green: Float {
      get { color.green }
      set { color.green = newValue }
    }
    /// The blue component.
    public var blue: Float {
      get { color.blue }
      set { color.blue = newValue }
    }
    /// The opacity.
    public var opacity: Float {
      get { color.opacity }
      set { color.opacity = newValue }
    }
    /// The linear red component.
    public var linearRed: Float {
      get { color.linearRed }
      set { color.linearRed = newValue }
    }
    /// The linear green component.
    public var linearGreen: Float {
      get { color.linearGreen }
      set { color.linearGreen = newValue }
    }
    /// The linear blue component.
    public var linearBlue: Float {
      get { color.linearBlue }
      set { color.linearBlue = newValue }
    }
  }

  /// Returns the components in an environment.
  public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR {
    ResolvedHDR(resolve(in: environment))
  }

  /// The components of a color. They are known only for colors created from components, and other
  /// colors are black.
  public struct Resolved: Hashable, Codable, Sendable {
    /// The red component, from 0 to 1.
    public var red: Float
    /// The green component, from 0 to 1.
    public var green: Float
    /// The blue component, from 0 to 1.
    public var blue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float
    /// Creates a color from its components.
    public init(
      colorSpace: RGBColorSpace = .sRGB,
      red: Float,
      green: Float,
      blue: Float,
      opacity: Float = 1
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }

  /// Creates a color from known components.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red),
      green: Double(resolved.green),
      blue: Double(resolved.blue),
      opacity: Double(resolved.opacity)
    )
  }

  /// A color space for a color's components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Standard RGB.
    case sRGB
    /// Standard RGB with linear light.
    case sRGBLinear
    /// Display P3.
    case displayP3
  }

  /// Returns the color with a different opacity.
  public func opacity(_ opacity: Double) -> Color { Color(name: "\(name) \(opacity)") }

  /// Returns the color mixed with another.
  public func mix(with rhs: Color, by fraction: Double) -> Color {
    Color(name: "\(name), \(rhs.name) \(fraction)")
  }

  /// The accent color for controls.
  public static let accentColor = Color(name: "accent")

  /// The color `red`.
  public static let red = Color(name: "red")

  /// The color `orange`.
  public static let orange = Color(name: "orange")

  /// The color `yellow`.
  public static let yellow = Color(name: "yellow")

  /// The color `green`.
  public static let green = Color(name: "green")

  /// The color `mint`.
  public static let mint = Color(name: "mint")

  /// The color `teal`.
  public static let teal = Color(name: "teal")

  /// The color `cyan`.
  public static let cyan = Color(name: "cyan")

  /// The color `blue`.
  public static let blue = Color(name: "blue")

  /// The color `indigo`.
  public static let indigo = Color(name: "indigo")

  /// The color `purple`.
  public static let purple = Color(name: "purple")

  /// The color `pink`.
  public static let pink = Color(name: "pink")

  /// The color `brown`.
  public static let brown = Color(name: "brown")

  /// The color `white`.
  public static let white = Color(name: "white")

  /// The color `gray`.
  public static let gray = Color(name: "gray")

  /// The color `black`.
  public static let black = Color(name: "black")

  /// The color `clear`.
  public static let clear = Color(name: "clear")

  /// The color `primary`.
  public static let primary = Color(name: "primary")

  /// The color `secondary`.
  public static let secondary = Color(name: "secondary")
}

extension Color.Resolved {
  /// The linear red component.
  public var linearRed: Float {
    get { Self.linear(red) }
    set { red = Self.display(newValue) }
  }

  /// The linear green component.
  public var linearGreen: Float {
    get { Self.linear(green) }
    set { green = Self.display(newValue) }
  }

  /// The linear blue component.
  public var linearBlue: Float {
    get { Self.linear(blue) }
    set { blue = Self.display(newValue) }
  }

  /// Returns the linear component for an sRGB component.
  static func linear(_ value: Float) -> Float {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// Returns the sRGB component for a linear component.
  static func display(_ value: Float) -> Float {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}

extension Color: Transferable {
  /// A representation of the color by its name.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.description)
  }
}
