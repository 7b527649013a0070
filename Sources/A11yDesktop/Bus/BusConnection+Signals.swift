extension BusConnection {
  /// A signal from a program on the bus.
  struct Signal: Hashable, Sendable {
    var sender: String
    var path: String
    var interface: String
    var member: String
    var arguments: [BusValue]
  }

  /// A reply's arguments, or why there are none.
  typealias Reply = Result<[BusValue], BusError>

  /// Asks the bus for signals that match a rule.
  func addMatch(_ rule: String) async throws(BusError) {
    _ = try await call(
      BusCall(
        destination: "org.freedesktop.DBus",
        path: "/org/freedesktop/DBus",
        interface: "org.freedesktop.DBus",
        method: "AddMatch",
        arguments: [.string(rule)]
      )
    )
  }
}
