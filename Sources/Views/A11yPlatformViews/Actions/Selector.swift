// SPDX-License-Identifier: MIT

/// A method and its name.
///
/// `a11ynav init` rewrites `#selector(Page.close(_:))` in an app's files as `Selector("close:", Page.close(_:))`,
/// because the compiler supports `#selector` only on platforms with Objective-C. A selector that is created from a name
/// alone does nothing when it is called.
public struct Selector: ExpressibleByStringLiteral {
  /// The method's name in the form used by Objective-C, with a colon for each argument.
  let name: String
  private let method: (@MainActor (_ target: AnyObject?, _ arguments: [Any]) -> Bool)?

  init(
    _ name: String,
    calling method: (@MainActor (_ target: AnyObject?, _ arguments: [Any]) -> Bool)?
  ) {
    self.name = name
    self.method = method
  }

  /// Calls the method on a target object.
  ///
  /// - Parameter arguments: The available arguments, starting with the sender. Surplus arguments are ignored.
  /// - Returns: `false` if the target has no such method, or if an argument has the wrong type.
  @MainActor
  package func call(on target: AnyObject?, _ arguments: [Any]) -> Bool {
    method?(target, arguments) ?? false
  }
}

extension Selector {
  /// Creates a selector for a type's method that takes no arguments.
  public init<Target, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name) { target, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  /// Creates a selector for a type's method.
  public init<Target, Sender, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(name) { target, arguments in
      guard let target = target as? Target, let sender = arguments.first as? Sender else {
        return false
      }
      _ = method(target)(sender)
      return true
    }
  }

  /// Creates a selector for a type's method that takes two arguments.
  public init<Target, Sender, Event, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    self.init(name) { target, arguments in
      guard arguments.count > 1, let target = target as? Target,
        let sender = arguments[0] as? Sender, let event = arguments[1] as? Event
      else { return false }
      _ = method(target)(sender, event)
      return true
    }
  }

  /// Creates a selector for a type's method that takes three arguments. A selector for a method with three arguments
  /// never calls the method.
  public init<Target, First, Second, Third, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
  ) { self.init(name) }

  /// Creates a selector for an object's method that takes no arguments.
  @_disfavoredOverload
  public init<Result>(_ name: String, _ method: @escaping @MainActor () -> Result) {
    self.init(name) { _, _ in
      _ = method()
      return true
    }
  }

  /// Creates a selector for an object's method.
  @_disfavoredOverload
  public init<Sender, Result>(_ name: String, _ method: @escaping @MainActor (Sender) -> Result) {
    self.init(name) { _, arguments in
      guard let sender = arguments.first as? Sender else { return false }
      _ = method(sender)
      return true
    }
  }

  /// Creates a selector for an object's method that takes two arguments.
  @_disfavoredOverload
  public init<Sender, Event, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Sender, Event) -> Result
  ) {
    self.init(name) { _, arguments in
      guard arguments.count > 1, let sender = arguments[0] as? Sender,
        let event = arguments[1] as? Event
      else { return false }
      _ = method(sender, event)
      return true
    }
  }

  /// Creates a selector for an object's method that takes three arguments. A selector for a method with three arguments
  /// never calls the method.
  @_disfavoredOverload
  public init<First, Second, Third, Result>(
    _ name: String,
    _ method: @escaping @MainActor (First, Second, Third) -> Result
  ) { self.init(name) }
}
