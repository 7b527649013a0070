// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Previews that crash or exit early", .needsExamples, .timeLimit(.minutes(30)))
struct TroubledPreviewTests {
  @Test func `Each failing preview is named with its reason, and the others are written`() throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try Program.run(
      ["--previews", "--snapshot", "out"],
      in: folder,
      program: Program.built("TroubledPreviews").path
    )
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(!result.errors.contains("\u{1B}"))
    let said = result.errors.split(separator: "\n").map(String.init)
    func reason(of preview: String) -> Substring? {
      let start = "\(preview) (TroubledPreviews/TroubledPreviews.swift:"
      guard let line = said.first(where: { $0.hasPrefix(start) }) else { return nil }
      return line.firstRange(of: "): ").map { line[$0.upperBound...] }
    }
    #expect(reason(of: "Traps")?.hasPrefix("the preview was terminated by signal ") == true)
    #expect(reason(of: "Ends the program") == "the preview exited early")
    #expect(reason(of: "Writes what it reads")?.contains("writes Writing.count") == true)
    #expect(reason(of: "Contains itself")?.contains("is nested deeper than 4000 views") == true)
    #expect(reason(of: "First") == nil)
    // The output for a trap contains the stack frames that led to the trap and little else.
    #expect(result.errors.contains("Index out of range"))
    #expect(said.contains { $0.contains("Trapping.body.getter") })
    #expect(said.count < 40)
    #expect(
      said.suffix(2) == [
        "6 of 8 previews written to out", "Error: 2 of the previews cannot be shown",
      ]
    )
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").sorted()
    #expect(
      files == [
        "Contains itself.a11y", "Dates.a11y", "First.a11y", "Last.a11y", "Prints --2J.a11y",
        "Writes what it reads.a11y",
      ]
    )
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent("out/\(name).a11y"), encoding: .utf8)
    }
    #expect(try text("Dates").contains("\n2,026-1-9\n> next\n9:41\n> next\n0 s later\n"))
    #expect(try text("Last").hasSuffix("\n\nStill well\n> next\n[border]\n"))
    #expect(try text("Prints --2J").contains("\nQuiet ␛[31mwords\n"))
  }

  @Test func `Only the selected previews are written, under the names that they have among all`()
    throws
  {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let troubled = try Program.built("TroubledPreviews").path
    let names = try Program.run(["--previews"], program: troubled).output
      .split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    let chosen = ["First", "Traps", "Last"].compactMap { names.firstIndex(of: $0[...]) }
    let selection = chosen.map(String.init).joined(separator: ",")
    let result = try Program.run(
      ["--previews", "--snapshot", "out", "--snapshot-selection", selection],
      in: folder,
      program: troubled
    )
    #expect(result.errors.contains("\n2 of 3 previews written to out\n"))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").sorted()
    #expect(files == ["First.a11y", "Last.a11y"])
    let none = try Program.run(
      ["--previews", "--snapshot", "none", "--snapshot-selection", ""],
      in: folder,
      program: troubled
    )
    #expect((none.errors, none.status) == ("0 of 0 previews written to none\n", 0))
  }

  @Test(arguments: [
    ([], "the package contains no program"),
    (["Sell", "Buy"], "the package has several programs; choose one with --product: Buy, Sell"),
  ])
  func `A package must have exactly one program unless a program is chosen`(
    _ programs: [String],
    _ reason: String
  ) throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let targets = programs.map { ".executableTarget(name: \"\($0)\", path: \"\($0)\")" }
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [\(targets.joined(separator: ", "))])

      """
    try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
    let result = try Program.run("previews", folder.path, "--to", folder.path + "/site")
    #expect(result.status != 0)
    #expect(result.errors == "Error: \(folder.path): \(reason)\n")
  }
}
