// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The curve of corners.
public enum CALayerCornerCurve: Sendable {
  case circular, continuous
}

/// A set of a layer's corners.
public struct CACornerMask: OptionSet, Sendable {
  /// The set's bits, one for each corner.
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
  /// The colors.
  open var colors: [Any]?
  /// The position of each color, from 0 to 1.
  open var locations: [NSNumber]?
  /// The start of the gradient.
  open var startPoint = CGPoint.zero
  /// The end of the gradient.
  open var endPoint = CGPoint.zero
}

/// A UIKit path. Nothing is drawn, so nothing is stored.
open class UIBezierPath: NSObject {
  /// Creates an empty path.
  public override init() {}
  /// Creates a path with a rectangle.
  public convenience init(rect: CGRect) { self.init() }
  /// Creates a path with an ellipse.
  public convenience init(ovalIn rect: CGRect) { self.init() }
  /// Creates a path with a rounded rectangle.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }
  /// Creates a path with a rectangle whose corners are partly rounded.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) { self.init() }
  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) { self.init() }
  /// The Core Graphics path.
  open var cgPath: CGPath { Path() }
  /// The width of the line, in points.
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
  /// Closes the path.
  open func close() {}
  /// Does nothing, because nothing is drawn.
  open func fill() {}
  /// Does nothing, because nothing is drawn.
  open func stroke() {}
}

/// The device on which the app runs.
@MainActor @preconcurrency open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()
  /// Sets the device's orientation, which has no effect.
  open func setValue(_ value: Any?, forKey key: String) {}
  /// Posted when the device's orientation changes. It is never posted.
  nonisolated public static let orientationDidChangeNotification = Foundation.Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
  /// Posted when the battery level changes. It is never posted.
  nonisolated public static let batteryLevelDidChangeNotification = Foundation.Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification"
  )
  /// The device's name.
  open var name: String { CurrentHost.device.modelName }
  /// The device's model.
  open var model: String { CurrentHost.device.modelName }
  /// The device's model in the user's language.
  open var localizedModel: String { CurrentHost.device.modelName }
  /// The name of the system.
  open var systemName: String { CurrentHost.device.systemName }
  /// The version of the system that the declarations here follow.
  open var systemVersion: String { "26.0" }
  /// An identifier for the device, which is always `nil`.
  open var identifierForVendor: UUID? { nil }
  /// The device's user interface idiom.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIUserInterfaceIdiom(CurrentHost.device) }
  /// The device's orientation.
  open var orientation: UIDeviceOrientation { UIDeviceOrientation(CurrentHost.device) }
  /// Whether the battery is monitored.
  open var isBatteryMonitoringEnabled = false
  /// The battery level, which is unknown.
  open var batteryLevel: Float { -1 }
  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }
  /// The state of the battery, which is unknown.
  open var batteryState: BatteryState { .unknown }
  /// Whether the proximity of the user is monitored.
  open var isProximityMonitoringEnabled = false
  /// Posted when the battery's state changes, which never happens.
  nonisolated public static let batteryStateDidChangeNotification = Foundation.Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification"
  )
  /// Whether the device is close to the user, which is always `false`.
  open var proximityState: Bool { false }
  /// Does nothing, because the device's orientation never changes.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing, because the device's orientation never changes.
  open func endGeneratingDeviceOrientationNotifications() {}
}

/// The kind of user interface.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision = 6
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether the device is in landscape orientation.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is in portrait orientation.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The orientation of a user interface.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  /// Whether this is a landscape orientation.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether this is a portrait orientation.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The set's bits, one for each orientation.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Portrait orientation.
  public static let portrait = Self(rawValue: 2)
  /// Portrait orientation, upside down.
  public static let portraitUpsideDown = Self(rawValue: 4)
  /// Landscape orientation, on the right side.
  public static let landscapeRight = Self(rawValue: 8)
  /// Landscape orientation, on the left side.
  public static let landscapeLeft = Self(rawValue: 16)
  /// Both landscape orientations.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  /// All orientations except upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// A screen of the device's size. Nothing is shown on it.
@MainActor @preconcurrency open class UIScreen: NSObject {
  /// The screen.
  public static let main = UIScreen()
  /// The screens.
  public static var screens: [UIScreen] { [main] }
  /// The size, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: ScreenSize.points) }
  /// The size, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The number of pixels per point.
  open var scale: CGFloat { CGFloat(CurrentHost.device.screenScale) }
  /// The number of pixels per point.
  open var nativeScale: CGFloat { CGFloat(CurrentHost.device.screenScale) }
  /// The brightness of the screen, from 0 to 1.
  open var brightness: CGFloat = 0.5
  /// The maximum number of frames per second.
  open var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is recorded.
  open var isCaptured: Bool { false }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { UITraitCollection() }
}

/// The light or dark style.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// The available space in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// The contrast of colors.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1, normal, high
}

/// The text size that the user prefers.
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
  /// The default size.
  public static let large = Self(rawValue: "L")
  /// An extra-large size.
  public static let extraLarge = Self(rawValue: "XL")
  /// An extra-extra-large size.
  public static let extraExtraLarge = Self(rawValue: "XXL")
  /// The largest size below the accessibility sizes.
  public static let extraExtraExtraLarge = Self(rawValue: "XXXL")
  /// A medium accessibility size.
  public static let accessibilityMedium = Self(rawValue: "AccessibilityM")
  /// A large accessibility size.
  public static let accessibilityLarge = Self(rawValue: "AccessibilityL")
  /// An extra-large accessibility size.
  public static let accessibilityExtraLarge = Self(rawValue: "AccessibilityXL")
  /// An extra-extra-large accessibility size.
  public static let accessibilityExtraExtraLarge = Self(rawValue: "AccessibilityXXL")
  /// The largest accessibility size.
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "AccessibilityXXXL")
  /// Whether this is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("Accessibility") }
}

/// The sides of a rectangle in the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The set's bits, one for each side.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top side.
  public static let top = Self(rawValue: 1)
  /// The leading side.
  public static let leading = Self(rawValue: 2)
  /// The bottom side.
  public static let bottom = Self(rawValue: 4)
  /// The trailing side.
  public static let trailing = Self(rawValue: 8)
  /// All sides.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}

/// The sides of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The set's bits, one for each side.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top side.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left side.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom side.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right side.
  public static let right = UIRectEdge(rawValue: 8)
  /// All sides.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The set's bits, one for each corner.
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

/// Returns the number of seconds since the device was started.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

/// A Core Graphics path, which is SwiftUI's path here.
public typealias CGPath = Path

/// Insets on four sides, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The inset on each side.
  public var top, left, bottom, right: CGFloat
  /// Creates insets.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  /// Insets of zero.
  public static let zero = UIEdgeInsets()
}

/// An offset in two directions, in points.
public struct UIOffset: Hashable, Sendable {
  /// The offset in each direction.
  public var horizontal, vertical: CGFloat
  /// Creates an offset.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  /// An offset of zero.
  public static let zero = UIOffset()
}

/// Insets on four sides in the reading direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset on each side.
  public var top, leading, bottom, trailing: CGFloat
  /// Creates insets.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  /// Insets of zero.
  public static let zero = NSDirectionalEdgeInsets()
}

extension Path {
  /// Creates a path from a Core Graphics path.
  public init(_ path: CGPath) { self = path }

  /// The Core Graphics path.
  public var cgPath: CGPath { self }
}

extension NSValue {
  /// Creates a value that contains a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Creates a value that contains a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Creates a value that contains a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// The rectangle in the value.
  public var cgRectValue: CGRect { rectValue }

  /// The size in the value.
  public var cgSizeValue: CGSize { sizeValue }

  /// The point in the value.
  public var cgPointValue: CGPoint { pointValue }
}

extension ColorScheme {
  /// Creates a color scheme from UIKit's style.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light;
    case .dark: self = .dark;
    default: return nil
    }
  }
}

extension ColorSchemeContrast {
  /// Creates a contrast from UIKit's contrast.
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .normal: self = .standard;
    case .high: self = .increased;
    default: return nil
    }
  }
}

extension UserInterfaceSizeClass {
  /// Creates a size class from UIKit's size class.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact;
    case .regular: self = .regular;
    default: return nil
    }
  }
}

extension TextInputAutocapitalization {
  /// Creates an autocapitalization from UIKit's type.
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
  /// Creates a text size from UIKit's category.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard
      let found = ContentSizeCategory.allCases.first(where: { "\($0)" == uiSizeCategory.rawValue })
    else { return nil }
    self = found
  }
}

/// The direction of a layout.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The value is not specified.
  case unspecified = -1
  /// Left to right.
  case leftToRight
  /// Right to left.
  case rightToLeft
}

/// The weight of text.
public enum UILegibilityWeight: Int, Sendable {
  /// The value is not specified.
  case unspecified = -1
  /// Text has a regular weight.
  case regular
  /// Text is bold.
  case bold
}

extension LayoutDirection {
  /// Creates a layout direction from UIKit's direction.
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiLayoutDirection {
    case .leftToRight: self = .leftToRight;
    case .rightToLeft: self = .rightToLeft;
    default: return nil
    }
  }
}

extension LegibilityWeight {
  /// Creates a legibility weight from UIKit's weight.
  public init?(_ uiLegibilityWeight: UILegibilityWeight) {
    switch uiLegibilityWeight {
    case .regular: self = .regular;
    case .bold: self = .bold;
    default: return nil
    }
  }
}

/// The animation of status bar changes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// The status bar changes immediately.
  case none
  /// The status bar fades.
  case fade
  /// The status bar slides.
  case slide
}
