// SPDX-License-Identifier: MIT

import A11yJSON
import Foundation

/// The stories in a Storybook, read from its `index.json` (version 4 and later) or `stories.json` (version 3).
public struct Storybook: Sendable {
  /// One story.
  public struct Story: Hashable, Sendable {
    /// The story's identifier as used in addresses.
    public var id: String
    /// The story's displayed name, which consists of its title and its own name, separated by a colon.
    public var name: String

    /// The address that shows only this story, relative to the Storybook's address.
    public var address: String {
      let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_"))
      let id = id.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
      return "iframe.html?id=\(id)&viewMode=story"
    }
  }

  /// The stories, ordered by name.
  public let stories: [Story]

  /// Reads an index from a browser's response, which is the text of the page that displays the index.
  ///
  /// - Throws: The errors of ``init(index:)``.
  public init(answer: String) throws(StorybookError) {
    let answer = (try? JSONValue(json: answer.utf8)) ?? .null
    try self.init(index: answer["value"].string ?? "")
  }

  /// Reads an index and leaves out documentation pages.
  ///
  /// - Throws: ``StorybookError`` if the text is not such an index or has no stories.
  public init(index: String) throws(StorybookError) {
    let read = (try? JSONValue(json: index.utf8)) ?? .null
    guard case .object(let entries) = read["entries"] == .null ? read["stories"] : read["entries"]
    else { throw StorybookError(description: "index.json does not contain a list of stories") }
    stories = entries.filter { ($0.value["type"].string ?? "story") == "story" }
      .map { key, entry in
        let id = entry["id"].string ?? key
        let parts = [entry["title"].string, entry["name"].string].compactMap(\.self)
        return Story(id: id, name: parts.isEmpty ? id : parts.joined(separator: ": "))
      }
      .sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    guard !stories.isEmpty else {
      throw StorybookError(description: "this Storybook contains no stories")
    }
  }
}

/// The reason that the stories of a Storybook cannot be listed, as a single line of text.
public struct StorybookError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason as a single line of text.
  public var description: String
}
