// SPDX-License-Identifier: MIT

/// An error reported by the compiler.
struct CompilerError: Hashable {
  let path: String
  /// The location of the error in the file. Line and column numbers are one-based, and columns count bytes.
  let line, column: Int
  let message: String

  /// Returns the errors in a compiler's output, without duplicates.
  ///
  /// An error in a macro expansion is attributed to the location where the macro is used. A crash is attributed to the
  /// declaration that was being compiled.
  static func all(in output: String) -> [CompilerError] {
    var found: [CompilerError] = []
    var seen: Set<CompilerError> = []
    func add(_ error: CompilerError) {
      if seen.insert(error).inserted { found.append(error) }
    }
    var expansion: String?
    let lines = output.split(whereSeparator: \.isNewline)
    // The notes are read first, because they name the uninitialized property, whereas the errors report only that such
    // a property exists.
    let uninitialized = lines.compactMap { read($0, ": note: ") }.filter(\.isUninitialized)
    uninitialized.forEach { add($0) }
    for line in lines {
      if let error = read(line, ": error: ") {
        if error.path.hasSuffix(".swift") {
          if uninitialized.isEmpty || !error.isAboutInitialization { add(error) }
          expansion = nil
        } else {
          expansion = error.message
        }
      } else if let message = expansion, let note = read(line, ": note: "),
        note.message.hasPrefix("in expansion of macro")
      {
        add(
          CompilerError(path: note.path, line: note.line, column: note.column, message: message)
        )
        expansion = nil
      } else if let crash = crash(line) {
        add(crash)
      }
    }
    return found
  }

  /// Reads a line that contains a location and a message.
  private static func read(_ line: Substring, _ mark: String) -> CompilerError? {
    guard let range = line.firstRange(of: mark) else { return nil }
    var parts = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let column = Int(parts.removeLast()), let row = Int(parts.removeLast())
    else { return nil }
    return CompilerError(
      path: parts.joined(separator: ":"),
      line: row,
      column: column,
      message: String(line[range.upperBound...])
    )
  }

  /// Reads a line of the stack trace that the compiler prints when it crashes.
  private static func crash(_ line: Substring) -> CompilerError? {
    guard line.first?.isNumber == true, line.contains("While "),
      let start = line.firstRange(of: "(at "), let end = line.lastIndex(of: ")")
    else { return nil }
    let place = line[start.upperBound..<end]
    // The location is a range such as `[a.swift:1:2 - line:3:4] RangeText="…`.
    let first = place.drop { $0 == "[" }.prefix { $0 != " " }
    return read(first + ": error: the compiler crashes", ": error: ")
  }

  /// Whether the error names a property without an initial value.
  var isUninitialized: Bool {
    message.hasPrefix("stored property '") && message.contains("without initial value prevents")
      || message.hasPrefix("'self.") && message.hasSuffix("' not initialized")
  }

  /// Whether the error reports that some property of a type has no initial value, without naming the property.
  private var isAboutInitialization: Bool {
    message.hasSuffix("has no initializers")
      || message.contains("initializing all stored properties")
      || message.contains("before all stored properties are initialized")
      || message.contains("used before being initialized")
  }

  /// Whether this error is likely to be a consequence of other errors.
  var isSecondary: Bool {
    Self.secondary.contains { message.hasPrefix($0) } || message.contains("could not be inferred")
      || missingConformance != nil || message.hasPrefix("'nil' ")
  }

  private static let secondary = [
    "cannot infer contextual base", "cannot infer key path", "reference to member",
    "unable to infer", "the compiler is unable to type-check", "failed to produce diagnostic",
    "ambiguous use of", "type of expression is ambiguous", "cannot convert", "result of",
    "initializer for conditional binding", "left side of", "expected expression",
    "missing argument", "extra argument", "cannot assign", "generic struct", "no exact matches",
  ]

  /// The unavailable name that the error reports, or the first quoted name in the message.
  var name: String? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    let quoted = parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] }
    if let place = message.firstRange(of: "no member '") {
      return String(message[place.upperBound...].prefix { $0 != "'" })
    }
    if let place = message.firstRange(of: "to member '") {
      return String(message[place.upperBound...].prefix { $0 != "'" })
    }
    return quoted.first { !$0.isEmpty }.map(String.init)
  }
}

extension CompilerError {
  /// The name that the compiler cannot find in an expression.
  var missingValue: String? { quoted(after: "cannot find '", before: "' in scope") }

  /// The name of a type that the compiler cannot find.
  var missingType: String? {
    quoted(after: "cannot find type '", before: "' in scope")
      ?? quoted(after: "no type named '", before: "'")
  }

  /// The protocol to which a type does not conform.
  var missingConformance: String? {
    guard message.hasPrefix("type '") else { return nil }
    return quoted(after: "does not conform to protocol '", before: "'")
      ?? quoted(after: "does not conform to inherited protocol '", before: "'")
  }

  private func quoted(after start: String, before end: String) -> String? {
    guard let place = message.firstRange(of: start) else { return nil }
    let rest = message[place.upperBound...]
    guard let close = rest.firstRange(of: end) else { return nil }
    return String(rest[..<close.lowerBound])
  }
}
