// SPDX-License-Identifier: MIT

/// A device on which an app runs. The device determines the app's idiom, size classes and orientation.
///
/// The size classes are taken from Apple's list of devices. An iPhone's width is compact in both orientations, and the
/// width of every other device is regular (https://developer.apple.com/design/human-interface-guidelines/layout).
public struct Device: Hashable, Sendable {
  /// A type of device.
  public enum Idiom: Hashable, Sendable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
    /// A Mac.
    case mac
  }

  /// The amount of space, compact or regular, that an app has in one dimension.
  public enum SizeClass: Hashable, Sendable {
    /// Little space.
    case compact
    /// Ample space.
    case regular
  }

  /// The orientation of a device's screen.
  public enum Orientation: Hashable, Sendable {
    /// The screen is taller than it is wide.
    case portrait
    /// The screen is wider than it is tall.
    case landscape
  }

  /// The type of device.
  public let idiom: Idiom
  /// The orientation of the screen.
  public let orientation: Orientation
  /// The device's name in options, headers and messages, such as `iphone`.
  public let name: String

  private init(_ name: String, _ idiom: Idiom, _ orientation: Orientation) {
    self.name = name
    self.idiom = idiom
    self.orientation = orientation
  }

  /// An iPhone in portrait orientation.
  public static let iPhone = Device("iphone", .phone, .portrait)
  /// An iPhone in landscape orientation.
  public static let iPhoneLandscape = Device("iphone-landscape", .phone, .landscape)
  /// An iPad in landscape orientation. In a split view, the columns are side by side.
  public static let iPad = Device("ipad", .pad, .landscape)
  /// An iPad in portrait orientation.
  public static let iPadPortrait = Device("ipad-portrait", .pad, .portrait)
  /// A Mac.
  public static let mac = Device("mac", .mac, .landscape)

  /// All devices.
  public static let all = [iPhone, iPhoneLandscape, iPad, iPadPortrait, mac]

  /// Finds a device by its name, or returns `nil` if there is no such device.
  public init?(name: String) {
    guard let device = Self.all.first(where: { $0.name == name }) else { return nil }
    self = device
  }

  /// The available width.
  public var horizontalSizeClass: SizeClass { idiom == .phone ? .compact : .regular }

  /// The available height.
  public var verticalSizeClass: SizeClass {
    idiom == .phone && orientation == .landscape ? .compact : .regular
  }

  /// The width and height of the screen, in points: those of an iPhone 15, an 11-inch iPad Air and a MacBook Air.
  public var screenSize: (width: Int, height: Int) {
    let (short, long) =
      switch idiom {
      case .phone: (393, 852)
      case .pad: (820, 1180)
      case .mac: (900, 1440)
      }
    return orientation == .portrait ? (short, long) : (long, short)
  }
}
