// SPDX-License-Identifier: MIT

// Made from Surface/SwiftUI.rows by `make surface`.

import A11yUI
import Foundation

/// Runs work. Nothing has to be released afterwards here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }

extension ProcessInfo {
  /// How warm a device is.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  /// Whether an app for phones runs on a Mac.
  public var isiOSAppOnMac: Bool { false }

  /// Whether an app for tablets runs on a Mac.
  public var isMacCatalystApp: Bool { false }

  /// Whether the device saves its battery.
  public var isLowPowerModeEnabled: Bool { false }

  /// How warm the device is.
  public var thermalState: ThermalState { .nominal }

  /// Posted when the device begins or ends to save its battery. It never does.
  public static let processInfoPowerStateDidChangeNotification = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification"
  )
}

extension NSAttributedString {
  /// Takes the text of an attributed string.
  public convenience init(_ attributedString: AttributedString) {
    self.init(string: String(attributedString.characters))
  }
}

extension AttributedString {
  /// Takes the text of an attributed string of the older kind.
  public init(_ attributedString: NSAttributedString) { self.init(attributedString.string) }
}

extension URL {
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }

  /// The folder of what can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }

  /// The folder of what the program keeps.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

  /// The folder of what is kept for a short time.
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }

  /// The folder of what was fetched.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  /// The user's own folder.
  public static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }

  /// Asks for a file outside of the app's own folders: it can be read here.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Gives a file back.
  public func stopAccessingSecurityScopedResource() {}
}

extension FileManager {
  /// The folder that the apps of a group share: each app has its own here.
  public func containerURL(forSecurityApplicationGroupIdentifier id: String) -> URL? {
    URL.applicationSupportDirectory.appendingPathComponent(id)
  }

  /// The folder that is kept in the cloud; there is none.
  public func url(forUbiquityContainerIdentifier id: String?) -> URL? { nil }

  /// Fetches a file of the cloud: there is none, which is an error.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.fileNoSuchFile)
  }

  /// Whether a file is kept in the cloud: none is.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Who is signed in to the cloud: nobody.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension CGPoint {
  /// The point, moved, turned or scaled.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size, turned or scaled.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension URL {
  static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first ?? temporaryDirectory
  }
}
