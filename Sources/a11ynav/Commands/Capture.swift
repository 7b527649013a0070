// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yDocuments
import A11yFiles
import A11ySession
import A11yTranscripts
import A11yTree
import A11yWeb
import ArgumentParser
import Foundation

/// The `a11ynav capture` subcommand.
struct Capture: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "capture",
    abstract: "Save web pages or a desktop app to files that can be read later.",
    discussion: """
      Each page is saved to a file that every other command can open. The file is
      read like the page, but the page's scripts do not run in it.

        a11ynav capture http://localhost:3000/ --to captures
        a11ynav capture index.html cart.html --serve dist --to captures

      Each file is named after its page, as in cart.chrome.json. An app's tree is
      written to the file that --to names; for a long list, the tree contains only
      the rows that have been loaded.

        a11ynav capture --app gedit --to gedit.a11y.json
      """
  )

  @Argument(help: "The addresses or files of web pages.", completion: .file())
  var pages: [String] = []

  @Option(help: ArgumentHelp("A running desktop app, by name or process ID.", valueName: "app"))
  var app: String?

  @Option(
    help: ArgumentHelp("The folder to write to; for an app, the file.", valueName: "path"),
    completion: .directory
  )
  var to: String

  @OptionGroup(title: "Web pages") var page: PageOptionGroup

  func validate() throws {
    guard pages.isEmpty != (app == nil) else {
      throw ValidationError("Specify either pages or --app.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      if let app { return try capture(app: app) }
      let openers = Openers()
      defer { openers.close() }
      var names: Set<String> = []
      for address in pages {
        let fields =
          page.fields(isRealTime: false)
          + [Subject.Field("open", address)]
        let opened = try openers.open(Subject(fields))
        defer { opened.source.close() }
        guard let live = opened.source as? WebPage else {
          throw Failure("\(address): this is already a document, not a web page")
        }
        let path = (to as NSString).appendingPathComponent(name(of: address, &names))
        do {
          try FileManager.default.createDirectory(atPath: to, withIntermediateDirectories: true)
          try FileReplacement.replace(path, with: Array(live.capture()))
        } catch let error as FileReplacementError {
          throw Failure("\(path): cannot write the capture: \(error.reason)")
        } catch {
          throw Failure("\(to): cannot create the folder")
        }
        StandardError.write("\(path)")
      }
    }
  }

  /// Writes an app's current state in the native format.
  @MainActor
  private func capture(app: String) throws {
    let data = try AppDocument.data(of: app)
    do {
      let text = AddressMask.masked(text: String(decoding: data, as: UTF8.self))
      try FileReplacement.replace(to, with: Array(text.utf8))
    } catch {
      throw Failure("\(to): cannot write the capture: \(error.reason)")
    }
    StandardError.write("\(to)")
  }

  /// Returns a unique filename for a page's capture.
  private func name(of address: String, _ names: inout Set<String>) -> String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    let last = path.split(separator: "/").last.map(String.init) ?? "page"
    var base = (last as NSString).deletingPathExtension.lowercased()
      .map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
      .reduce(into: "") { $0.append($1) }
    if base.isEmpty { base = "page" }
    var name = base
    var number = 1
    while !names.insert(name).inserted {
      number += 1
      name = "\(base)-\(number)"
    }
    return "\(name).chrome.json"
  }
}
