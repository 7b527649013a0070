// SPDX-License-Identifier: MIT

import Foundation

/// A script with which a page of a site reads the site's `robots.txt` and sitemaps, and the expressions that call the
/// script.
package enum SiteFiles {
  /// The script that reads the files. The expressions for the individual reads call this script.
  package static let script = String(decoding: PackageResources.sitemap_js, as: UTF8.self)

  /// The expression that reads a text file.
  package static func text(at address: String) -> String { call("text", address) }

  /// The expression that reads a sitemap.
  package static func sitemap(at address: String) -> String { call("sitemap", address) }

  /// The expression that reads a sitemap from a file on this machine.
  package static func sitemap(in data: Data) -> String { call("local", data.base64EncodedString()) }

  private static func call(_ function: String, _ argument: String) -> String {
    let json = (try? JSONEncoder().encode(argument)) ?? Data("\"\"".utf8)
    return "a11ynavSite.\(function)(\(String(decoding: json, as: UTF8.self)))"
  }
}

/// An answer from the script.
package struct SiteAnswer: Decodable, Sendable {
  /// The text of the file that was read, if it is a text file.
  package var text: String?
  /// The addresses of the pages that a sitemap names.
  package var pages: [String]?
  /// The addresses of the sitemaps that a sitemap index names.
  package var sitemaps: [String]?
  /// The reason that the file could not be read, without the file's name.
  package var reason: String?

  /// Reads the script's answer. If the text is not a valid answer, the result is an answer whose reason states that the
  /// text is not valid.
  package init(json: String) {
    struct Outcome: Decodable {
      var value: SiteAnswer?
      var error: String?
    }
    let outcome = try? JSONDecoder().decode(Outcome.self, from: Data(json.utf8))
    self = outcome?.value ?? SiteAnswer(outcome?.error ?? "the page did not return a valid result")
  }

  /// Creates an answer with the reason that the file could not be read.
  package init(_ reason: String) { self.reason = reason }
}

/// The pages that a sitemap names, including those in the sitemaps to which it refers.
package struct SitemapReading: Sendable {
  /// The maximum number of sitemap files to read.
  private static let mostFiles = 500

  private var open: [String]
  private var seen: Set<String>
  private var known: Set<SiteAddress> = []
  /// The pages, in the order in which the sitemaps name them.
  package private(set) var pages: [SiteAddress] = []
  /// One sentence for each sitemap or address that was left out, with the reason.
  package private(set) var leftOut: [String] = []

  /// Starts reading at the given sitemaps.
  package init(at addresses: [String]) {
    open = addresses
    seen = Set(addresses)
  }

  /// Returns the next file to read, or `nil` if no files remain.
  package mutating func next() -> String? { open.isEmpty ? nil : open.removeFirst() }

  /// Adds the pages and sitemaps that a file names.
  package mutating func add(_ answer: SiteAnswer, of address: String) {
    if let reason = answer.reason { leftOut.append("the sitemap \(address), because \(reason)") }
    for sitemap in answer.sitemaps ?? [] where seen.insert(sitemap).inserted {
      guard seen.count <= Self.mostFiles else {
        if seen.count == Self.mostFiles + 1 {
          leftOut.append("sitemaps beyond the limit of \(Self.mostFiles)")
        }
        continue
      }
      open.append(sitemap)
    }
    for text in answer.pages ?? [] {
      guard let page = SiteAddress(text) else {
        leftOut.append("\(text.prefix(200)), which is not a web address")
        continue
      }
      if known.insert(page).inserted { pages.append(page) }
    }
  }
}
