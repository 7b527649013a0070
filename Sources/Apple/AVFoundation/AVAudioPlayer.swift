// SPDX-License-Identifier: MIT

import Foundation

/// A player of sounds. Nothing sounds.
open class AVAudioPlayer: NSObject {
  /// Is told about the player. It is not called, since no sound ends.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// Where the sound is.
  public let url: URL?
  /// Whether it plays.
  public private(set) var isPlaying = false
  /// How loud it is.
  open var volume: Float = 1
  /// How often it is repeated; less than 0 for ever.
  open var numberOfLoops = 0
  /// How fast it plays.
  open var rate: Float = 1
  /// The time that is played.
  open var currentTime: TimeInterval = 0
  /// How long the sound is: unknown.
  open var duration: TimeInterval { 0 }

  /// Makes a player of a file, which is not read.
  public init(contentsOf url: URL) throws { self.url = url }
  /// Makes a player of bytes, which are not read.
  public init(data: Data) throws { url = nil }

  /// Gets ready.
  @discardableResult open func prepareToPlay() -> Bool { true }
  /// Plays without a sound.
  @discardableResult
  open func play() -> Bool {
    isPlaying = true
    return true
  }
  /// Stops for now.
  open func pause() { isPlaying = false }
  /// Stops.
  open func stop() { isPlaying = false }
}

/// Is told about a player of sounds. It is not called.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Is told that a sound ended.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// How a program uses sound. Nothing sounds.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// What a program uses sound for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a category from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Beside that of others.
    public static let ambient = Self(rawValue: "ambient")
    /// In place of that of others.
    public static let soloAmbient = Self(rawValue: "soloAmbient")
    /// To play.
    public static let playback = Self(rawValue: "playback")
    /// To record.
    public static let record = Self(rawValue: "record")
    /// To play and to record.
    public static let playAndRecord = Self(rawValue: "playAndRecord")
  }

  /// How a category is meant.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As usual.
    public static let `default` = Self(rawValue: "default")
    /// For films.
    public static let moviePlayback = Self(rawValue: "moviePlayback")
    /// For speech.
    public static let spokenAudio = Self(rawValue: "spokenAudio")
  }

  /// How sound goes with that of others.
  public struct CategoryOptions: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Beside it.
    public static let mixWithOthers = Self(rawValue: 1)
    /// Over it.
    public static let duckOthers = Self(rawValue: 2)
    /// From the speaker.
    public static let defaultToSpeaker = Self(rawValue: 8)
  }

  private static let shared = AVAudioSession()
  /// The only one.
  open class func sharedInstance() -> AVAudioSession { shared }
  /// Does nothing: nothing sounds.
  open func setCategory(
    _ category: Category,
    mode: Mode = .default,
    options: CategoryOptions = []
  ) throws {}
  /// Does nothing: nothing sounds.
  open func setActive(_ active: Bool) throws {}
}
