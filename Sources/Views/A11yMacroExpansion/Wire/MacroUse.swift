// SPDX-License-Identifier: MIT

import A11yJSON

/// One use of a macro, as the compiler describes it.
struct MacroUse {
  /// The macro's type in this program.
  let typeName: String
  /// The macro's name in source.
  let name: String
  /// What the macro is asked to be: `declaration`, `accessor`, `peer`…
  let role: String
  /// What makes names in this expansion unique.
  let discriminator: String
  /// The freestanding macro itself, or the attribute.
  let source: SourceText
  /// The declaration that an attribute is attached to.
  let declaration: SourceText?
  /// The type that is extended.
  let extendedType: SourceText?
  /// What the use is inside, innermost first, without its members.
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

  /// A name that nothing else in the program has, in the form that the compiler asks for.
  func uniqueName(_ name: String) -> String {
    "\(discriminator)\(name.utf8.count)\(name)fMu_"
  }
}

/// Source text, and where it is.
struct SourceText {
  var text = ""
  var fileID = ""
  var fileName = ""
  var offset = 0
  var line = 0
  var column = 0

  init() {}

  /// Reads the text; `nil` where a message has none.
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
