// SPDX-License-Identifier: MIT

// Made from Surface/AVFoundation.rows by `make surface`.

import Foundation

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Video.
  public static let video = AVMediaType(rawValue: "vide")
  /// Audio.
  public static let audio = AVMediaType(rawValue: "soun")
}

/// Whether a program is allowed to use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone. None exists, and no program is allowed to use one.
open class AVCaptureDevice: NSObject {
  /// Returns whether a program is allowed to use a device, which is always denied.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  /// Requests permission, which is always denied.
  open class func requestAccess(
    for mediaType: AVMediaType,
    completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }
  /// Requests permission, which is always denied.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  /// Returns the default device, which is always `nil`.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
}

/// A recording to play.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// The state of loading a recording.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }
  /// The recording.
  public let asset: AVAsset
  /// Creates an item for a URL.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  /// Creates an item for a recording.
  public init(asset: AVAsset) { self.asset = asset }
  /// The duration, which is indefinite if the recording cannot be read.
  open var duration: CMTime { asset.duration }
  /// Whether the recording can be played, which is true of any readable file.
  open var status: Status { seconds == nil ? .failed : .readyToPlay }
  /// The reason the recording cannot be played.
  open var error: (any Error)? { seconds == nil ? CocoaError(.fileReadUnknown) : nil }
  /// The duration; `nil` if the recording cannot be read.
  var seconds: TimeInterval? { asset.seconds }
}

/// A recording.
open class AVAsset: NSObject, @unchecked Sendable {
  /// The duration, which is indefinite if the recording cannot be read.
  open var duration: CMTime {
    seconds.map { CMTime(seconds: $0, preferredTimescale: 600) } ?? .indefinite
  }
  var seconds: TimeInterval? { nil }
}

/// The way in which a video fills its view. It does not affect elements.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The whole video is visible.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The video fills the whole view.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The video has the view's width and height.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// A vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// The point at which speech stops.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate, word
}

/// An utterance that a program speaks.
open class AVSpeechUtterance: NSObject {
  /// The text.
  public let speechString: String
  /// The voice.
  open var voice: AVSpeechSynthesisVoice?
  /// The rate.
  open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch.
  open var pitchMultiplier: Float = 1
  /// The volume.
  open var volume: Float = 1
  /// The silence before the utterance, in seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// The silence after the utterance, in seconds.
  open var postUtteranceDelay: TimeInterval = 0
  /// Whether the utterance follows the settings of the user's assistive technology.
  open var prefersAssistiveTechnologySettings = false
  /// Creates an utterance.
  public init(string: String) { speechString = string }
}

/// The slowest rate of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0

/// The fastest rate of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// The default rate of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A delegate that is notified about a player.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Called when a sound has ended.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

/// A system sound.
public typealias SystemSoundID = UInt32

/// Does nothing, because no sound is produced.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}

/// Does nothing, because no sound is produced.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}

/// A delegate that is notified about speech.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Called when an utterance begins.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Called when an utterance has ended.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Called when speech is paused.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// Called when speech continues.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didContinue utterance: AVSpeechUtterance
  )
  /// Called when an utterance was cut off.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// Called when a part of an utterance is about to be spoken.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  )
}

/// Creates a time from seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Creates a time from fractions of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Returns a time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

extension CMTime {
  /// Adds two times.
  public static func + (lhs: CMTime, rhs: CMTime) -> CMTime {
    CMTime(seconds: lhs.seconds + rhs.seconds, preferredTimescale: 600)
  }

  /// Subtracts one time from another.
  public static func - (lhs: CMTime, rhs: CMTime) -> CMTime {
    CMTime(seconds: lhs.seconds - rhs.seconds, preferredTimescale: 600)
  }

  /// An indefinite time.
  public static let indefinite = invalid

  /// Returns whether one time precedes another.
  public static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.seconds < rhs.seconds }
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

extension AVAudioSession {
  /// The purpose of a category.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The default.
    public static let `default` = Self(rawValue: "default")
    /// A mode for playing videos.
    public static let moviePlayback = Self(rawValue: "moviePlayback")
    /// A mode for spoken audio.
    public static let spokenAudio = Self(rawValue: "spokenAudio")
  }

  /// Options for playing sound together with that of other apps.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The set's bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Mixes with the sound of other apps.
    public static let mixWithOthers = Self(rawValue: 1)
    /// Lowers the volume of other apps.
    public static let duckOthers = Self(rawValue: 2)
    /// Uses the speaker by default.
    public static let defaultToSpeaker = Self(rawValue: 8)
    /// Allows headsets.
    public static let allowBluetooth = Self(rawValue: 4)
    /// Allows wireless speakers.
    public static let allowBluetoothA2DP = Self(rawValue: 32)
    /// Allows AirPlay.
    public static let allowAirPlay = Self(rawValue: 64)
    /// Pauses the spoken audio of other apps.
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
  }

  /// Posted when sound is interrupted, which never happens.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification"
  )

  /// Posted when the output changes, which never happens.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification"
  )

  /// The volume.
  public var outputVolume: Float { 1 }

  /// Whether another app plays sound.
  public var isOtherAudioPlaying: Bool { false }

  /// Denies the permission to record, because there is no microphone.
  public func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}

extension NSNotification.Name {
  /// Posted when a recording has been played to its end.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification"
  )

  /// Posted when a recording cannot be played to its end. It is never posted.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification"
  )
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didStart utterance: AVSpeechUtterance
  ) {}

  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didFinish utterance: AVSpeechUtterance
  ) {}

  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didPause utterance: AVSpeechUtterance
  ) {}

  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didContinue utterance: AVSpeechUtterance
  ) {}

  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didCancel utterance: AVSpeechUtterance
  ) {}

  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

extension AVPlayer {
  /// Whether a player can be used.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  /// The action at the end of a recording.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }
}
