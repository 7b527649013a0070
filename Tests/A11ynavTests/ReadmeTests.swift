import Foundation
import Testing

@Suite("The README", .timeLimit(.minutes(10)))
struct ReadmeTests {
  @Test("The first screen shows what the program really prints")
  func firstScreen() throws {
    let readme = try String(
      contentsOfFile: Program.repositoryFile("README.md"),
      encoding: .utf8
    )
    let start = try #require(readme.firstRange(of: "```console\n"))
    let end = try #require(readme[start.upperBound...].firstRange(of: "\n```"))
    let runs = readme[start.upperBound..<end.lowerBound].components(separatedBy: "\n\n")
    #expect(runs.count == 3)
    for run in runs {
      let lines = run.split(separator: "\n").map(String.init)
      let (arguments, limit) = command(lines[0])
      let result = try Program.run(arguments)
      #expect(result.status == 0)
      let printed = result.output.split(separator: "\n").prefix(limit).map(String.init)
      #expect(printed == Array(lines.dropFirst()))
    }
  }

  /// Reads `$ a11ynav read FILE "two words" | head -6`.
  private func command(_ line: String) -> (arguments: [String], limit: Int) {
    let parts = line.components(separatedBy: " | head -")
    var arguments: [String] = []
    for (index, piece) in parts[0].components(separatedBy: "\"").enumerated() {
      if index % 2 == 1 {
        arguments.append(piece)
      } else {
        arguments += piece.split(separator: " ").map(String.init)
      }
    }
    let paths = arguments.dropFirst(2).map {
      $0.hasPrefix("Examples/") ? Program.repositoryFile($0) : $0
    }
    return (Array(paths), parts.count > 1 ? Int(parts[1]) ?? 0 : .max)
  }
}
