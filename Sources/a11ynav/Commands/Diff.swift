import A11yCommandLine
import A11yDocuments
import A11ySession
import A11yTranscripts
import ArgumentParser

/// `a11ynav diff`
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show what changed for a listener from one document to another.",
    discussion: """
      Both are read from top to bottom; only lines that differ, and some around
      them, are printed. With --technology switch-control, what each stop costs
      is compared.

        a11ynav diff before.aria.yaml after.aria.yaml

      The exit code is 0 if nothing changed, 1 if something did, and 2 if a
      document could not be read.
      """
  )

  @Argument(help: "The document as it was.", completion: .file())
  var before: String

  @Argument(help: "The document as it is.", completion: .file())
  var after: String

  @Option(help: "What the documents are, if their content does not tell: aria, chrome or native.")
  var format: DocumentFormat?

  @OptionGroup(title: "Technology") var technology: TechnologyOptions

  func run() throws {
    let lines: [String]
    do {
      lines = try MainActor.assumeIsolated {
        try TreeListing.difference(
          from: open(before),
          to: open(after),
          settings: technology.settings(),
          isColored: OutputStyle.isColored
        )
      }
    } catch {
      StandardError.write("Error: \(error)")
      throw ExitCode(2)
    }
    var output = StandardOutput()
    for line in lines { output.write(line) }
    output.flush()
    if !lines.isEmpty { throw ExitCode(1) }
  }

  private func open(_ path: String) throws -> Document {
    var options = DocumentOptions()
    options.file = path
    options.format = format
    return try options.open()
  }
}
