// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A named colour in a bundle, as generated for asset catalogues.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle
  /// Creates a resource for a named colour in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// Creates a colour from a resource in the asset catalogue.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Color {
  /// The components of a colour that may be brighter than white.
  public struct ResolvedHDR: Hashable, Sendable {
    var color: Color.Resolved
    /// The maximum brightness relative to white.
    public var headroom: Float?
    /// Creates a colour from its components.
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

  /// The components of a colour. They are known only for colours created from components, and other
  /// colours are black.
  public struct Resolved: Hashable, Codable, Sendable {
    /// The red component, from 0 to 1.
    public var red: Float
    /// The green component, from 0 to 1.
    public var green: Float
    /// The blue component, from 0 to 1.
    public var blue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float
    /// Creates a colour from its components.
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

  /// Creates a colour from known components.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red),
      green: Double(resolved.green),
      blue: Double(resolved.blue),
      opacity: Double(resolved.opacity)
    )
  }

  /// A colour space for a colour's components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Standard RGB.
    case sRGB
    /// Standard RGB with linear light.
    case sRGBLinear
    /// Display P3.
    case displayP3
  }

  /// Returns the colour with a different opacity.
  public func opacity(_ opacity: Double) -> Color { Color(name: "\(name) \(opacity)") }

  /// Returns the colour mixed with another.
  public func mix(with rhs: Color, by fraction: Double) -> Color {
    Color(name: "\(name), \(rhs.name) \(fraction)")
  }

  /// The accent colour for controls.
  public static let accentColor = Color(name: "accent")

  /// The colour `red`.
  public static let red = Color(name: "red")

  /// The colour `orange`.
  public static let orange = Color(name: "orange")

  /// The colour `yellow`.
  public static let yellow = Color(name: "yellow")

  /// The colour `green`.
  public static let green = Color(name: "green")

  /// The colour `mint`.
  public static let mint = Color(name: "mint")

  /// The colour `teal`.
  public static let teal = Color(name: "teal")

  /// The colour `cyan`.
  public static let cyan = Color(name: "cyan")

  /// The colour `blue`.
  public static let blue = Color(name: "blue")

  /// The colour `indigo`.
  public static let indigo = Color(name: "indigo")

  /// The colour `purple`.
  public static let purple = Color(name: "purple")

  /// The colour `pink`.
  public static let pink = Color(name: "pink")

  /// The colour `brown`.
  public static let brown = Color(name: "brown")

  /// The colour `white`.
  public static let white = Color(name: "white")

  /// The colour `gray`.
  public static let gray = Color(name: "gray")

  /// The colour `black`.
  public static let black = Color(name: "black")

  /// The colour `clear`.
  public static let clear = Color(name: "clear")

  /// The colour `primary`.
  public static let primary = Color(name: "primary")

  /// The colour `secondary`.
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
  /// A representation of the colour by its name.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.description)
  }
}
