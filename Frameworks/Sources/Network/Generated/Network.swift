// SPDX-License-Identifier: MIT

// Made from Surface/Network.rows by `make surface`.

@_exported import Foundation

/// A network interface.
public struct NWInterface: Hashable, Sendable {
  /// The type of an interface.
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
  /// The name.
  public let name: String
  /// The type of an interface.
  public let type: InterfaceType
}

/// The state of the network.
public struct NWPath: Hashable, Sendable {
  /// The state of the network.
  public enum Status: Hashable, Sendable {
    case satisfied, unsatisfied, requiresConnection
  }
  /// The status.
  public let status: Status
  /// Whether the connection is expensive.
  public var isExpensive: Bool { false }
  /// Whether the connection is constrained.
  public var isConstrained: Bool { false }
  /// The available interfaces.
  public var availableInterfaces: [NWInterface] { [] }
  /// Returns whether the connection uses a type of interface; it uses Wi-Fi.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

/// Monitors the state of the network, which is always connected.
public final class NWPathMonitor: @unchecked Sendable {
  /// A closure that is called once, when the monitor starts.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// The current state, which is always connected.
  public var currentPath: NWPath { NWPath(status: .satisfied) }
  /// Creates a monitor.
  public init() {}
  /// Creates a monitor for one type of interface.
  public convenience init(requiredInterfaceType: NWInterface.InterfaceType) { self.init() }
  /// Calls the handler once with a connected state.
  public func start(queue: DispatchQueue) {
    queue.async { [self] in pathUpdateHandler?(currentPath) }
  }
  /// Stops the monitor.
  public func cancel() { pathUpdateHandler = nil }
}
