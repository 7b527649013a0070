// SPDX-License-Identifier: MIT

// Made from Surface/AVFoundation.rows by `make surface`.

import Foundation

/// What is recorded or shown.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Images.
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
  /// Always denied.
  open class func requestAccess(
    for mediaType: AVMediaType,
    completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }
  /// Always denied.
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

/// How a video fills its view. It does not affect elements.
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

/// Is notified about a player of sounds.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// A sound has ended.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

/// A sound of the system.
public typealias SystemSoundID = UInt32

/// Plays nothing: nothing sounds.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}

/// Plays nothing: nothing sounds.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}

/// Is notified of what is spoken.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Words begin.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Words have ended.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Speech stops for now.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// Speech continues.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didContinue utterance: AVSpeechUtterance
  )
  /// Words were cut off.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// A part of the words begins.
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

/// Creates a time from parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// A time in seconds.
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

  /// No certain time.
  public static let indefinite = invalid

  /// Whether one time comes before another.
  public static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.seconds < rhs.seconds }
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

extension AVAudioSession {
  /// How a category is meant.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The default.
    public static let `default` = Self(rawValue: "default")
    /// For videos.
    public static let moviePlayback = Self(rawValue: "moviePlayback")
    /// For speech.
    public static let spokenAudio = Self(rawValue: "spokenAudio")
  }

  /// How sound goes with that of others.
  public struct CategoryOptions: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Beside it.
    public static let mixWithOthers = Self(rawValue: 1)
    /// Over it.
    public static let duckOthers = Self(rawValue: 2)
    /// From the speaker.
    public static let defaultToSpeaker = Self(rawValue: 8)
  }
}

extension NSNotification.Name {
  /// Posted when a recording has been played to its end.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification"
  )

  /// Posted when a recording cannot be played to its end. It is not posted here.
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

  /// What happens at the end of a recording.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }
}
