// SPDX-License-Identifier: MIT

// Made from Surface/Network.rows by `make surface`.

@_exported import Foundation

/// How a device is connected.
public struct NWInterface: Hashable, Sendable {
  /// By what.
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
  /// The name.
  public let name: String
  /// By what.
  public let type: InterfaceType
}

/// Whether a device is connected.
public struct NWPath: Hashable, Sendable {
  /// Whether a device is connected.
  public enum Status: Hashable, Sendable {
    case satisfied, unsatisfied, requiresConnection
  }
  /// Whether it is.
  public let status: Status
  /// Whether it costs much.
  public var isExpensive: Bool { false }
  /// Whether little is to be sent.
  public var isConstrained: Bool { false }
  /// By what it is connected.
  public var availableInterfaces: [NWInterface] { [] }
  /// Whether it is connected in a way: by Wi-Fi.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

/// Reports whether the device is connected. It always is.
public final class NWPathMonitor: @unchecked Sendable {
  /// Is called when it starts, and never again.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// Always connected.
  public var currentPath: NWPath { NWPath(status: .satisfied) }
  /// Creates a monitor.
  public init() {}
  /// Creates a monitor of one way.
  public convenience init(requiredInterfaceType: NWInterface.InterfaceType) { self.init() }
  /// Calls the handler once, with a connection.
  public func start(queue: DispatchQueue) {
    queue.async { [self] in pathUpdateHandler?(currentPath) }
  }
  /// Goes quiet.
  public func cancel() { pathUpdateHandler = nil }
}
