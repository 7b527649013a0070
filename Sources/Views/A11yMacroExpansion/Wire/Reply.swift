// SPDX-License-Identifier: MIT

import A11yJSON

/// What the program answers.
enum Reply {
  /// The version of the protocol that is spoken here.
  static let capability = JSONValue.object([
    "getCapabilityResult": .object([
      "capability": .object(["protocolVersion": 7, "features": .array([])])
    ])
  ])

  /// Source that takes the macro's place.
  static func expanded(_ source: String) -> JSONValue {
    .object([
      "expandMacroResult": .object(["expandedSource": .string(source), "diagnostics": .array([])])
    ])
  }

  /// An error at the place of a misuse.
  static func misused(_ misuse: Misuse, in use: MacroUse) -> JSONValue {
    let place = misuse.isInDeclaration ? use.declaration ?? use.source : use.source
    return failure(
      misuse.message,
      position: (place.fileName, place.offset + misuse.offset)
    )
  }

  /// An error.
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
