// SPDX-License-Identifier: MIT

import A11yAudit
import A11yCommandLine
import A11yLocalization
import A11yNavigation
import A11yProjects
import A11ySession
import A11ySites
import A11yTranscripts
import A11yTree
import ArgumentParser
import Foundation

/// The `a11ynav previews` subcommand.
struct Previews: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "previews",
    abstract: "Show the spoken words of an app’s previews, and what changed, on one page.",
    discussion: """
      For each preview, the page shows VoiceOver’s words, the cost of each element
      for a switch user, and the audit findings. The page is one self-contained
      HTML file.

        a11ynav previews MyApp --to site               build and write site/index.html
        a11ynav previews MyApp/Previews --to site      use files from --snapshot
        a11ynav previews MyApp --against old           list the previews that changed
        a11ynav previews MyApp --to site --against site --comment changes.md
        a11ynav previews MyApp --to site --languages all   languages side by side
        a11ynav previews MyApp --to site --devices iphone,ipad   devices side by side

      Several machines can share the work. Each writes the transcripts for its part.
      The page for a folder with all parts is the same as if one machine had done
      everything:

        a11ynav previews MyApp --to parts/1 --shard 1/2
        a11ynav previews MyApp --to parts/2 --shard 2/2
        a11ynav previews parts --to site

      A folder without a package must contain transcripts that an app wrote with
      --previews --snapshot FOLDER; an audit needs --trees as well. --against accepts
      such a folder or an earlier page.

      The exit code is 1 if one of the package’s previews cannot be shown, and 2 if
      a part is missing, duplicated or from another run. The command does not fail if
      words have changed; to fail on changes, use a11ynav test Previews.
      """
  )

  @Argument(
    help: "A package that contains previews, or a folder with the previews’ transcripts.",
    completion: .directory
  )
  var folder: String

  @Option(
    help: ArgumentHelp("Write the page into this folder.", valueName: "folder"),
    completion: .directory
  )
  var to: String?

  @Option(
    help: ArgumentHelp(
      "Compare with an earlier page or a folder of transcripts.",
      valueName: "earlier"
    ),
    completion: .directory
  )
  var against: String?

  @Option(
    help: ArgumentHelp("Write the differences as a comment for a pull request.", valueName: "file"),
    completion: .file(extensions: ["md"])
  )
  var comment: String?

  @Option(
    help: ArgumentHelp(
      "The program that contains the previews, if the package has several programs.",
      valueName: "name"
    )
  )
  var product: String?

  @Option(
    help: ArgumentHelp(
      "Show these languages of the app side by side: tags separated by commas, or all.",
      valueName: "tags"
    )
  )
  var languages: String?

  @Option(
    help: ArgumentHelp(
      "Show these devices side by side: iphone, iphone-landscape, ipad, ipad-portrait and mac separated by commas, or all.",
      valueName: "names"
    )
  )
  var devices: String?

  @Option(
    help: ArgumentHelp(
      "Write only the transcripts of this part of the previews, such as 2/8 for the second of eight machines.",
      valueName: "part"
    ),
    transform: Shard.named
  )
  var shard: Shard?

  func validate() throws {
    if shard != nil, to == nil || against != nil || languages != nil || devices != nil {
      throw ValidationError(
        "--shard needs --to and cannot be combined with --against, --languages or --devices."
      )
    }
    for (option, value) in [("--languages", languages), ("--devices", devices)]
    where value != nil && (to == nil || against != nil) {
      throw ValidationError("\(option) needs --to and cannot be combined with --against.")
    }
    if languages != nil, devices != nil {
      throw ValidationError("--languages and --devices cannot be combined.")
    }
    if to == nil, against == nil {
      throw ValidationError(
        "Specify --to to write the page, --against to compare the page, or both."
      )
    }
    if comment != nil, against == nil {
      throw ValidationError("--comment needs --against, because it describes the differences.")
    }
  }

  func run() throws {
    if let languages { return try compare(languages: languages) }
    if let devices { return try compare(devices: devices) }
    if let shard { return try write(shard) }
    // The earlier gallery is read first, because the new gallery may replace the earlier gallery's page.
    let earlier = try against.map { try Gallery(earlier: $0) }
    let place = URL(fileURLWithPath: folder)
    let scratch = Self.scratchFolder
    defer { try? FileManager.default.removeItem(at: scratch) }
    var messages: [String] = []
    var transcripts = folder
    if let program = PreviewProgram(in: place, product: product) {
      messages = try program.write(to: scratch)
      transcripts = scratch.path
    } else if product != nil {
      throw Failure(
        "\(folder): this folder contains no package, so it has no program named \(product ?? "")"
      )
    }
    if transcripts == folder, let parts = try Self.parts(in: folder) {
      try parts.copy(to: scratch)
      transcripts = scratch.path
    }
    var gallery = try Gallery(folder: transcripts)
    try MainActor.assumeIsolated { try audit(&gallery, in: transcripts) }
    for message in messages { StandardError.write(VisibleText(message)) }
    try report(gallery, since: earlier)
    try Self.failIfUnshown(messages)
  }

  /// Writes the transcripts for one machine's share of the previews.
  private func write(_ shard: Shard) throws {
    guard let to, let program = PreviewProgram(in: URL(fileURLWithPath: folder), product: product)
    else { throw Failure("\(folder): this folder contains no package") }
    let place = URL(fileURLWithPath: to)
    var all: [String] = []
    let messages = try program.write(to: place) { names in
      all = names
      return shard.places(of: names)
    }
    try PreviewShards.mark(place, as: shard, of: all)
    for message in messages { StandardError.write(VisibleText(message)) }
    try Self.failIfUnshown(messages)
  }

  /// Returns the shards in a folder, or `nil` if there are none.
  private static func parts(in folder: String) throws -> PreviewShards? {
    do { return try PreviewShards(in: folder) } catch {
      StandardError.write("Error: \(error)")
      throw ExitCode(2)
    }
  }

  /// Writes a page that shows the previews in several languages side by side.
  private func compare(languages wanted: String) throws {
    let texts = AppTexts(at: URL(fileURLWithPath: folder))
    let languages = wanted == "all" ? texts.languages : Self.names(in: wanted)
    guard !languages.isEmpty else { throw Failure("\(folder): no string tables were found") }
    if let tag = languages.first(where: { !SpokenLanguage.isTag($0) }) {
      throw Failure("--languages: “\(tag)” is not a language tag such as de or pt-BR")
    }
    let findings = texts.bundles.flatMap { path, bundle in
      bundle.findings(in: languages.filter(bundle.localizations.contains)).map {
        "\($0.language): \($0.message) Heard: \($0.heard)"
      }
    }
    try compare(.languages(languages), "in \(languages.count.counted("language"))") {
      ComparisonPage(languages: $0, findings: findings)
    }
  }

  /// Writes a page that shows the previews on several devices side by side.
  private func compare(devices wanted: String) throws {
    let devices = wanted == "all" ? Device.all.map(\.name) : Self.names(in: wanted)
    guard !devices.isEmpty else { throw Failure("--devices: no device is named") }
    if let name = devices.first(where: { Device(name: $0) == nil }) {
      throw Failure("--devices: \(Device.refusal(of: name))")
    }
    try compare(.devices(devices), "on \(devices.count.counted("device"))") {
      ComparisonPage(devices: $0)
    }
  }

  /// Writes a page that compares the previews for all values of one of the program's options.
  private func compare(
    _ variants: PreviewProgram.Variants,
    _ columns: String,
    _ page: ([(heading: String, gallery: Gallery)]) -> ComparisonPage
  ) throws {
    guard let program = PreviewProgram(in: URL(fileURLWithPath: folder), product: product) else {
      throw Failure("\(folder): this folder contains no package")
    }
    let scratch = Self.scratchFolder
    defer { try? FileManager.default.removeItem(at: scratch) }
    let messages = try program.write(to: scratch, variants: variants)
    let galleries = try variants.values.map { value in
      (heading: value, gallery: try Gallery(folder: scratch.appendingPathComponent(value).path))
    }
    for message in messages where !message.contains(" previews written to ") {
      StandardError.write(VisibleText(message))
    }
    let page = page(galleries)
    guard let to else { return }
    let file = try Self.write(page.html, in: to)
    StandardError.write("\(page.count.counted("preview")) \(columns) written to \(file)")
    try Self.failIfUnshown(messages)
  }

  /// Returns the names in a comma-separated list.
  private static func names(in list: String) -> [String] {
    list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The path of a new folder for the transcripts.
  private static var scratchFolder: URL {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("a11ynav-previews-\(UUID().uuidString)")
  }

  /// Writes a page into a folder and returns its path.
  private static func write(_ html: String, in folder: String) throws -> String {
    let page = folder + "/" + Gallery.fileName
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard ReportFile.write(html, to: page) else { throw ExitCode(2) }
    return page
  }

  /// Exits with code 1 if the program reports that it could not show all previews.
  private static func failIfUnshown(_ messages: [String]) throws {
    if messages.contains(where: { $0.hasSuffix("of the previews cannot be shown") }) {
      throw ExitCode(1)
    }
  }

  private func report(_ gallery: Gallery, since earlier: Gallery?) throws {
    let changes = earlier.map { gallery.changes(since: $0) }
    if let to {
      let page = try Self.write(gallery.html(changes: changes), in: to)
      StandardError.write("\(gallery.previews.count.counted("preview")) written to \(page)")
    }
    guard let changes else { return }
    var output = StandardOutput()
    for change in changes { output.write("\(change.preview.name): \(change.kind)") }
    output.write("\(changes.summary(of: gallery.previews.count))")
    output.flush()
    if let comment {
      let text = changes.comment(of: gallery.previews.count)
      guard ReportFile.write(text, to: comment) else { throw ExitCode(2) }
    }
  }

  /// Applies the audit rules, except those that press controls, to the element files next to the transcripts.
  @MainActor
  private func audit(_ gallery: inout Gallery, in folder: String) throws {
    let openers = Openers()
    defer { openers.close() }
    var settings = SessionSettings()
    settings.useLanguageOfUser()
    var limits = ExplorationLimits()
    limits.acts = false
    let run = AuditRun(audit: Audit(), settings: settings, limits: limits, openers: openers)
    for preview in gallery.previews {
      let path = "\(folder)/\(preview.key).json"
      guard FileManager.default.fileExists(atPath: path) else { continue }
      let subject = NamedSubject(name: path, subject: Subject(["open": path, "format": "native"]))
      let report = run.report(on: [subject])
      if let (_, reason) = report.failures.first { throw Failure("\(path): \(reason)") }
      gallery.add(report.results.flatMap(\.findings), to: preview.key)
    }
  }
}
