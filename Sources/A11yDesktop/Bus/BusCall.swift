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
    /// A number wrapped in a variant. A property can be set only to a variant.
    case variant(Double)
  }

  /// The bus name of the program that owns the object.
  var destination: String
  /// The object's path.
  var path: String
  /// The interface that declares the method.
  var interface: String
  /// The method's name.
  var method: String
  /// The arguments, in order.
  var arguments: [Argument] = []
}

/// The reason that a call has no reply.
enum BusError: Error, Hashable, Sendable {
  /// The program did not answer within the time limit.
  case timedOut
  /// The program answered with the named error.
  case refused(String)
  /// The connection was closed.
  case disconnected
  /// The bus cannot be reached, for the reason in the associated string.
  case unreachable(String)
}

/// A group of calls that were sent together, and the continuation of the code that waits for all of their replies.
@BusActor
final class BusBatch {
  private var replies: [BusConnection.Reply?]
  private var missing: Int
  private let continuation: CheckedContinuation<[BusConnection.Reply], Never>

  init(count: Int, _ continuation: CheckedContinuation<[BusConnection.Reply], Never>) {
    replies = Array(repeating: nil, count: count)
    missing = count
    self.continuation = continuation
  }

  func answer(_ place: Int, _ reply: BusConnection.Reply) {
    guard replies[place] == nil else { return }
    replies[place] = reply
    missing -= 1
    guard missing == 0 else { return }
    continuation.resume(returning: replies.map { $0 ?? .failure(.disconnected) })
  }
}
