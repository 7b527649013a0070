// SPDX-License-Identifier: MIT

/// The address of an object, which consists of the owning program's name and the object's path in that program.
struct AccessibleReference: Hashable, Sendable {
  /// The program's name on the bus.
  var program: String
  /// The object's path.
  var path: String

  init(program: String, path: String) {
    self.program = program
    self.path = path
  }

  /// Reads an address from a name and a path, or returns `nil` for the null object.
  init?(_ value: BusValue?) {
    guard let program = value?[0]?.string, let path = value?[1]?.string, path.hasPrefix("/"),
      path != "/org/a11y/atspi/null"
    else { return nil }
    self.init(program: program, path: path)
  }

  /// Returns the root object of a program.
  static func root(of program: String) -> AccessibleReference {
    AccessibleReference(program: program, path: "/org/a11y/atspi/accessible/root")
  }

  /// Returns a call to one of the object's AT-SPI interfaces.
  func call(
    _ interface: AccessibleInterface,
    _ method: String,
    _ arguments: BusCall.Argument...
  ) -> BusCall {
    BusCall(
      destination: program,
      path: path,
      interface: interface.name,
      method: method,
      arguments: arguments
    )
  }

  /// Returns the calls that read some properties of an interface. One call reads all properties if the toolkit supports
  /// reading them together. Otherwise, each property needs its own call.
  func properties(
    _ names: [String],
    of interface: AccessibleInterface,
    _ toolkit: any Toolkit
  ) -> [BusCall] {
    if toolkit.readsPropertiesSingly { return names.map { property($0, of: interface) } }
    return [
      BusCall(
        destination: program,
        path: path,
        interface: "org.freedesktop.DBus.Properties",
        method: "GetAll",
        arguments: [.string(interface.name)]
      )
    ]
  }

  /// Returns a call that reads one property.
  func property(_ name: String, of interface: AccessibleInterface) -> BusCall {
    BusCall(
      destination: program,
      path: path,
      interface: "org.freedesktop.DBus.Properties",
      method: "Get",
      arguments: [.string(interface.name), .string(name)]
    )
  }

  /// Returns a call that sets a numeric property.
  func setting(_ name: String, of interface: AccessibleInterface, to value: Double) -> BusCall {
    BusCall(
      destination: program,
      path: path,
      interface: "org.freedesktop.DBus.Properties",
      method: "Set",
      arguments: [.string(interface.name), .string(name), .variant(value)]
    )
  }
}
