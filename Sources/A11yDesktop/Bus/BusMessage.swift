// SPDX-License-Identifier: MIT

import CDBus

/// A libdbus message. The reference count of a message determines the message's lifetime.
///
/// Unchecked code: libdbus owns the message's memory until the last reference is released; the pointer never leaves
/// this file and `BusConnection.swift`, and messages stay on the bus thread.
@BusActor
struct BusMessage: ~Copyable {
  let pointer: OpaquePointer

  /// Creates a message that takes ownership of one reference to a libdbus message.
  init(owning pointer: OpaquePointer) { self.pointer = pointer }

  deinit { dbus_message_unref(pointer) }

  /// Creates a method call, or returns `nil` if a name is not allowed on the bus or there is not enough memory.
  init?(_ call: BusCall) {
    guard dbus_validate_path(call.path, nil) != 0,
      dbus_validate_bus_name(call.destination, nil) != 0,
      let pointer = dbus_message_new_method_call(
        call.destination,
        call.path,
        call.interface,
        call.method
      )
    else { return nil }
    self.pointer = pointer
    var iterator = DBusMessageIter()
    dbus_message_iter_init_append(pointer, &iterator)
    for argument in call.arguments { Self.append(argument, to: &iterator) }
  }

  /// The type of the message, as a number that libdbus defines.
  var type: Int32 { dbus_message_get_type(pointer) }
  /// The serial number of the call to which the message is a reply, or 0 if the message is not a reply.
  var replySerial: UInt32 { dbus_message_get_reply_serial(pointer) }
  var sender: String { Self.text(dbus_message_get_sender(pointer)) }
  var path: String { Self.text(dbus_message_get_path(pointer)) }
  var interface: String { Self.text(dbus_message_get_interface(pointer)) }
  var member: String { Self.text(dbus_message_get_member(pointer)) }
  var errorName: String { Self.text(dbus_message_get_error_name(pointer)) }

  /// The arguments.
  var arguments: [BusValue] {
    var iterator = DBusMessageIter()
    guard dbus_message_iter_init(pointer, &iterator) != 0 else { return [] }
    return Self.values(&iterator, depth: 0)
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}

extension BusMessage {
  /// The maximum nesting depth that is read. libdbus allows a depth of 64.
  private static let depthLimit = 70

  private static func values(_ iterator: inout DBusMessageIter, depth: Int) -> [BusValue] {
    guard depth < depthLimit else { return [] }
    var values: [BusValue] = []
    while true {
      let type = dbus_message_iter_get_arg_type(&iterator)
      guard type != 0 else { return values }
      if let value = value(type, &iterator, depth: depth) { values.append(value) }
      guard dbus_message_iter_next(&iterator) != 0 else { return values }
    }
  }

  private static func value(
    _ type: Int32,
    _ iterator: inout DBusMessageIter,
    depth: Int
  ) -> BusValue? {
    var basic = DBusBasicValue()
    switch UInt8(truncatingIfNeeded: type) {
    case UInt8(ascii: "s"), UInt8(ascii: "o"), UInt8(ascii: "g"):
      dbus_message_iter_get_basic(&iterator, &basic)
      return basic.str.map { .string(String(cString: $0)) }
    case UInt8(ascii: "b"):
      dbus_message_iter_get_basic(&iterator, &basic)
      return .bool(basic.bool_val != 0)
    case UInt8(ascii: "y"):
      dbus_message_iter_get_basic(&iterator, &basic)
      return .integer(Int64(basic.byt))
    case UInt8(ascii: "n"):
      dbus_message_iter_get_basic(&iterator, &basic)
      return .integer(Int64(basic.i16))
    case UInt8(ascii: "q"):
      dbus_message_iter_get_basic(&iterator, &basic)
      return .integer(Int64(basic.u16))
    case UInt8(ascii: "i"):
      dbus_message_iter_get_basic(&iterator, &basic)
      return .integer(Int64(basic.i32))
    case UInt8(ascii: "u"):
      dbus_message_iter_get_basic(&iterator, &basic)
      return .integer(Int64(basic.u32))
    case UInt8(ascii: "x"):
      dbus_message_iter_get_basic(&iterator, &basic)
      return .integer(Int64(basic.i64))
    case UInt8(ascii: "t"):
      dbus_message_iter_get_basic(&iterator, &basic)
      return .integer(Int64(truncatingIfNeeded: basic.u64))
    case UInt8(ascii: "d"):
      dbus_message_iter_get_basic(&iterator, &basic)
      return .double(basic.dbl)
    case UInt8(ascii: "a"), UInt8(ascii: "r"), UInt8(ascii: "e"), UInt8(ascii: "v"):
      var inner = DBusMessageIter()
      dbus_message_iter_recurse(&iterator, &inner)
      let values = values(&inner, depth: depth + 1)
      switch UInt8(truncatingIfNeeded: type) {
      case UInt8(ascii: "a"): return .array(values)
      case UInt8(ascii: "v"): return values.first
      default: return .structure(values)
      }
    default: return nil
    }
  }

  private static func append(_ argument: BusCall.Argument, to iterator: inout DBusMessageIter) {
    switch argument {
    case .string(let text): append(text, to: &iterator)
    case .int32(var value): dbus_message_iter_append_basic(&iterator, code("i"), &value)
    case .uint32(var value): dbus_message_iter_append_basic(&iterator, code("u"), &value)
    case .bool(let value):
      var flag: dbus_bool_t = value ? 1 : 0
      dbus_message_iter_append_basic(&iterator, code("b"), &flag)
    case .strings(let texts):
      var inner = DBusMessageIter()
      guard dbus_message_iter_open_container(&iterator, code("a"), "s", &inner) != 0 else {
        return
      }
      for text in texts { append(text, to: &inner) }
      dbus_message_iter_close_container(&iterator, &inner)
    case .variant(var value):
      var inner = DBusMessageIter()
      guard dbus_message_iter_open_container(&iterator, code("v"), "d", &inner) != 0 else {
        return
      }
      dbus_message_iter_append_basic(&inner, code("d"), &value)
      dbus_message_iter_close_container(&iterator, &inner)
    }
  }

  /// Returns libdbus's code for a type, which is the character for the type in signatures.
  private static func code(_ letter: Unicode.Scalar) -> Int32 { Int32(letter.value) }

  /// Appends a string up to its first NUL character, because the bus does not allow NUL characters.
  private static func append(_ text: String, to iterator: inout DBusMessageIter) {
    text.withCString { pointer in
      var pointer: UnsafePointer<CChar>? = pointer
      dbus_message_iter_append_basic(&iterator, code("s"), &pointer)
    }
  }
}
