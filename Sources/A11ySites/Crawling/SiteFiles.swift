// SPDX-License-Identifier: MIT

import Foundation

/// A script with which one of a site's pages reads the site's `robots.txt` and sitemaps, and the expressions that call
/// the script.
package enum SiteFiles {
  /// The script that reads the files. The expressions for the individual reads call this script.
  package static let script = String(decoding: PackageResources.sitemap_js, as: UTF8.self)

  /// The expression for reading a text file.
  package static func text(at address: String) -> String { call("text", address) }

  /// The expression for reading a sitemap.
  package static func sitemap(at address: String) -> String { call("sitemap", address) }

  /// The expression for reading a sitemap from a file on this machine.
  package static func sitemap(in data: Data) -> String { call("local", data.base64EncodedString()) }

  private static func call(_ function: String, _ argument: String) -> String {
    let json = (try? JSONEncoder().encode(argument)) ?? Data("\"\"".utf8)
    return "a11ynavSite.\(function)(\(String(decoding: json, as: UTF8.self)))"
  }
}

/// A response from the script.
package struct SiteAnswer: Decodable, Sendable {
  /// The text of the file, if it is a text file.
  package var text: String?
  /// The addresses of the pages in a sitemap.
  package var pages: [String]?
  /// The addresses of the sitemaps in a sitemap index.
  package var sitemaps: [String]?
  /// The reason that the file could not be read, without the file's name.
  package var reason: String?

  /// Reads the script's response. If the text is not a valid response, the result is a response whose reason states
  /// that the text is not valid.
  package init(json: String) {
    struct Outcome: Decodable {
      var value: SiteAnswer?
      var error: String?
    }
    let outcome = try? JSONDecoder().decode(Outcome.self, from: Data(json.utf8))
    self = outcome?.value ?? SiteAnswer(outcome?.error ?? "the page did not return a valid result")
  }

  /// Creates a response with the reason that the file could not be read.
  package init(_ reason: String) { self.reason = reason }
}

/// The pages in a sitemap, including those in other sitemaps that it refers to.
package struct SitemapReading: Sendable {
  /// The maximum number of sitemap files to read.
  private static let mostFiles = 500

  private var open: [String]
  private var seen: Set<String>
  private var known: Set<SiteAddress> = []
  /// The pages, in the order of the sitemaps.
  package private(set) var pages: [SiteAddress] = []
  /// One sentence for each omitted sitemap or address, with the reason.
  package private(set) var leftOut: [String] = []

  /// Starts reading with the given sitemaps.
  package init(at addresses: [String]) {
    open = addresses
    seen = Set(addresses)
  }

  /// Returns the next file to read, or `nil` if no files remain.
  package mutating func next() -> String? { open.isEmpty ? nil : open.removeFirst() }

  /// Adds the pages and sitemaps from a file.
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
