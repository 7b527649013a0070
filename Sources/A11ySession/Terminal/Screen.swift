import A11yNavigation
import A11yTree

/// What a session looks like: a title, the elements around the cursors, the caption, the state.
@MainActor
struct Screen {
  let session: Session
  let title: String
  let columns: Int
  let rows: Int

  /// A line and how it stands out.
  struct Line {
    enum Style { case plain, dim, strong, caption, voiceOver, switchControl }
    var text: String
    var style: Style = .plain
  }

  /// The bytes that draw the whole screen in place of what was there.
  func frame(color: Bool) -> String {
    var text = "\u{1B}[H"
    let lines = lines
    for (index, line) in lines.prefix(rows).enumerated() {
      text += line.style.sequence(color: color)
      text += TerminalText.cut(TerminalText.visible(line.text), to: columns)
      text += "\u{1B}[0m\u{1B}[K"
      if index < rows - 1 { text += "\r\n" }
    }
    return text + "\u{1B}[J"
  }

  /// The lines from top to bottom, as many as there are rows.
  var lines: [Line] {
    let head = [Line(text: heading, style: .strong), rule]
    if isHelp {
      let end = [Line(text: "Any key goes on.", style: .dim)]
      return head + body(max(rows - head.count - end.count, 0)) + end
    }
    let foot = [rule] + captionLines + [rule] + stateLines
    let space = max(rows - head.count - foot.count, 0)
    return head + body(space) + foot
  }

  /// Whether the keys are explained, which takes all the space there is.
  var isHelp: Bool { session.notice.contains("\n") && session.prompt == nil }

  private var rule: Line { Line(text: String(repeating: "─", count: columns), style: .dim) }

  private var heading: String {
    let name = session.driven == .voiceOver ? "VoiceOver" : "Switch Control"
    let end = "keys: \(name)"
    let free = max(columns - TerminalText.width(end) - 1, 0)
    return TerminalText.cut("a11ynav  \(title)", to: free).padding(to: free) + " " + end
  }

  private var captionLines: [Line] {
    let height = min(max(rows / 5, 2), 6)
    var lines = TerminalText.wrap(
      TerminalText.visible(session.caption),
      to: max(columns - 4, 1),
      limit: height
    )
    while lines.count < height { lines.append("") }
    return lines.map { Line(text: "  " + $0, style: .caption) }
  }

  private var stateLines: [Line] {
    var lines: [Line] = []
    if let prompt = session.prompt {
      lines.append(Line(text: promptText(prompt), style: .strong))
    } else {
      lines.append(Line(text: session.driven == .voiceOver ? rotorText : scannerText))
    }
    let notice = TerminalText.wrap(
      TerminalText.visible(session.notice),
      to: max(columns, 1),
      limit: rows < 20 ? 2 : 3
    )
    lines += notice.isEmpty ? [Line(text: "")] : notice.map { Line(text: $0) }
    lines.append(Line(text: keys, style: .dim))
    return lines
  }

  private func promptText(_ prompt: Prompt) -> String {
    switch prompt.kind {
    case .command: return ":" + prompt.text + "▏"
    case .chooser:
      let count = session.matches().count
      return "Find: \(prompt.text)▏  \(count) item\(count == 1 ? "" : "s")"
    }
  }

  private var rotorText: String {
    guard let voiceOver = session.voiceOver else { return "" }
    if let menu = voiceOver.actionsMenu {
      return "Actions: " + list(menu.names, chosen: menu.index)
    }
    let now = voiceOver.effectiveRotor(in: session.tree)
    return "Rotor: " + now.name
  }

  private var scannerText: String {
    guard let scanner = session.switchControl else { return "" }
    if let menu = scanner.menu {
      return "Scanner menu: " + list(menu.items.map(\.name), chosen: menu.index)
    }
    let settings = scanner.settings
    var words = ["Scanning: \(settings.scanning.rawValue)"]
    if settings.scanning == .auto { words.append("each \(settings.interval.inSeconds)") }
    if scanner.depth > 0 { words.append("\(scanner.depth) deep") }
    if scanner.stop == .back { words.append("on the way back") }
    if scanner.stop == .scannerMenu { words.append("on the scanner menu") }
    if scanner.isPaused { words.append("paused") }
    if !scanner.isScanning { words.append("stopped") }
    return words.joined(separator: ", ")
  }

  private func list(_ names: [String], chosen: Int?) -> String {
    names.enumerated().map { $0 == chosen ? "[\($1)]" : " \($1) " }.joined()
  }

  private var keys: String {
    switch session.driven {
    case .voiceOver:
      return
        "←→ move  ↑↓ rotor  [ ] turn  Space activate  a read  / find  , actions  F2 switch  ? help  q quit"
    case .switchControl:
      return "Space select  Enter next  ← previous  m menu  p pause  F2 VoiceOver  ? help  q quit"
    }
  }
}

extension Screen.Line.Style {
  /// The sequence that turns the style on. Without colour, brightness and reversal remain.
  func sequence(color: Bool) -> String {
    switch self {
    case .plain: ""
    case .dim: "\u{1B}[2m"
    case .strong, .caption: "\u{1B}[1m"
    case .voiceOver: color ? "\u{1B}[1;36m" : "\u{1B}[1m"
    case .switchControl: color ? "\u{1B}[1;33m" : "\u{1B}[1m"
    }
  }
}
