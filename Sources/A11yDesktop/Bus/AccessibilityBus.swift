// SPDX-License-Identifier: MIT

import Foundation

/// The bus on which programs describe their windows to assistive technologies.
@BusActor
final class AccessibilityBus {
  /// The connection.
  let connection: BusConnection

  /// Finds the bus and connects to it.
  ///
  /// The bus's address is requested through the session bus, which starts the accessibility bus if necessary.
  init() async throws(BusError) {
    let environment = ProcessInfo.processInfo.environment
    if let address = environment["AT_SPI_BUS_ADDRESS"], !address.isEmpty {
      connection = try BusConnection(address: address)
    } else {
      connection = try BusConnection(address: try await Self.address(environment))
    }
  }

  private static func address(_ environment: [String: String]) async throws(BusError) -> String {
    guard let session = sessionAddress(environment) else {
      throw .unreachable("DBUS_SESSION_BUS_ADDRESS is not set")
    }
    let bus = try BusConnection(address: session)
    defer { bus.close() }
    let start = BusCall(
      destination: "org.freedesktop.DBus",
      path: "/org/freedesktop/DBus",
      interface: "org.freedesktop.DBus",
      method: "StartServiceByName",
      arguments: [.string("org.a11y.Bus"), .uint32(0)]
    )
    // An error is ignored, because a launcher that is already running does not have to be started.
    _ = await bus.call([start], within: .seconds(10))
    let ask = BusCall(
      destination: "org.a11y.Bus",
      path: "/org/a11y/bus",
      interface: "org.a11y.Bus",
      method: "GetAddress"
    )
    let reply: [BusValue]
    do {
      reply = try await bus.call(ask, within: .seconds(10))
    } catch .timedOut {
      throw .timedOut
    } catch {
      throw .unreachable("no accessibility bus is available on the session bus")
    }
    guard let address = reply.first?.string, !address.isEmpty else {
      throw .unreachable("the session bus did not provide the accessibility bus’s address")
    }
    return address
  }

  /// Returns the session bus's address from the environment, or the address that systemd uses if the environment has
  /// none.
  private static func sessionAddress(_ environment: [String: String]) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
    guard let folder = environment["XDG_RUNTIME_DIR"],
      FileManager.default.fileExists(atPath: "\(folder)/bus")
    else { return nil }
    return "unix:path=\(folder)/bus"
  }
}
