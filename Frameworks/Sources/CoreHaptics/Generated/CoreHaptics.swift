// SPDX-License-Identifier: MIT

// Made from Surface/CoreHaptics.rows by `make surface`.

@_exported import Foundation

/// An engine for haptic feedback. There is no haptic hardware, so it does nothing.
open class CHHapticEngine: NSObject {
  /// The capabilities of a device, of which there are none.
  public struct Capabilities: Sendable {
    /// Whether haptics are supported, which they are not.
    public var supportsHaptics: Bool { false }
    /// Whether audio is supported, which it is not.
    public var supportsAudio: Bool { false }
  }
  /// The reason the engine stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, systemError = -1
  }
  /// Creates an engine.
  public override init() {}
  /// Creates an engine.
  public init(audioSession: NSObject?) throws {}
  /// Returns the device's capabilities, of which there are none.
  open class func capabilitiesForHardware() -> Capabilities { Capabilities() }
  /// A closure for when the engine stops, which is never called.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// A closure for when the engine is reset, which is never called.
  open var resetHandler: () -> Void = {}
  /// Whether only haptics are played.
  open var playsHapticsOnly = false
  /// Whether the engine stops automatically.
  open var isAutoShutdownEnabled = false
  /// Does nothing, because there is no haptic hardware.
  open func start() throws {}
  /// Does nothing, because there is no haptic hardware.
  open func start() async throws {}
  /// Completes immediately, without an effect.
  open func start(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  /// Completes immediately, without an effect.
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  /// Returns a player for a pattern, which does nothing.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    SilentPlayer()
  }
}

/// A player for a pattern. It does nothing.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Starts playback.
  func start(atTime time: TimeInterval) throws
  /// Stops playback.
  func stop(atTime time: TimeInterval) throws
}

/// A player that does nothing.
final class SilentPlayer: CHHapticPatternPlayer {
  /// Does nothing.
  func start(atTime time: TimeInterval) throws {}
  /// Does nothing.
  func stop(atTime time: TimeInterval) throws {}
}

/// The time for immediate playback.
public let CHHapticTimeImmediate: TimeInterval = 0

/// A pattern of haptic events. It does nothing.
open class CHHapticPattern: NSObject {
  /// Creates a pattern.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
}

/// A haptic event. It does nothing.
open class CHHapticEvent: NSObject {
  /// The type of an event.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A tap.
    public static let hapticTransient = Self(rawValue: "hapticTransient")
    /// A continuous vibration.
    public static let hapticContinuous = Self(rawValue: "hapticContinuous")
  }
  /// The identifier of an event's parameter.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an id from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The intensity.
    public static let hapticIntensity = Self(rawValue: "hapticIntensity")
    /// The sharpness.
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

/// A parameter of an event. It does nothing.
open class CHHapticEventParameter: NSObject {
  /// Creates a parameter.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {}
}

/// A parameter that changes while a pattern is played. It does nothing.
open class CHHapticDynamicParameter: NSObject {}
