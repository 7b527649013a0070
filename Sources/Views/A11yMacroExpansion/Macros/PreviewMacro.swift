// SPDX-License-Identifier: MIT

/// The `#Preview` macro, which expands to a type that can be found at run time and that creates the preview on demand.
enum PreviewMacro: Macro {
  static func expand(_ use: MacroUse) throws -> String {
    let call = try MacroCall(use.source.text)
    guard let first = call.closures.first ?? bodyArgument(of: call) else {
      throw Misuse("'#Preview' needs a closure with the view: #Preview { MyView() }")
    }
    let body = PreviewBody(first.body)
    var content = first.body
    var wrapper = ""
    if !body.properties.isEmpty {
      content = " __PreviewContent() "
      wrapper = """
          struct __PreviewContent: SwiftUI.View {
        \(body.properties.map { "    \($0)\n" }.joined())
            init() {}
            var body: some SwiftUI.View {\(body.rest)
            }
          }

        """
    }
    let arguments = call.closures.isEmpty ? "" : call.arguments
    let others = call.closures.dropFirst().map { " \($0.label): {\($0.body)}" }.joined()
    return """
      \(call.attributes)
      nonisolated struct \(use.uniqueName("Preview")): SwiftUI._PreviewRegistration {
        static var _previewFileID: String { \(literal(use.source.fileID)) }
        static var _previewLine: Int { \(use.source.line) }
      \(wrapper)  @MainActor static func _makePreview() throws -> SwiftUI.Preview {
          SwiftUI.Preview(\(arguments)) {\(content)}\(others)
        }
      }
      """
  }

  /// Returns the closure in a preview declaration such as `#Preview(body: { … })`.
  private static func bodyArgument(of call: MacroCall) -> (label: String, body: String)? {
    let list = TokenList(call.arguments)
    guard list.isAt(0, "body"), list.isAt(1, ":"), list.isAt(2, "{") else { return nil }
    return ("", list.textInside(2))
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

/// The parsed body of a preview, which separates the properties marked `@Previewable` from the other statements.
struct PreviewBody {
  /// The properties marked `@Previewable`, without that attribute.
  private(set) var properties: [String] = []
  /// The preview's body without the properties marked `@Previewable`.
  private(set) var rest = ""

  init(_ source: String) {
    let list = TokenList(source)
    var kept = list.source[...]
    var taken = 0
    var index = 0
    while index < list.tokens.count {
      let isStart = index == 0 || StatementEnd.isBetween(list, index - 1, index)
      if isStart, list[index].is("@"), let variable = VariableDeclaration(in: list, at: index),
        let mark = variable.attributes.firstIndex(of: "@Previewable")
      {
        properties.append(Self.text(of: variable, from: index, without: mark, in: list))
        let end = list.isAt(variable.end, ";") ? variable.end + 1 : variable.end
        rest += String(
          decoding: list.source[taken..<list[index].range.lowerBound],
          as: UTF8.self
        )
        taken = list[end - 1].range.upperBound
        index = end
      } else {
        index = list.next(index)
      }
    }
    kept = list.source[taken...]
    rest += String(decoding: kept, as: UTF8.self)
  }

  private static func text(
    of variable: VariableDeclaration,
    from start: Int,
    without mark: Int,
    in list: TokenList
  ) -> String {
    var others = variable.attributes
    others.remove(at: mark)
    guard
      let introducer = (start..<variable.end).first(where: {
        list[$0].is(variable.introducer) && list.isAt($0 + 1, variable.rawName)
      })
    else { return "" }
    let parts = others + variable.modifiers + [list.text(introducer..<variable.end)]
    return parts.joined(separator: " ")
  }
}
