// SPDX-License-Identifier: MIT

import A11yAudit
import A11ySites
import ArgumentParser
import Foundation

/// The options that specify the pages of an entire site.
struct SiteOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Audit every page in the sitemap at this address or in this file, or in the sitemaps listed in this site’s robots.txt.",
      valueName: "address"
    )
  )
  var sitemap: String?

  @Option(
    help: ArgumentHelp(
      "Audit every page of the site that can be reached by following links from this page.",
      valueName: "address"
    )
  )
  var crawl: String?

  @Option(
    help: ArgumentHelp(
      "Audit every page in this file, with one address on each line; - reads standard input.",
      valueName: "file"
    ),
    completion: .file()
  )
  var pagesFrom: String?

  @Option(
    help: ArgumentHelp("The maximum depth, in links from the first page.", valueName: "number")
  )
  var depth = 10

  @Option(help: ArgumentHelp("The maximum number of pages to audit.", valueName: "number"))
  var mostPages = 200

  @Option(
    help: ArgumentHelp(
      "The maximum number of pages to crawl whose addresses differ only in the query.",
      valueName: "number"
    )
  )
  var mostQueries = 5

  @Option(
    help: ArgumentHelp(
      "The maximum number of pages to crawl whose addresses differ only in numbers, such as days.",
      valueName: "number"
    )
  )
  var mostAlike = 50

  @Option(
    help: ArgumentHelp(
      "Audit only pages whose path matches this pattern, such as '/docs/*'; can be repeated.",
      valueName: "path"
    )
  )
  var include: [String] = []

  @Option(
    help: ArgumentHelp(
      "Skip pages whose path matches this pattern; can be repeated.",
      valueName: "path"
    )
  )
  var exclude: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run this script first, and open every page with the resulting cookies and local storage.",
      valueName: "script"
    ),
    completion: .file()
  )
  var login: String?

  @Flag(help: "List the site’s pages without auditing them.")
  var listPages = false

  /// Whether the command line specifies a site.
  var isNamed: Bool { sitemap != nil || crawl != nil || pagesFrom != nil }

  func validate() throws {
    guard [sitemap, crawl, pagesFrom].compactMap(\.self).count < 2 else {
      throw ValidationError("Specify only one of --sitemap, --crawl and --pages-from.")
    }
    for (name, value) in [
      ("depth", depth), ("most-pages", mostPages), ("most-queries", mostQueries),
      ("most-alike", mostAlike),
    ] where !(1...1_000_000).contains(value) {
      throw ValidationError("--\(name) must be a number from 1 to 1000000.")
    }
    if listPages, !isNamed {
      throw ValidationError("--list-pages needs --sitemap, --crawl or --pages-from.")
    }
  }

  /// The limits for a crawl.
  ///
  /// - Parameter allowed: The names of links to follow although they contain words such as “log out”.
  func limits(allowing allowed: [NamePattern]) -> Crawl.Limits {
    var limits = Crawl.Limits()
    limits.depth = depth
    limits.pages = mostPages
    limits.queries = mostQueries
    limits.alike = mostAlike
    limits.only = include.map { NamePattern($0) }
    limits.except = exclude.map { NamePattern($0) }
    limits.allowed = allowed
    return limits
  }
}

/// The options for dividing the pages of a run and storing the results.
struct RunOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The number of pages to audit at the same time. (default: one for each processor)",
      valueName: "number"
    )
  )
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Give up on a page after this many seconds.",
      valueName: "seconds"
    )
  )
  var pageTimeout = 600

  @Option(
    help: ArgumentHelp(
      "Audit only this part of the pages, such as 2/8 for the second of eight machines.",
      valueName: "part"
    ),
    transform: Shard.named
  )
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      "With --shard, balance the parts according to the times in this --blob file from an earlier run.",
      valueName: "file"
    ),
    completion: .file()
  )
  var durations: String?

  @Option(
    help: ArgumentHelp(
      "Store all results in this file, page by page, for --resume and merge-reports.",
      valueName: "file"
    ),
    completion: .file()
  )
  var blob: String?

  @Flag(help: "Continue an interrupted run with the same --blob file.")
  var resume = false

  /// The worker's zero-based number, if this process was started as a worker by another process of this program.
  @Option(help: .private)
  var worker: Int?

  /// Whether the command line requests a run that is performed by workers.
  var isNamed: Bool { jobs != nil || shard != nil || blob != nil }

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs must be a number from 1 to 256.")
    }
    guard (1...86_400).contains(pageTimeout) else {
      throw ValidationError("--page-timeout must be a number from 1 to 86400.")
    }
    if durations != nil, shard == nil {
      throw ValidationError("--durations can only be used with --shard.")
    }
    if resume, blob == nil { throw ValidationError("--resume needs the --blob file to continue.") }
  }
}

extension Shard {
  /// Reads the value of an option.
  static func named(_ text: String) throws -> Shard {
    guard let shard = Shard(text) else {
      throw ValidationError("a part must have the form K/N, such as 2/8.")
    }
    return shard
  }
}
