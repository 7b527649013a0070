// SPDX-License-Identifier: MIT

/// The registry: which apps there are, and which events they need to send.
@BusActor
struct Registry {
  let connection: BusConnection

  private static let name = "org.a11y.atspi.Registry"

  /// The apps, in the order in which they registered.
  func apps() async throws(BusError) -> [AccessibleReference] {
    let root = AccessibleReference.root(of: Self.name)
    let reply = try await connection.call(root.call(.accessible, "GetChildren"))
    return (reply.first?.members ?? []).compactMap { AccessibleReference($0) }
  }

  /// Has apps send the events that ``AccessibleEvent`` reads, and the bus pass on those of one app.
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

  /// The process of an app.
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

  /// Clicks on a place of the screen.
  func click(_ x: Int, _ y: Int) async throws(BusError) {
    _ = try await connection.call(
      BusCall(
        destination: Self.name,
        path: "/org/a11y/atspi/registry/deviceeventcontroller",
        interface: "org.a11y.atspi.DeviceEventController",
        method: "GenerateMouseEvent",
        arguments: [.int32(Int32(clamping: x)), .int32(Int32(clamping: y)), .string("b1c")]
      )
    )
  }

  /// Presses a key on the display, by its X11 number.
  func press(_ keysym: Int) async throws(BusError) {
    _ = try await connection.call(
      BusCall(
        destination: Self.name,
        path: "/org/a11y/atspi/registry/deviceeventcontroller",
        interface: "org.a11y.atspi.DeviceEventController",
        method: "GenerateKeyboardEvent",
        arguments: [.int32(Int32(clamping: keysym)), .string(""), .uint32(3)]
      )
    )
  }
}
