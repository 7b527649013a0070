// SPDX-License-Identifier: MIT

// Made from Surface/AVFoundation.rows by `make surface`.

import Foundation

/// What is recorded or shown.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sounds.
  public static let audio = AVMediaType(rawValue: "soun")
}

/// Whether a program may use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone. There is none, and no program may use one.
open class AVCaptureDevice: NSObject {
  /// Whether a program may use one: it may not.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  /// Says that the program may not.
  open class func requestAccess(
    for mediaType: AVMediaType,
    completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }
  /// Says that the program may not.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  /// The device that is used if no other is asked for: none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
}

/// A recording to be played.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// What is known about a recording's loading.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }
  /// The recording.
  public let asset: AVAsset
  /// Creates an item of an address.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  /// Creates an item of a recording.
  public init(asset: AVAsset) { self.asset = asset }
  /// How long it is; indefinite if it cannot be read.
  open var duration: CMTime { asset.duration }
  /// Whether it can be played: a file that can be read is.
  open var status: Status { seconds == nil ? .failed : .readyToPlay }
  /// Why it cannot be played.
  open var error: (any Error)? { seconds == nil ? CocoaError(.fileReadUnknown) : nil }
  /// How long it is; `nil` if it cannot be read.
  var seconds: TimeInterval? { asset.seconds }
}

/// A recording.
open class AVAsset: NSObject, @unchecked Sendable {
  /// How long it is; indefinite if it cannot be read.
  open var duration: CMTime {
    seconds.map { CMTime(seconds: $0, preferredTimescale: 600) } ?? .indefinite
  }
  var seconds: TimeInterval? { nil }
}

/// How a film fills its view. It does not affect elements.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// All of it is seen.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// All of the view is filled.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Width and height are the view's.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// A vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Where speech stops.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate, word
}

/// What a program would say.
open class AVSpeechUtterance: NSObject {
  /// The words.
  public let speechString: String
  /// The voice.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast.
  open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  /// How high.
  open var pitchMultiplier: Float = 1
  /// How loud.
  open var volume: Float = 1
  /// How long it is quiet before, in seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// How long it is quiet after, in seconds.
  open var postUtteranceDelay: TimeInterval = 0
  /// Whether it follows the settings of a user's assistive technology.
  open var prefersAssistiveTechnologySettings = false
  /// Creates an utterance.
  public init(string: String) { speechString = string }
}

/// The slowest rate of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0

/// The fastest rate of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// The usual rate of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

extension CMTime {
  /// Adds two times.
  public static func + (lhs: CMTime, rhs: CMTime) -> CMTime {
    CMTime(seconds: lhs.seconds + rhs.seconds, preferredTimescale: 600)
  }

  /// Subtracts one time from another.
  public static func - (lhs: CMTime, rhs: CMTime) -> CMTime {
    CMTime(seconds: lhs.seconds - rhs.seconds, preferredTimescale: 600)
  }
}
