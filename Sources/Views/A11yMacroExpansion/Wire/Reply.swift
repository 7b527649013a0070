// SPDX-License-Identifier: MIT

import A11yJSON

/// The plugin's replies to the compiler.
enum Reply {
  /// The supported version of the plugin protocol.
  static let capability = JSONValue.object([
    "getCapabilityResult": .object([
      "capability": .object(["protocolVersion": 7, "features": .array([])])
    ])
  ])

  /// Returns a reply that contains the source code that replaces the macro.
  static func expanded(_ source: String) -> JSONValue {
    .object([
      "expandMacroResult": .object(["expandedSource": .string(source), "diagnostics": .array([])])
    ])
  }

  /// Returns an error reply that points to the source location of the misuse.
  static func misused(_ misuse: Misuse, in use: MacroUse) -> JSONValue {
    let place = misuse.isInDeclaration ? use.declaration ?? use.source : use.source
    return failure(
      misuse.message,
      position: (place.fileName, place.offset + misuse.offset)
    )
  }

  /// Returns an error reply.
  static func failure(
    _ message: String,
    position: (file: String, offset: Int) = ("", 0)
  ) -> JSONValue {
    let diagnostic = JSONValue.object([
      "message": .string(message),
      "severity": .string("error"),
      "position": .object([
        "fileName": .string(position.file), "offset": .number(Double(position.offset)),
      ]),
      "highlights": .array([]),
      "notes": .array([]),
      "fixIts": .array([]),
    ])
    return .object(["expandMacroResult": .object(["diagnostics": .array([diagnostic])])])
  }
}
