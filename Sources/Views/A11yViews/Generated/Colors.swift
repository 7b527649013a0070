// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A named colour of a bundle, as generated for asset catalogues.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle
  /// Names a colour of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// Loads a colour from the asset catalogue.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Color {
  /// The components of a colour that may be brighter than white.
  public struct ResolvedHDR: Hashable, Sendable {
    var color: Color.Resolved
    /// How much brighter than white it may be.
    public var headroom: Float?
    /// Takes components.
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
    /// How opaque it is.
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

  /// The components in an environment.
  public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR {
    ResolvedHDR(resolve(in: environment))
  }

  /// The parts of a colour. Those of colours made from parts are as given; the others are black.
  public struct Resolved: Hashable, Codable, Sendable {
    /// How red it is, from 0 to 1.
    public var red: Float
    /// How green it is, from 0 to 1.
    public var green: Float
    /// How blue it is, from 0 to 1.
    public var blue: Float
    /// How opaque it is, from 0 to 1.
    public var opacity: Float
    /// Creates a colour from its parts.
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

  /// Takes a colour with known parts.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red),
      green: Double(resolved.green),
      blue: Double(resolved.blue),
      opacity: Double(resolved.opacity)
    )
  }

  /// The spaces that colours are measured in.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Standard RGB.
    case sRGB
    /// Standard RGB with linear light.
    case sRGBLinear
    /// Display P3.
    case displayP3
  }

  /// The same colour, more or less transparent.
  public func opacity(_ opacity: Double) -> Color { Color(name: "\(name) \(opacity)") }

  /// The colour mixed with another.
  public func mix(with rhs: Color, by fraction: Double) -> Color {
    Color(name: "\(name), \(rhs.name) \(fraction)")
  }

  /// The colour of controls.
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
  /// The red component, linear.
  public var linearRed: Float {
    get { Self.linear(red) }
    set { red = Self.display(newValue) }
  }

  /// The green component, linear.
  public var linearGreen: Float {
    get { Self.linear(green) }
    set { green = Self.display(newValue) }
  }

  /// The blue component, linear.
  public var linearBlue: Float {
    get { Self.linear(blue) }
    set { blue = Self.display(newValue) }
  }

  /// The linear component of one of sRGB.
  static func linear(_ value: Float) -> Float {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The component of sRGB of a linear one.
  static func display(_ value: Float) -> Float {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}

extension Color: Transferable {
  /// As its name.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.description)
  }
}
