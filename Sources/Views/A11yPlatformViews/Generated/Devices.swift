// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// How corners are curved.
public enum CALayerCornerCurve: Sendable {
  case circular, continuous
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let layerMinXMinYCorner = Self(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = Self(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = Self(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = Self(rawValue: 8)
  static let all = Self(rawValue: 15)
}

/// A layer with a gradient. It does not affect elements.
open class CAGradientLayer: CALayer {
  /// The colours.
  open var colors: [Any]?
  /// Where each colour is, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where the gradient begins.
  open var startPoint = CGPoint.zero
  /// Where the gradient ends.
  open var endPoint = CGPoint.zero
}

/// An outline of UIKit. Nothing is drawn, so nothing is stored.
open class UIBezierPath: NSObject {
  /// Creates an empty outline.
  public override init() {}
  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect) { self.init() }
  /// Creates the outline of an ellipse.
  public convenience init(ovalIn rect: CGRect) { self.init() }
  /// Creates the outline of a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }
  /// Creates the outline of a rectangle with some rounded corners.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) { self.init() }
  /// Creates an outline from one of Core Graphics.
  public convenience init(cgPath: CGPath) { self.init() }
  /// The outline of Core Graphics.
  open var cgPath: CGPath { Path() }
  /// How wide the line is, in points.
  open var lineWidth: CGFloat = 1
  /// Moves to a point.
  open func move(to point: CGPoint) {}
  /// Adds a line.
  open func addLine(to point: CGPoint) {}
  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {}
  /// Adds an arc.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {}
  /// Closes the outline.
  open func close() {}
  /// Does nothing: nothing is drawn.
  open func fill() {}
  /// Does nothing: nothing is drawn.
  open func stroke() {}
}

/// The device that the app runs on: a phone without a screen.
@MainActor @preconcurrency open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()
  /// Turns a device. There is none to turn.
  open func setValue(_ value: Any?, forKey key: String) {}
  /// Posted when the device is turned. It never is.
  nonisolated public static let orientationDidChangeNotification = Foundation.Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
  /// Posted when the charge of the battery changes. It never does.
  nonisolated public static let batteryLevelDidChangeNotification = Foundation.Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification"
  )
  /// The name of the device.
  open var name: String { "iPhone" }
  /// The kind of device.
  open var model: String { "iPhone" }
  /// The kind of device in the user's language.
  open var localizedModel: String { "iPhone" }
  /// The name of the system.
  open var systemName: String { "iOS" }
  /// The version of the system whose names are known here.
  open var systemVersion: String { "26.0" }
  /// A number for the device; there is none.
  open var identifierForVendor: UUID? { nil }
  /// What kind of interface the device has.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// How the device is held.
  open var orientation: UIDeviceOrientation { .portrait }
  /// Whether the battery is watched.
  open var isBatteryMonitoringEnabled = false
  /// The charge of the battery: unknown.
  open var batteryLevel: Float { -1 }
  /// Whether something is near the device: it never is.
  open var proximityState: Bool { false }
  /// Does nothing: the device is never turned.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: the device is never turned.
  open func endGeneratingDeviceOrientationNotifications() {}
}

/// What kind of interface a device has.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision = 6
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// How an interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Ways in which an interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// One bit for each way.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = Self(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = Self(rawValue: 4)
  /// On the right side.
  public static let landscapeRight = Self(rawValue: 8)
  /// On the left side.
  public static let landscapeLeft = Self(rawValue: 16)
  /// On either side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  /// All but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// A screen, of the size of a phone's. Nothing is shown on it.
@MainActor @preconcurrency open class UIScreen: NSObject {
  /// The screen.
  public static let main = UIScreen()
  /// The screens.
  public static var screens: [UIScreen] { [main] }
  /// The size, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: ScreenSize.points) }
  /// The size, in pixels.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1179, height: 2556) }
  /// Pixels for each point.
  open var scale: CGFloat { 3 }
  /// Pixels for each point.
  open var nativeScale: CGFloat { 3 }
  /// How bright the screen is, from 0 to 1.
  open var brightness: CGFloat = 0.5
  /// Frames per second.
  open var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is recorded.
  open var isCaptured: Bool { false }
  /// What views depend on.
  open var traitCollection: UITraitCollection { UITraitCollection() }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// How much space there is in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// How strongly colours differ.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1, normal, high
}

/// The size of text that the user wants.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a size from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Posted when the size changes.
  public static let didChangeNotification = Foundation.Notification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )
  /// The smallest size.
  public static let extraSmall = Self(rawValue: "XS")
  /// A small size.
  public static let small = Self(rawValue: "S")
  /// A medium size.
  public static let medium = Self(rawValue: "M")
  /// The usual size.
  public static let large = Self(rawValue: "L")
  /// A big size.
  public static let extraLarge = Self(rawValue: "XL")
  /// A bigger size.
  public static let extraExtraLarge = Self(rawValue: "XXL")
  /// The biggest size that is not for accessibility.
  public static let extraExtraExtraLarge = Self(rawValue: "XXXL")
  /// An accessibility size.
  public static let accessibilityMedium = Self(rawValue: "AccessibilityM")
  /// A bigger accessibility size.
  public static let accessibilityLarge = Self(rawValue: "AccessibilityL")
  /// A still bigger accessibility size.
  public static let accessibilityExtraLarge = Self(rawValue: "AccessibilityXL")
  /// A very big accessibility size.
  public static let accessibilityExtraExtraLarge = Self(rawValue: "AccessibilityXXL")
  /// The biggest accessibility size.
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "AccessibilityXXXL")
  /// Whether it is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("Accessibility") }
}

/// Sides of a rectangle in the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// One bit for each side.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper side.
  public static let top = Self(rawValue: 1)
  /// The side where reading begins.
  public static let leading = Self(rawValue: 2)
  /// The lower side.
  public static let bottom = Self(rawValue: 4)
  /// The side where reading ends.
  public static let trailing = Self(rawValue: 8)
  /// All sides.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}

/// Sides of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// One bit for each side.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper side.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left side.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower side.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right side.
  public static let right = UIRectEdge(rawValue: 8)
  /// All sides.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// The seconds since the device was started.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

/// An outline of Core Graphics: here that of SwiftUI.
public typealias CGPath = Path

/// Distances on four sides, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance on each side.
  public var top, left, bottom, right: CGFloat
  /// Creates distances.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  /// No distances.
  public static let zero = UIEdgeInsets()
}

/// A distance in two directions, in points.
public struct UIOffset: Hashable, Sendable {
  /// The distance in each direction.
  public var horizontal, vertical: CGFloat
  /// Creates a distance.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  /// No distance.
  public static let zero = UIOffset()
}

/// Distances on four sides in the direction of reading, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance on each side.
  public var top, leading, bottom, trailing: CGFloat
  /// Creates distances.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()
}

extension Path {
  /// Creates an outline from one of Core Graphics.
  public init(_ path: CGPath) { self = path }

  /// The outline of Core Graphics.
  public var cgPath: CGPath { self }
}

extension NSValue {
  /// Holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// The rectangle that it holds.
  public var cgRectValue: CGRect { rectValue }

  /// The size that it holds.
  public var cgSizeValue: CGSize { sizeValue }

  /// The point that it holds.
  public var cgPointValue: CGPoint { pointValue }
}

extension ColorScheme {
  /// Light or dark colours, from UIKit's.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light;
    case .dark: self = .dark;
    default: return nil
    }
  }
}

extension ColorSchemeContrast {
  /// The contrast, from UIKit's.
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .normal: self = .standard;
    case .high: self = .increased;
    default: return nil
    }
  }
}

extension UserInterfaceSizeClass {
  /// The space in a direction, from UIKit's.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact;
    case .regular: self = .regular;
    default: return nil
    }
  }
}

extension TextInputAutocapitalization {
  /// Which letters are capitalised, from UIKit's.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never;
    case .words: self = .words;
    case .sentences: self = .sentences;
    case .allCharacters: self = .characters
    }
  }
}

extension ContentSizeCategory {
  /// The size of text, from UIKit's.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard
      let found = ContentSizeCategory.allCases.first(where: { "\($0)" == uiSizeCategory.rawValue })
    else { return nil }
    self = found
  }
}

/// The direction of a layout.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// Left to right.
  case leftToRight
  /// Right to left.
  case rightToLeft
}

/// Whether text is bold.
public enum UILegibilityWeight: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// It is not.
  case regular
  /// It is.
  case bold
}

extension LayoutDirection {
  /// The direction of a layout, from UIKit's.
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiLayoutDirection {
    case .leftToRight: self = .leftToRight;
    case .rightToLeft: self = .rightToLeft;
    default: return nil
    }
  }
}

extension LegibilityWeight {
  /// Whether text is bold, from UIKit's.
  public init?(_ uiLegibilityWeight: UILegibilityWeight) {
    switch uiLegibilityWeight {
    case .regular: self = .regular;
    case .bold: self = .bold;
    default: return nil
    }
  }
}

/// How the status bar changes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// It fades.
  case fade
  /// It slides.
  case slide
}
