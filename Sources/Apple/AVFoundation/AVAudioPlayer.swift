// SPDX-License-Identifier: MIT

import Foundation

/// A player that produces no sound but takes as long as the sound would last.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  // The state is not protected, because the class is for use on the main queue only, where it also calls its
  // delegate.

  /// The delegate, which is notified when the sound ends.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The URL of the sound.
  public let url: URL?
  /// The duration of the sound according to its file, or an estimate if the format is unknown.
  public let duration: TimeInterval
  /// The volume.
  open var volume: Float = 1
  /// The number of repetitions, or a negative number to repeat the sound forever.
  open var numberOfLoops = 0 { didSet { awaitEnd() } }
  /// Whether the rate can be changed.
  open var enableRate = false
  /// The playback rate.
  open var rate: Float = 1 {
    didSet { if isPlaying { play() } }
  }
  private var time = PlayedTime()
  private var generation = 0

  /// Creates a player for a file.
  ///
  /// - Throws: An error if the file cannot be read.
  public init(contentsOf url: URL) throws {
    guard let duration = RecordingLength.seconds(of: url) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    self.url = url
    self.duration = duration
  }

  /// Creates a player for a sound in memory.
  ///
  /// - Throws: An error if there are no bytes.
  public init(data: Data) throws {
    guard let duration = RecordingLength.seconds(of: data) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    url = nil
    self.duration = duration
  }

  /// Whether the player is playing.
  open var isPlaying: Bool { time.rate != 0 }
  /// The current playback position.
  open var currentTime: TimeInterval {
    get { duration > 0 ? time.now.truncatingRemainder(dividingBy: duration) : 0 }
    set {
      time.go(to: min(newValue, duration))
      awaitEnd()
    }
  }

  /// Does nothing and returns `true`, because playback needs no preparation.
  @discardableResult open func prepareToPlay() -> Bool { true }

  /// Starts playback without producing sound.
  @discardableResult
  open func play() -> Bool {
    time.play(at: enableRate ? Double(max(0, rate)) : 1)
    awaitEnd()
    return true
  }

  /// Pauses playback.
  open func pause() {
    time.play(at: 0)
    generation += 1
  }

  /// Stops playback.
  open func stop() { pause() }

  /// Stops playback after the sound's duration, unless the sound repeats forever.
  private func awaitEnd() {
    generation += 1
    guard numberOfLoops >= 0,
      let rest = time.seconds(until: duration * Double(numberOfLoops + 1))
    else { return }
    let expected = generation
    DispatchQueue.main.asyncAfter(deadline: .now() + rest) { [weak self] in
      guard let self, generation == expected else { return }
      time.play(at: 0)
      time.go(to: 0)
      delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }
  }
}

/// A program's audio session. The implementation produces no sound.
open class AVAudioSession: NSObject, @unchecked Sendable {
  // The class has no stored properties to protect.

  /// The purpose for which a program uses sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name of the category.
    public let rawValue: String
    /// Creates a category from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The category for sound that is mixed with the sound of other apps.
    public static let ambient = Self(rawValue: "ambient")
    /// The category for sound that silences the sound of other apps.
    public static let soloAmbient = Self(rawValue: "soloAmbient")
    /// The category for playback.
    public static let playback = Self(rawValue: "playback")
    /// The category for recording.
    public static let record = Self(rawValue: "record")
    /// The category for playback and recording.
    public static let playAndRecord = Self(rawValue: "playAndRecord")
  }

  /// The single audio session of a process, as in Apple's implementation.
  private static let shared = AVAudioSession()
  /// Returns the single audio session.
  open class func sharedInstance() -> AVAudioSession { shared }
  /// This call does nothing, because no sound is produced.
  open func setCategory(
    _ category: Category,
    mode: Mode = .default,
    options: CategoryOptions = []
  ) throws {}
  /// This call does nothing, because no sound is produced.
  open func setActive(_ active: Bool) throws {}
}
