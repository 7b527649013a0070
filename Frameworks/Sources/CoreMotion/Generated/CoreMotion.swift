// SPDX-License-Identifier: MIT

// Made from Surface/CoreMotion.rows by `make surface`.

@_exported import Foundation

/// Provides the motion of the device. Nothing is ever measured.
open class CMMotionManager: NSObject {
  /// Whether acceleration is measured: it is not.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether turning is measured: it is not.
  open var isGyroAvailable: Bool { false }
  /// Whether motion is measured: it is not.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether motion is being measured: it is not.
  open var isDeviceMotionActive: Bool { false }
  /// How often it is measured, in seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// How often it is measured, in seconds.
  open var gyroUpdateInterval: TimeInterval = 0
  /// How often it is measured, in seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// The last motion: none.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// The last acceleration: none.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Does nothing: nothing is measured.
  open func startAccelerometerUpdates() {}
  /// Does nothing: nothing is measured.
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  /// Does nothing: nothing is measured.
  open func stopAccelerometerUpdates() {}
  /// Does nothing: nothing is measured.
  open func startGyroUpdates() {}
  /// Does nothing: nothing is measured.
  open func stopGyroUpdates() {}
  /// Does nothing: nothing is measured.
  open func startDeviceMotionUpdates() {}
  /// Does nothing: nothing is measured.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Does nothing: nothing is measured.
  open func stopDeviceMotionUpdates() {}
}

/// A motion. It is never made, since nothing is measured.
open class CMDeviceMotion: NSObject, @unchecked Sendable {
  /// How the device is held.
  open var attitude: CMAttitude { CMAttitude() }
  /// Which way is down.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// How the user moves the device.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// How a device is held. It is never made, since nothing is measured.
open class CMAttitude: NSObject, @unchecked Sendable {
  /// Sideways, in radians.
  open var roll: Double { 0 }
  /// Forwards, in radians.
  open var pitch: Double { 0 }
  /// Around, in radians.
  open var yaw: Double { 0 }
}

/// An acceleration. It is never made, since nothing is measured.
open class CMAccelerometerData: NSObject, @unchecked Sendable {
  /// How strong it is.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// How strong an acceleration is in each direction.
public struct CMAcceleration: Sendable {
  /// To the right.
  public var x = 0.0
  /// Upwards.
  public var y = 0.0
  /// Towards the user.
  public var z = 0.0
  /// Creates an acceleration of zero.
  public init() {}
}

/// Counts steps. There is no device, so none are ever counted.
open class CMPedometer: NSObject {
  /// Whether steps are counted: they are not.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Does nothing: nothing is counted.
  open func startUpdates(
    from start: Date,
    withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}
  /// Does nothing: nothing is counted.
  open func stopUpdates() {}
}

/// Steps. It is never made, since none are counted.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// How many.
  open var numberOfSteps: NSNumber { 0 }
  /// How far, in metres.
  open var distance: NSNumber? { nil }
}
