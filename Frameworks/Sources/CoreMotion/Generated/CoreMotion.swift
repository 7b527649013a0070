// SPDX-License-Identifier: MIT

// Made from Surface/CoreMotion.rows by `make surface`.

@_exported import Foundation

/// Provides the motion of the device. Nothing is ever measured.
open class CMMotionManager: NSObject {
  /// Whether acceleration can be measured, which is never the case.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether rotation can be measured, which is never the case.
  open var isGyroAvailable: Bool { false }
  /// Whether motion can be measured, which is never the case.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether motion is being measured, which is never the case.
  open var isDeviceMotionActive: Bool { false }
  /// The interval between measurements, in seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// The interval between measurements, in seconds.
  open var gyroUpdateInterval: TimeInterval = 0
  /// The interval between measurements, in seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// The last motion, which is always `nil`.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// The last acceleration, which is always `nil`.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Does nothing, because nothing is measured.
  open func startAccelerometerUpdates() {}
  /// Does nothing, because nothing is measured.
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  /// Does nothing, because nothing is measured.
  open func stopAccelerometerUpdates() {}
  /// Does nothing, because nothing is measured.
  open func startGyroUpdates() {}
  /// Does nothing, because nothing is measured.
  open func stopGyroUpdates() {}
  /// Does nothing, because nothing is measured.
  open func startDeviceMotionUpdates() {}
  /// Does nothing, because nothing is measured.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Does nothing, because nothing is measured.
  open func stopDeviceMotionUpdates() {}
}

/// A measured motion. None is ever created, because nothing is measured.
open class CMDeviceMotion: NSObject, @unchecked Sendable {
  /// The attitude of the device.
  open var attitude: CMAttitude { CMAttitude() }
  /// The direction of gravity.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// The acceleration by the user.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// The attitude of a device. None is ever created, because nothing is measured.
open class CMAttitude: NSObject, @unchecked Sendable {
  /// The roll, in radians.
  open var roll: Double { 0 }
  /// The pitch, in radians.
  open var pitch: Double { 0 }
  /// The yaw, in radians.
  open var yaw: Double { 0 }
}

/// A measured acceleration. None is ever created, because nothing is measured.
open class CMAccelerometerData: NSObject, @unchecked Sendable {
  /// The acceleration.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// An acceleration in three directions.
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
  /// Returns whether steps can be counted, which is never the case.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Does nothing, because nothing is counted.
  open func startUpdates(
    from start: Date,
    withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}
  /// Does nothing, because nothing is counted.
  open func stopUpdates() {}
}

/// Counted steps. None are ever created, because nothing is counted.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// The number of steps.
  open var numberOfSteps: NSNumber { 0 }
  /// The distance, in meters.
  open var distance: NSNumber? { nil }
}
