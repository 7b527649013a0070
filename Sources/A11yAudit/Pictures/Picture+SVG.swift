// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree

extension Picture {
  /// Returns the picture as one SVG file.
  ///
  /// Numbers indicate the order of the stops. A group has a dashed frame. The higher the cost of a stop for a switch
  /// user, the redder the stop is drawn. The cost is written beside the number. A stop with findings has a thick frame
  /// and a marker.
  ///
  /// - Parameter name: The name of the pictured screen.
  public func svg(of name: String) -> String {
    svg(
      of: name,
      attributes: " xmlns=\"http://www.w3.org/2000/svg\" role=\"img\""
    )
  }

  func svg(of name: String, attributes: String) -> String {
    let edge = 24.0
    let view = [
      bounds.x - edge, bounds.y - edge, bounds.width + 2 * edge, bounds.height + 2 * edge,
    ]
    var text = """
      <svg\(attributes)\(screenshot == nil ? "" : " class=\"over\"") viewBox="\(view.map(Self.number).joined(separator: " "))">
      <title>\(Markup.escaped(title(of: name)))</title>
      <style>\(Self.style)</style>

      """
    if let screenshot { text += image(screenshot) }
    let worst = boxes.compactMap(\.cost).map(\.time).max() ?? .zero
    for box in boxes where box.number == nil { text += group(box) }
    for box in boxes where box.number != nil { text += stop(box, worst: worst) }
    return text + "</svg>\n"
  }

  /// Returns a one-sentence description of the picture.
  func title(of name: String) -> String {
    let what =
      switch order {
      case .reading: "VoiceOver’s reading order"
      case .tab: "The Tab order"
      case .scan: "Switch Control’s scanning order"
      }
    let stops = boxes.count { $0.number != nil } + unplaced.count
    return "\(what) for \(name): \(stops) stops"
  }

  private func image(_ screenshot: Screenshot) -> String {
    let frame = screenshot.frame
    let values = [frame.x, frame.y, frame.width, frame.height].map(Self.number)
    return
      "<image x=\"\(values[0])\" y=\"\(values[1])\" width=\"\(values[2])\" height=\"\(values[3])\" "
      + "href=\"data:image/jpeg;base64,\(screenshot.jpeg.base64EncodedString())\"/>\n"
  }

  private func group(_ box: Box) -> String {
    "<g><title>\(Markup.escaped(label(of: box)))</title>\(rectangle(box, "group", outset: 6))</g>\n"
  }

  private func stop(_ box: Box, worst: Duration) -> String {
    let mark = box.findings.isEmpty ? "" : " finding"
    var head = box.number.map(String.init) ?? ""
    if let cost = box.cost { head += " · \(cost.time.text)" }
    if !box.findings.isEmpty { head += " !" }
    let hue = box.cost.map { " style=\"--hue: \(Self.hue($0.time, worst))\"" } ?? ""
    let words = isOutline ? "\(head)  \(box.words.shortened(to: 80))" : head
    // If the picture has a screenshot, the number is placed on the frame’s corner, so that it does not cover the
    // content.
    let x = Self.number(box.frame.x + (screenshot == nil ? 3 : -8))
    let y = Self.number(box.frame.y + (isOutline ? 16 : screenshot == nil ? 12 : 3))
    return "<g\(hue)><title>\(Markup.escaped(label(of: box)))</title>"
      + rectangle(box, "stop\(mark)", outset: 0)
      + "<text x=\"\(x)\" y=\"\(y)\">\(Markup.escaped(words))</text></g>\n"
  }

  private func rectangle(_ box: Box, _ kind: String, outset: Double) -> String {
    let values = [
      box.frame.x - outset, box.frame.y - outset, box.frame.width + 2 * outset,
      box.frame.height + 2 * outset,
    ].map(Self.number)
    return "<rect class=\"\(kind)\" x=\"\(values[0])\" y=\"\(values[1])\" width=\"\(values[2])\" "
      + "height=\"\(values[3])\"/>"
  }

  /// Returns the full description of a stop.
  func label(of box: Box) -> String {
    let words =
      box.number.map { "\($0). \(box.words.shortened(to: 160))" }
      ?? "group: \(box.words.shortened(to: 80))"
    return ([words] + notes(on: box)).joined(separator: " — ")
  }

  /// Returns the cost and the findings of a stop.
  func notes(on box: Box) -> [String] {
    let cost = box.cost.map { "\($0.presses.counted("press", "presses")), \($0.time.text)" }
    return [cost].compactMap(\.self) + box.findings.map { $0.shortened(to: 160) }
  }

  /// Returns a hue between green, which means no cost, and red, which means the highest cost.
  private static func hue(_ time: Duration, _ worst: Duration) -> Int {
    worst > .zero ? Int(140 * (1 - time / worst)) : 140
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }

  private static let style = """
    svg { background: #fff; color: #111; font: 11px system-ui, sans-serif }
    rect { fill: hsl(var(--hue, 210) 80% 50% / 0.12); stroke: hsl(var(--hue, 210) 80% 32%) }
    image { opacity: 0.6 }
    .group { fill: none; stroke: #666; stroke-dasharray: 4 3 }
    .finding { stroke: #b00020; stroke-width: 3 }
    text { fill: currentColor; paint-order: stroke; stroke: #fff; stroke-width: 3px }
    @media (prefers-color-scheme: dark) {
      svg:not(.over) { background: #121212; color: #eee }
      svg:not(.over) rect { stroke: hsl(var(--hue, 210) 80% 66%) }
      svg:not(.over) .group { stroke: #aaa }
      svg:not(.over) .finding { stroke: #ff8a80 }
      svg:not(.over) text { stroke: #121212 }
    }
    """
}
