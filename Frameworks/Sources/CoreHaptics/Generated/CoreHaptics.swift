// SPDX-License-Identifier: MIT

// Made from Surface/CoreHaptics.rows by `make surface`.

@_exported import Foundation

/// Plays what can be felt. There is nothing to feel it by, so it does nothing.
open class CHHapticEngine: NSObject {
  /// What a device can do: nothing.
  public struct Capabilities: Sendable {
    /// Whether it can be felt: it cannot.
    public var supportsHaptics: Bool { false }
    /// Whether it can be heard: it cannot.
    public var supportsAudio: Bool { false }
  }
  /// Why the engine stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, systemError = -1
  }
  /// Creates an engine.
  public override init() {}
  /// Creates an engine.
  public init(audioSession: NSObject?) throws {}
  /// What the device can do: nothing.
  open class func capabilitiesForHardware() -> Capabilities { Capabilities() }
  /// Called when the engine stops. It never is.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Called when the engine begins again. It never is.
  open var resetHandler: () -> Void = {}
  /// Whether nothing but what is felt is played.
  open var playsHapticsOnly = false
  /// Whether the engine stops by itself.
  open var isAutoShutdownEnabled = false
  /// Does nothing: there is nothing to feel.
  open func start() throws {}
  /// Does nothing: there is nothing to feel.
  open func start() async throws {}
  /// Completes at once, without an effect.
  open func start(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  /// Completes at once, without an effect.
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  /// Creates a player of a pattern, which does nothing.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    SilentPlayer()
  }
}

/// Plays a pattern. It does nothing.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Begins to play.
  func start(atTime time: TimeInterval) throws
  /// Stops.
  func stop(atTime time: TimeInterval) throws
}

/// A player that does nothing.
final class SilentPlayer: CHHapticPatternPlayer {
  /// Does nothing.
  func start(atTime time: TimeInterval) throws {}
  /// Does nothing.
  func stop(atTime time: TimeInterval) throws {}
}

/// The usual time of a player: at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// What is felt, one event after the other. It does nothing.
open class CHHapticPattern: NSObject {
  /// Creates a pattern.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
}

/// One thing to feel. It does nothing.
open class CHHapticEvent: NSObject {
  /// What it feels like.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A knock.
    public static let hapticTransient = Self(rawValue: "hapticTransient")
    /// A hum.
    public static let hapticContinuous = Self(rawValue: "hapticContinuous")
  }
  /// What can be changed about it.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an id from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strong.
    public static let hapticIntensity = Self(rawValue: "hapticIntensity")
    /// How sharp.
    public static let hapticSharpness = Self(rawValue: "hapticSharpness")
  }
  /// Creates an event.
  public init(
    eventType type: EventType,
    parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) {}
}

/// How strong or how sharp an event is. It does nothing.
open class CHHapticEventParameter: NSObject {
  /// Creates a parameter.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {}
}

/// What changes while a pattern is played. It does nothing.
open class CHHapticDynamicParameter: NSObject {}
