// SPDX-License-Identifier: MIT

/// AT-SPI's registry, which lists the running apps and tells them which events to send.
@BusActor
struct Registry {
  let connection: BusConnection

  private static let name = "org.a11y.atspi.Registry"

  /// Returns the registered apps, in order of registration.
  func apps() async throws(BusError) -> [AccessibleReference] {
    let root = AccessibleReference.root(of: Self.name)
    // The time limit is long, because the registry may still be starting on a busy machine.
    let call = root.call(.accessible, "GetChildren")
    let reply = try await connection.call(call, within: .seconds(10))
    return (reply.first?.members ?? []).compactMap { AccessibleReference($0) }
  }

  /// Asks apps to send the events that ``AccessibleEvent`` reads, and asks the bus to forward one app's events.
  func listen(to app: String) async throws(BusError) {
    let events = ["Object", "Window", "Document"].map { interface in
      "type='signal',interface='org.a11y.atspi.Event.\(interface)',sender='\(app)'"
    }
    let ending =
      "type='signal',interface='org.freedesktop.DBus',member='NameOwnerChanged',arg0='\(app)'"
    try await connection.addMatches(events + [ending])
    let calls = AccessibleEvent.registered.map { event in
      BusCall(
        destination: Self.name,
        path: "/org/a11y/atspi/registry",
        interface: "org.a11y.atspi.Registry",
        method: "RegisterEvent",
        arguments: [.string(event), .strings([]), .string(app)]
      )
    }
    _ = await connection.call(calls)
  }

  /// Returns an app's process ID.
  func process(of app: String) async -> Int? {
    let call = BusCall(
      destination: "org.freedesktop.DBus",
      path: "/org/freedesktop/DBus",
      interface: "org.freedesktop.DBus",
      method: "GetConnectionUnixProcessID",
      arguments: [.string(app)]
    )
    return try? await connection.call(call).first?.integer
  }

  /// Clicks at a point on the screen.
  func click(_ x: Int, _ y: Int) async throws(BusError) {
    let call = generate(
      "GenerateMouseEvent",
      .int32(Int32(clamping: x)),
      .int32(Int32(clamping: y)),
      .string("b1c")
    )
    _ = try await connection.call(call)
  }

  /// Presses keys on the display one after another.
  ///
  /// The calls are sent together, so that modifier keys are released even if this program exits in the meantime.
  func press(_ keys: [KeySymbol]) async throws(BusError) {
    let calls = keys.flatMap { key in
      let symbol = generate(.symbol, key.number)
      guard key.modifiers != 0 else { return [symbol] }
      return [
        generate(.holdModifiers, key.modifiers), symbol, generate(.releaseModifiers, key.modifiers),
      ]
    }
    for reply in await connection.call(calls) { _ = try reply.get() }
  }

  /// The ways in which the registry can interpret a key's number, each with its number in AT-SPI.
  private enum KeyUse: UInt32 {
    case symbol = 3
    case holdModifiers = 5
    case releaseModifiers = 6
  }

  private func generate(_ use: KeyUse, _ number: Int) -> BusCall {
    generate(
      "GenerateKeyboardEvent",
      .int32(Int32(clamping: number)),
      .string(""),
      .uint32(use.rawValue)
    )
  }

  private func generate(_ method: String, _ arguments: BusCall.Argument...) -> BusCall {
    BusCall(
      destination: Self.name,
      path: "/org/a11y/atspi/registry/deviceeventcontroller",
      interface: "org.a11y.atspi.DeviceEventController",
      method: method,
      arguments: arguments
    )
  }
}
