// SPDX-License-Identifier: MIT

import A11yAudit
import A11ySession

/// The difference between a preview and its version in an earlier gallery.
public struct PreviewChange: Sendable {
  /// The type of change in a preview.
  public enum Kind: Hashable, Sendable {
    /// The preview is new.
    case new
    /// The preview no longer exists.
    case gone
    /// The preview's words changed.
    case words
    /// The preview's words are the same, but its cost for a switch user changed.
    case costs
  }

  /// A line from one of the two previews or from both.
  public enum Line: Hashable, Sendable {
    case same(String)
    case before(String)
    case now(String)
  }

  /// The preview, or its earlier version if the preview no longer exists.
  public let preview: PreviewTranscript
  /// The type of change.
  public let kind: Kind
  /// The words and costs of both versions, line by line.
  public let lines: [Line]

  /// The number of unchanged lines to show before and after a changed line.
  private static let context = 1
}

extension PreviewChange.Kind: CustomStringConvertible {
  /// A short description of the change.
  public var description: String {
    switch self {
    case .new: "new"
    case .gone: "removed"
    case .words: "has different words"
    case .costs: "has a different cost for a switch user"
    }
  }
}

extension Gallery {
  /// Returns the differences from an earlier gallery, in the order of ``previews``, followed by the previews that no
  /// longer exist.
  public func changes(since earlier: Gallery) -> [PreviewChange] {
    let before = Dictionary(earlier.previews.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    var changes: [PreviewChange] = previews.compactMap { preview in
      guard let old = before[preview.key] else {
        return PreviewChange(preview: preview, kind: .new, lines: [])
      }
      guard preview.heard != old.heard || preview.costs != old.costs else { return nil }
      return PreviewChange(
        preview: preview,
        kind: preview.heard == old.heard ? .costs : .words,
        lines: PreviewChange.lines(from: old.heard, to: preview.heard)
          + PreviewChange.lines(from: old.costs, to: preview.costs)
      )
    }
    let keys = Set(previews.map(\.key))
    changes += earlier.previews.filter { !keys.contains($0.key) }
      .map { PreviewChange(preview: $0, kind: .gone, lines: []) }
    return changes
  }
}

extension PreviewChange {
  /// Returns the lines that differ, with one line of context on either side.
  static func lines(from old: [String], to new: [String]) -> [Line] {
    guard old != new else { return [] }
    let alignment = LineAlignment(expected: old.map { .words($0) }, heard: new)
    let all: [Line] = alignment.entries.flatMap { entry -> [Line] in
      switch entry {
      case .same(_, let heard): [.same(new[heard])]
      case .changed(let expected, let heard): [.before(old[expected]), .now(new[heard])]
      case .missing(let expected): [.before(old[expected])]
      case .extra(let heard): [.now(new[heard])]
      case .rest: []
      }
    }
    return all.indices.filter { place in
      let near = max(place - context, 0)...min(place + context, all.count - 1)
      return all[near].contains { if case .same = $0 { false } else { true } }
    }.map { all[$0] }
  }
}

extension [PreviewChange] {
  /// Returns a summary of the changes in one sentence, such as `4 of 30 previews have different words, 1 is new.`
  public func summary(of count: Int) -> String {
    let words = filter { $0.kind == .words }.count
    let costs = filter { $0.kind == .costs }.count
    let new = filter { $0.kind == .new }.count
    let gone = filter { $0.kind == .gone }.count
    let all = count.counted("preview")
    var parts = [
      words == 0
        ? "No words changed in \(all)"
        : "\(words) of \(all) \(words == 1 ? "has" : "have") different words"
    ]
    if costs > 0 {
      parts.append("\(costs) \(costs == 1 ? "has" : "have") a different cost for a switch user")
    }
    if new > 0 { parts.append("\(new) \(new == 1 ? "is" : "are") new") }
    if gone > 0 { parts.append("\(gone) \(gone == 1 ? "was" : "were") removed") }
    return parts.joined(separator: ", ") + "."
  }
}
