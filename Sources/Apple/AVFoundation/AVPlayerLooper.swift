// SPDX-License-Identifier: MIT

import Foundation

/// Plays a recording again and again. Accepted: nothing sounds.
open class AVPlayerLooper: NSObject {
  /// Makes a loop.
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
    player.replaceCurrentItem(with: templateItem)
  }
  /// Ends the loop.
  open func disableLooping() {}
}

extension NSNotification.Name {
  /// Posted when a recording has been played to its end. It never is.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification"
  )
  /// Posted when a recording cannot be played to its end. It is not posted here.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification"
  )
}

/// How a film fills its view. It does not affect elements.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// All of it is seen.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// All of the view is filled.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Width and height are the view's.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// A sound of the system.
public typealias SystemSoundID = UInt32

/// A vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Plays nothing: nothing sounds.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
/// Plays nothing: nothing sounds.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
