// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension Color {
  /// Takes a colour from the asset catalogue.
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
