// SPDX-License-Identifier: MIT

import Foundation

/// A player of sounds. Nothing sounds, but time passes: a sound ends when it would.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  // Nothing guards its state: it is for the main queue only, where it calls its delegate.

  /// Is notified of the end of the sound.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// Where the sound is.
  public let url: URL?
  /// How long the sound is, as its file says; for formats that are not known, an estimate.
  public let duration: TimeInterval
  /// How loud it is.
  open var volume: Float = 1
  /// How often it is repeated; less than 0 for ever.
  open var numberOfLoops = 0 { didSet { awaitEnd() } }
  /// Whether the rate can be changed.
  open var enableRate = false
  /// How fast it plays.
  open var rate: Float = 1 {
    didSet { if isPlaying { play() } }
  }
  private var time = PlayedTime()
  private var generation = 0

  /// Creates a player of a file.
  ///
  /// - Throws: An error if the file cannot be read.
  public init(contentsOf url: URL) throws {
    guard let duration = RecordingLength.seconds(of: url) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    self.url = url
    self.duration = duration
  }

  /// Creates a player of bytes.
  ///
  /// - Throws: An error if there are none.
  public init(data: Data) throws {
    guard let duration = RecordingLength.seconds(of: data) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    url = nil
    self.duration = duration
  }

  /// Whether it plays.
  open var isPlaying: Bool { time.rate != 0 }
  /// The time in the sound.
  open var currentTime: TimeInterval {
    get { duration > 0 ? time.now.truncatingRemainder(dividingBy: duration) : 0 }
    set {
      time.go(to: min(newValue, duration))
      awaitEnd()
    }
  }

  /// Gets ready.
  @discardableResult open func prepareToPlay() -> Bool { true }

  /// Plays without a sound.
  @discardableResult
  open func play() -> Bool {
    time.play(at: enableRate ? Double(max(0, rate)) : 1)
    awaitEnd()
    return true
  }

  /// Stops for now.
  open func pause() {
    time.play(at: 0)
    generation += 1
  }

  /// Stops.
  open func stop() { pause() }

  /// Ends the sound at its time, unless it is repeated for ever.
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

/// How a program uses sound. Nothing sounds.
open class AVAudioSession: NSObject, @unchecked Sendable {
  // It has no stored properties.

  /// What a program uses sound for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a category from its name.
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

  /// The one audio session of a process, as Apple has it.
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
