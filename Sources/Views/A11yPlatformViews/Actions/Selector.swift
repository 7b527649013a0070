// SPDX-License-Identifier: MIT

/// The name of a method, and the method.
///
/// `a11ynav init` has `#selector(Page.close(_:))` of an app's files written as
/// `Selector("close:", Page.close(_:))`, since the compiler knows `#selector` only where there is
/// Objective-C. A selector that is made from a name alone calls nothing.
public struct Selector: ExpressibleByStringLiteral {
  /// The name, as in Objective-C: a colon for each argument.
  let name: String
  private let method: (@MainActor (_ target: AnyObject?, _ arguments: [Any]) -> Bool)?

  init(
    _ name: String,
    calling method: (@MainActor (_ target: AnyObject?, _ arguments: [Any]) -> Bool)?
  ) {
    self.name = name
    self.method = method
  }

  /// Calls the method of a target.
  ///
  /// - Parameter arguments: What the method may take, the sender first. More than it takes is left out.
  /// - Returns: `false` if the target has no such method, or an argument is of another type.
  @MainActor
  package func call(on target: AnyObject?, _ arguments: [Any]) -> Bool {
    method?(target, arguments) ?? false
  }
}

extension Selector {
  /// Names a method without arguments of a type.
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

  /// Names a method of a type.
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

  /// Names a method with two arguments of a type.
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

  /// Names a method with three arguments, which nothing here calls.
  public init<Target, First, Second, Third, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
  ) { self.init(name) }

  /// Names a method without arguments of an object.
  @_disfavoredOverload
  public init<Result>(_ name: String, _ method: @escaping @MainActor () -> Result) {
    self.init(name) { _, _ in
      _ = method()
      return true
    }
  }

  /// Names a method of an object.
  @_disfavoredOverload
  public init<Sender, Result>(_ name: String, _ method: @escaping @MainActor (Sender) -> Result) {
    self.init(name) { _, arguments in
      guard let sender = arguments.first as? Sender else { return false }
      _ = method(sender)
      return true
    }
  }

  /// Names a method with two arguments of an object.
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

  /// Names a method with three arguments of an object, which nothing here calls.
  @_disfavoredOverload
  public init<First, Second, Third, Result>(
    _ name: String,
    _ method: @escaping @MainActor (First, Second, Third) -> Result
  ) { self.init(name) }
}
