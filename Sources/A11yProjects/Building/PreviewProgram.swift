// SPDX-License-Identifier: MIT

import Foundation

/// A package's program for writing the transcripts of the package's previews.
package struct PreviewProgram {
  /// The folder that contains the package's manifest.
  private let folder: URL
  private let product: String?

  /// Finds the package in a folder or in the folder's `a11ynav` subfolder, or returns `nil` if there is no package.
  ///
  /// - Parameter product: The name of the program's product, or `nil` if the package has only one product.
  package init?(in folder: URL, product: String?) {
    let places = [folder.appendingPathComponent("a11ynav"), folder]
    let found = places.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
    }
    guard let found else { return nil }
    self.folder = found
    self.product = product
  }

  /// An option of the program and the option values to compare.
  package struct Variants {
    let option: String
    package let values: [String]

    /// Returns the variants for the user's languages.
    package static func languages(_ tags: [String]) -> Variants {
      Variants(option: "--language", values: tags)
    }

    /// Returns the variants for the devices.
    package static func devices(_ names: [String]) -> Variants {
      Variants(option: "--device", values: names)
    }
  }

  /// Builds the program and runs it to write a transcript and the elements of each preview.
  ///
  /// The files for each value of the option in `variants` are written to a separate folder.
  ///
  /// - Parameters:
  ///   - variants: An option of the program, or `nil` for a single run without options.
  ///   - select: A closure that receives all previews' names and source locations, and returns the indices to write.
  /// - Returns: The program's output, line by line, which includes the previews that cannot be shown.
  /// - Throws: ``ProjectError`` if the program cannot be built or run, or if it is ambiguous.
  package func write(
    to place: URL,
    variants: Variants? = nil,
    select: (([String]) -> [Int])? = nil
  ) throws(ProjectError) -> [String] {
    guard let swift = SwiftTool() else {
      throw .program(folder.path, "swift was not found in PATH")
    }
    let program = if let product { product } else { try onlyProgram() }
    let build = ["build", "--product", program]
    let built = try swift.run(build, in: folder, limit: 3600)
    if built.status != 0 {
      let lines = Self.lines(of: built.text + "\n" + built.errors)
      throw .program(
        folder.path,
        lines.first { $0.contains("error: ") } ?? "the package does not build"
      )
    }
    var options: [String] = []
    if let select {
      let numbers = select(try names(of: program, with: swift)).map(String.init)
      options = ["--snapshot-selection", numbers.joined(separator: ",")]
    }
    guard let variants else { return try run(program, with: swift, options, to: place) }
    var lines: [String] = []
    for value in variants.values {
      lines += try run(
        program,
        with: swift,
        options + [variants.option, value],
        to: place.appendingPathComponent(value)
      )
      .map { "\(value): \($0)" }
    }
    return lines
  }

  /// Returns each preview's name and source location.
  private func names(of program: String, with swift: SwiftTool) throws(ProjectError) -> [String] {
    let output = try swift.run(
      ["run", "--skip-build", program, "--previews"],
      in: folder,
      limit: 3600
    )
    guard output.status == 0 else {
      throw .program(
        folder.path,
        Self.lines(of: output.errors).last ?? "the program failed to list its previews"
      )
    }
    return Self.lines(of: output.text)
  }

  private func run(
    _ program: String,
    with swift: SwiftTool,
    _ options: [String],
    to place: URL
  ) throws(ProjectError) -> [String] {
    let run = [
      "run", "--skip-build", program, "--previews", "--snapshot", place.path, "--trees",
    ]
    let output = try swift.run(run + options, in: folder, limit: 3600)
    let lines = Self.lines(of: output.errors)
    if output.status != 0,
      (try? FileManager.default.contentsOfDirectory(atPath: place.path))?.isEmpty != false
    {
      throw .program(folder.path, lines.last ?? "the program failed to write its previews")
    }
    return lines
  }

  private func onlyProgram() throws(ProjectError) -> String {
    let package = try LocalPackage(in: folder)
    let names = package.targets.filter { $0.kind == .program }.map(\.name)
    guard let first = names.first else {
      throw .program(folder.path, "the package contains no program")
    }
    guard names.count == 1 else {
      let list = names.sorted().joined(separator: ", ")
      throw .program(
        folder.path,
        "the package has several programs; choose one with --product: \(list)"
      )
    }
    return first
  }

  private static func lines(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map(String.init)
  }
}
