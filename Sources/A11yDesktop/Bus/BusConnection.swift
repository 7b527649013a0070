// SPDX-License-Identifier: MIT

import CDBus

/// A bus connection that sends several calls together, accepts their replies in any order, and receives signals.
///
/// Unchecked code: libdbus's connection belongs to the bus thread, on which all of this class runs;
/// the pointer never leaves this file, and `isolated deinit` closes it there.
@BusActor
final class BusConnection {
  /// How long a program with pending calls may remain silent.
  ///
  /// A slow program that answers its calls one after another does not count as silent.
  nonisolated static let timeLimit: Duration = .seconds(2)
  /// The maximum waiting time for calls that were sent together.
  nonisolated static let patience: Duration = .seconds(15)

  /// A closure that receives every signal that matches a rule.
  var onSignal: ((Signal) -> Void)?
  /// A closure that is called once, when the connection is lost.
  var onDisconnect: (() -> Void)?

  private let pointer: OpaquePointer
  private let descriptor: Int32
  private var waiting: [UInt32: (batch: BusBatch, place: Int)] = [:]
  private var deadlines: [Deadline] = []
  /// The time of the last reply from each program that has pending calls.
  private var lastAnswer: [String: ContinuousClock.Instant] = [:]
  /// The earliest deadline. The time is stored because it is needed whenever a message arrives and must then be
  /// available without a search.
  private var earliest: ContinuousClock.Instant?
  private(set) var isOpen = true

  /// Whether libdbus is installed. The library is opened when this property is first used.
  nonisolated static let isPossible = a11y_dbus_open()

  /// Connects to the bus at an address.
  init(address: String) throws(BusError) {
    guard Self.isPossible else { throw .unreachable("libdbus is not installed") }
    var error = DBusError()
    dbus_error_init(&error)
    defer { dbus_error_free(&error) }
    guard let pointer = dbus_connection_open_private(address, &error) else {
      throw .unreachable(Self.text(error))
    }
    dbus_connection_set_exit_on_disconnect(pointer, 0)
    guard dbus_bus_register(pointer, &error) != 0 else {
      dbus_connection_close(pointer)
      dbus_connection_unref(pointer)
      throw .unreachable(Self.text(error))
    }
    self.pointer = pointer
    var descriptor: Int32 = -1
    dbus_connection_get_unix_fd(pointer, &descriptor)
    self.descriptor = descriptor
    BusActor.loop.watch(.init(descriptor: descriptor) { [weak self] in self?.receive() })
  }

  isolated deinit {
    BusActor.loop.stopWatching(descriptor)
    if isOpen { dbus_connection_close(pointer) }
    dbus_connection_unref(pointer)
  }

  /// Calls a method and returns the arguments of its reply.
  func call(_ call: BusCall, within limit: Duration = timeLimit) async throws(BusError)
    -> [BusValue]
  {
    try await self.call([call], within: limit)[0].get()
  }

  /// Sends calls one after another without waiting, and returns their replies in order.
  ///
  /// Sending the calls together takes about as long as the programs need to answer. One round trip takes 0.1 ms, and
  /// each of many calls takes a few microseconds.
  func call(_ calls: [BusCall], within limit: Duration = timeLimit) async -> [Reply] {
    guard !calls.isEmpty else { return [] }
    guard isOpen else { return calls.map { _ in .failure(.disconnected) } }
    return await withCheckedContinuation { continuation in
      let batch = BusBatch(count: calls.count, continuation)
      let now = ContinuousClock.now
      for (place, call) in calls.enumerated() {
        guard let serial = send(call, batch, place) else { continue }
        deadlines.append(
          Deadline(
            time: now + limit,
            sent: now,
            limit: limit,
            serial: serial,
            destination: call.destination
          )
        )
      }
      earliest = earliest.map { min($0, now + limit) } ?? now + limit
      dbus_connection_flush(pointer)
      setAlarm()
      // Replies may have arrived while the queue was flushed; these replies are handled afterward.
      Task { @BusActor in self.receive() }
    }
  }

  /// The time limit for a call's reply.
  private struct Deadline {
    var time: ContinuousClock.Instant
    var sent: ContinuousClock.Instant
    var limit: Duration
    var serial: UInt32
    var destination: String
  }

  /// Sends a call and returns the serial number that identifies its reply.
  private func send(_ call: BusCall, _ batch: BusBatch, _ place: Int) -> UInt32? {
    var serial: UInt32 = 0
    guard let message = BusMessage(call),
      dbus_connection_send(pointer, message.pointer, &serial) != 0
    else {
      batch.answer(place, .failure(.refused("the message cannot be sent")))
      return nil
    }
    waiting[serial] = (batch, place)
    return serial
  }

  /// Closes the connection. Pending calls fail with an error.
  func close() {
    guard isOpen else { return }
    isOpen = false
    BusActor.loop.stopWatching(descriptor)
    dbus_connection_close(pointer)
    let left = waiting.values
    waiting = [:]
    deadlines = []
    for (batch, place) in left { batch.answer(place, .failure(.disconnected)) }
    onDisconnect?()
    onDisconnect = nil
  }

  /// Handles all messages that have arrived.
  private func receive() {
    guard isOpen else { return }
    let isConnected = dbus_connection_read_write(pointer, 0) != 0
    while let next = dbus_connection_pop_message(pointer) { take(BusMessage(owning: next)) }
    giveUpLateCalls()
    if !isConnected { close() }
  }

  private func take(_ message: borrowing BusMessage) {
    switch message.type {
    case DBUS_MESSAGE_TYPE_METHOD_RETURN:
      lastAnswer[message.sender] = .now
      answer(message.replySerial, .success(message.arguments))
    case DBUS_MESSAGE_TYPE_ERROR:
      answer(message.replySerial, .failure(.refused(message.errorName)))
    case DBUS_MESSAGE_TYPE_SIGNAL:
      onSignal?(
        Signal(
          sender: message.sender,
          path: message.path,
          interface: message.interface,
          member: message.member,
          arguments: message.arguments
        )
      )
    default: break
    }
  }

  private func answer(_ serial: UInt32, _ reply: Reply) {
    guard let (batch, place) = waiting.removeValue(forKey: serial) else { return }
    batch.answer(place, reply)
    guard waiting.isEmpty else { return }
    deadlines = []
    lastAnswer = [:]
    earliest = nil
  }

  private func giveUpLateCalls() {
    let now = ContinuousClock.now
    guard let earliest, earliest <= now else { return }
    deadlines.removeAll { waiting[$0.serial] == nil }
    for place in deadlines.indices {
      let heard = lastAnswer[deadlines[place].destination] ?? deadlines[place].sent
      let end = deadlines[place].sent + max(Self.patience, deadlines[place].limit)
      deadlines[place].time = min(max(deadlines[place].time, heard + deadlines[place].limit), end)
    }
    let late = deadlines.filter { $0.time <= now }
    deadlines.removeAll { $0.time <= now }
    self.earliest = deadlines.map(\.time).min()
    for deadline in late { answer(deadline.serial, .failure(.timedOut)) }
    setAlarm()
  }

  private func setAlarm() {
    BusActor.loop.setAlarm(earliest) { [weak self] in self?.receive() }
  }

  private static func text(_ error: DBusError) -> String {
    error.message.map { String(cString: $0) } ?? "the bus gave no reason"
  }
}

extension BusConnection {
  /// A signal from a program on the bus.
  struct Signal: Hashable, Sendable {
    var sender: String
    var path: String
    var interface: String
    var member: String
    var arguments: [BusValue]
  }

  /// The arguments of a reply, or the reason that there is no reply.
  typealias Reply = Result<[BusValue], BusError>

  /// Asks the bus for signals that match any of the given rules.
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
