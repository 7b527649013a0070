// SPDX-License-Identifier: MIT

// Made from Surface/SwiftUI.rows by `make surface`.

import A11yUI
import Foundation

/// Runs work. Nothing has to be released afterwards.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Returns the number of seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }

extension ProcessInfo {
  /// The thermal state of a device.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  /// Whether an iPhone app runs on a Mac.
  public var isiOSAppOnMac: Bool { false }

  /// Whether an iPad app runs on a Mac.
  public var isMacCatalystApp: Bool { false }

  /// Whether the device is in low power mode.
  public var isLowPowerModeEnabled: Bool { false }

  /// The thermal state of the device.
  public var thermalState: ThermalState { .nominal }

  /// Posted when low power mode changes, which never happens.
  public static let processInfoPowerStateDidChangeNotification = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification"
  )
}

extension NSAttributedString {
  /// Creates an attributed string with the text of another one.
  public convenience init(_ attributedString: AttributedString) {
    self.init(string: String(attributedString.characters))
  }
}

extension AttributedString {
  /// Creates an attributed string with the text of one of the older type.
  public init(_ attributedString: NSAttributedString) { self.init(attributedString.string) }
}

extension UserDefaults {
  /// Sets a value by key-value coding.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Returns a value by key-value coding.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension URL {
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }

  /// The folder of caches.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }

  /// The folder of the program's support files.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

  /// The folder of temporary files.
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }

  /// The folder of downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  /// The user's home folder.
  public static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }

  /// Requests access to a file outside the app's own folders, which is always granted.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the access to a file.
  public func stopAccessingSecurityScopedResource() {}
}

extension FileManager {
  /// Returns the folder that the apps of a group share. In this implementation, each app has its
  /// own folder.
  public func containerURL(forSecurityApplicationGroupIdentifier id: String) -> URL? {
    URL.applicationSupportDirectory.appendingPathComponent(id)
  }

  /// Returns the folder in the cloud, which is always `nil`.
  public func url(forUbiquityContainerIdentifier id: String?) -> URL? { nil }

  /// Throws an error, because there are no files in the cloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.fileNoSuchFile)
  }

  /// Returns whether a file is in the cloud, which is never the case.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// The identity of the iCloud user, which is always `nil`.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the transformed size.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension URL {
  static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first ?? temporaryDirectory
  }
}
