// SPDX-License-Identifier: MIT

import Foundation

/// The stories of a Storybook, from its `index.json` (versions 4 and later; `stories.json` of version 3).
public struct Storybook: Sendable {
  /// One story.
  public struct Story: Hashable, Sendable {
    /// What names it in addresses.
    public var id: String
    /// What people call it: `Forms/Button: Primary`.
    public var name: String

    /// The address of the story alone, relative to the Storybook.
    public var address: String {
      let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_"))
      let id = id.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
      return "iframe.html?id=\(id)&viewMode=story"
    }
  }

  /// The stories, by name.
  public let stories: [Story]

  private struct Index: Decodable {
    var entries: [String: Entry]?
    var stories: [String: Entry]?
  }

  private struct Entry: Decodable {
    var id: String?
    var title: String?
    var name: String?
    var type: String?
  }

  private struct Answer: Decodable {
    var value: String?
  }

  /// Reads an index from the text of the page that shows it, as a page’s check answers.
  ///
  /// - Throws: What ``init(index:)`` throws.
  public init(answer: String) throws(StorybookError) {
    let answer = try? JSONDecoder().decode(Answer.self, from: Data(answer.utf8))
    try self.init(index: answer?.value ?? "")
  }

  /// Reads an index; pages of documentation are left out.
  ///
  /// - Throws: ``StorybookError`` for what is no such index, or one without stories.
  public init(index: String) throws(StorybookError) {
    guard let read = try? JSONDecoder().decode(Index.self, from: Data(index.utf8)),
      let entries = read.entries ?? read.stories
    else { throw StorybookError(description: "its index.json is no list of stories") }
    stories = entries.filter { ($0.value.type ?? "story") == "story" }
      .map { key, entry in
        let id = entry.id ?? key
        let parts = [entry.title, entry.name].compactMap(\.self)
        return Story(id: id, name: parts.isEmpty ? id : parts.joined(separator: ": "))
      }
      .sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    guard !stories.isEmpty else { throw StorybookError(description: "there are no stories in it") }
  }
}

/// Why the stories of a Storybook cannot be listed, in one line.
public struct StorybookError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line.
  public var description: String
}
