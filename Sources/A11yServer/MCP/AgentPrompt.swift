// SPDX-License-Identifier: MIT

import A11yJSON

/// A Model Context Protocol prompt for a common task of the server's users.
struct AgentPrompt: Sendable {
  let name: String
  let summary: String
  let arguments: [Field]
  /// The prompt's text. In the prompt's text, `{name}` is a placeholder for an argument.
  let text: String

  /// All prompts.
  static let all = [
    AgentPrompt(
      name: "check-page",
      summary: "Check a page as users of VoiceOver and Switch Control experience it.",
      arguments: [Field("address", .string, "The page’s address or file.")],
      text: """
        Open {address} and read it from top to bottom. Then audit it, and look at the cost for a switch user. Report \
        each problem with the words that are heard, why they are a problem for the user, and how to fix the page. Do \
        not report anything that you have not heard or that the audit has not found.
        """
    ),
    AgentPrompt(
      name: "try-task",
      summary: "Try to complete a task by ear, and write a transcript of the attempt.",
      arguments: [
        Field("address", .string, "The page’s address or file."),
        Field("task", .string, "The task, such as “order two apples”."),
      ],
      text: """
        Open {address} and complete this task using only what is heard: {task}. Move with step and find, as a person \
        who cannot see the page does. If something is not announced or cannot be reached, say so instead of guessing. \
        At the end, return the transcript, and list the places where a user would have been lost.
        """
    ),
  ]

  /// The prompt's entry in the list of prompts.
  var json: JSONValue {
    [
      "name": .string(name), "description": .string(summary),
      "arguments": .array(
        arguments.map {
          [
            "name": .string($0.name), "description": .string($0.summary),
            "required": .bool($0.isRequired),
          ]
        }
      ),
    ]
  }

  /// Returns the prompt's text with its arguments filled in.
  func filled(_ values: JSONValue) throws(RPCError) -> JSONValue {
    if let fault = arguments.fault(in: values == .null ? [:] : values) {
      throw RPCError(.invalidParams, fault)
    }
    let text = arguments.reduce(text) { text, field in
      text.replacing("{\(field.name)}", with: values[field.name].string ?? "")
    }
    return [
      "description": .string(summary),
      "messages": [["role": "user", "content": ["type": "text", "text": .string(text)]]],
    ]
  }
}
