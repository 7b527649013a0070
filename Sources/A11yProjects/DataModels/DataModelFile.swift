// SPDX-License-Identifier: MIT

import Foundation

/// A data model among a target's files, which is either a single version or a folder with several versions.
struct DataModelFile {
  /// Returns whether a file is a data model.
  static func isModel(_ place: URL) -> Bool {
    ["xcdatamodeld", "xcdatamodel"].contains(place.pathExtension)
  }

  /// The reason that a model cannot be read.
  struct Problem: Error {
    let reason: String
  }

  /// Reads the model or, if it has several versions, the current version.
  static func read(_ place: URL) throws(Problem) -> DataModel {
    let name = place.deletingPathExtension().lastPathComponent
    let version = place.pathExtension == "xcdatamodel" ? place : try currentVersion(in: place)
    guard let text = text(of: version.appendingPathComponent("contents")) else {
      throw Problem(
        reason: "the contents of \(version.lastPathComponent) are missing or not readable"
      )
    }
    do {
      return try DataModel(named: name, text)
    } catch {
      throw Problem(
        reason: "\(version.lastPathComponent) is damaged: line \(error.line): \(error.reason)"
      )
    }
  }

  private static func currentVersion(in folder: URL) throws(Problem) -> URL {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    if let named = namedVersion(in: folder) {
      guard versions.contains(named) else {
        throw Problem(reason: "the current version, \(named), does not exist")
      }
      return folder.appendingPathComponent(named)
    }
    guard let first = versions.first else {
      throw Problem(reason: "contains no version of the model")
    }
    return folder.appendingPathComponent(first)
  }

  /// Returns the version that the folder marks as current, or `nil` if the folder does not mark one.
  private static func namedVersion(in folder: URL) -> String? {
    guard let text = text(of: folder.appendingPathComponent(".xccurrentversion")),
      let events = try? XMLTags(text).events,
      let key = events.firstIndex(of: .text("_XCCurrentVersionName"))
    else { return nil }
    return events[key...].dropFirst().lazy
      .compactMap { event -> String? in if case .text(let name) = event { name } else { nil } }
      .first
  }

  private static func text(of file: URL) -> String? {
    (try? Data(contentsOf: file)).flatMap { String(data: $0, encoding: .utf8) }
  }
}
