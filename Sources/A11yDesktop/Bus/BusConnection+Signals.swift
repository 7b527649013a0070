// SPDX-License-Identifier: MIT

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

  /// Asks the bus for signals that match any of some rules.
  func addMatches(_ rules: [String]) async throws(BusError) {
    let replies = await call(
      rules.map { rule in
        BusCall(
          destination: "org.freedesktop.DBus",
          path: "/org/freedesktop/DBus",
          interface: "org.freedesktop.DBus",
          method: "AddMatch",
          arguments: [.string(rule)]
        )
      }
    )
    for reply in replies { _ = try reply.get() }
  }
}
