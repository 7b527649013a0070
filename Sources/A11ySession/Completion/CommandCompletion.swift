/// How a command that was begun can go on.
struct CommandCompletion {
  /// The line with all that is certain.
  var line: String
  /// The words that can follow, if there are several.
  var choices: [String]

  /// Completes a line: the names of commands, and of settings and their values after `set`.
  init(of line: String) {
    let names = Self.names(for: line)
    let found = names.filter { $0.hasPrefix(line) }.sorted()
    choices = found.count > 1 ? found : []
    switch found.count {
    case 0: self.line = line
    case 1: self.line = found[0] + (Self.takesMore(found[0]) ? " " : "")
    default: self.line = Self.commonStart(of: found)
    }
  }

  private static func names(for line: String) -> [String] {
    guard line.hasPrefix("set ") else { return CommandTable.all.map(\.name) }
    let settings = SessionSettings.entries
    guard let entry = settings.first(where: { line.hasPrefix("set \($0.name) ") }) else {
      return settings.map { "set \($0.name)" }
    }
    let values =
      switch entry.values {
      case "on or off": ["on", "off"]
      case let text where text.hasPrefix("one of "):
        text.dropFirst("one of ".count).split(separator: ", ").map(String.init)
      default: [String]()
      }
    return values.map { "set \(entry.name) \($0)" }
  }

  /// Whether a command is not complete with its name.
  private static func takesMore(_ name: String) -> Bool {
    if name.hasPrefix("set ") { return name.split(separator: " ").count == 2 }
    return CommandTable.all.contains { $0.name == name && $0.usage != name }
  }

  private static func commonStart(of lines: [String]) -> String {
    guard var start = lines.first else { return "" }
    for line in lines { while !line.hasPrefix(start) { start.removeLast() } }
    return start
  }
}
