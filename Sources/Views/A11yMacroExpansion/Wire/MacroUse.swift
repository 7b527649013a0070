// SPDX-License-Identifier: MIT

import A11yJSON

/// A use of a macro, as the compiler describes it.
struct MacroUse {
  /// The name of the type that implements the macro in this executable.
  let typeName: String
  /// The macro's name as written in the source.
  let name: String
  /// The role in which the macro is expanded, such as `declaration`, `accessor` or `peer`.
  let role: String
  /// A string that makes the names in the expansion unique.
  let discriminator: String
  /// The source of the freestanding macro expansion or of the attribute.
  let source: SourceText
  /// The declaration to which the macro is attached, if the macro is an attribute.
  let declaration: SourceText?
  /// The type to extend, if the macro generates an extension.
  let extendedType: SourceText?
  /// The declarations that enclose the use of the macro, innermost first, without the declarations' members.
  let lexicalContext: [SourceText]

  init(_ message: JSONValue) {
    typeName = message["macro"]["typeName"].string ?? ""
    name = message["macro"]["name"].string ?? ""
    role = message["macroRole"].string ?? ""
    discriminator = message["discriminator"].string ?? ""
    source = SourceText(message["syntax"]) ?? SourceText(message["attributeSyntax"]) ?? SourceText()
    declaration = SourceText(message["declSyntax"])
    extendedType = SourceText(message["extendedTypeSyntax"])
    lexicalContext = message["lexicalContext"].array.compactMap(SourceText.init)
  }

  /// Returns a name that is unique in the whole program, in the form that the compiler requires.
  func uniqueName(_ name: String) -> String {
    "\(discriminator)\(name.utf8.count)\(name)fMu_"
  }
}

/// A piece of source text, with its location.
struct SourceText {
  var text = ""
  var fileID = ""
  var fileName = ""
  var offset = 0
  var line = 0
  var column = 0

  init() {}

  /// Decodes the source text, or returns `nil` if the message does not contain any.
  init?(_ message: JSONValue) {
    guard message != .null else { return nil }
    text = message["source"].string ?? ""
    let location = message["location"]
    fileID = location["fileID"].string ?? ""
    fileName = location["fileName"].string ?? ""
    offset = location["offset"].integer ?? 0
    line = location["line"].integer ?? 0
    column = location["column"].integer ?? 0
  }
}
