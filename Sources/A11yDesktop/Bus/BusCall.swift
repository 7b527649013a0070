// SPDX-License-Identifier: MIT

/// A method call to an object on the bus.
struct BusCall: Hashable, Sendable {
  /// An argument of a call.
  enum Argument: Hashable, Sendable {
    case string(String)
    case int32(Int32)
    case uint32(UInt32)
    case bool(Bool)
    case strings([String])
    /// A number in a variant, as properties take it.
    case variant(Double)
  }

  /// The bus name of the program that has the object.
  var destination: String
  /// The object's path.
  var path: String
  /// The interface of the method.
  var interface: String
  /// The method.
  var method: String
  /// The arguments, in order.
  var arguments: [Argument] = []
}

/// Why a call has no reply.
enum BusError: Error, Hashable, Sendable {
  /// The program did not answer in time.
  case timedOut
  /// The program answered with an error, by name.
  case refused(String)
  /// The connection is gone.
  case disconnected
  /// There is no way to the bus; the text says why, in a sentence.
  case unreachable(String)
}
