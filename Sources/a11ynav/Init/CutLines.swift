// SPDX-License-Identifier: MIT

import A11yJSON
import A11yProjects

/// The report on an app's cuts, as lines that fit on one screen.
struct CutLines {
  let lines: [String]

  private static let shown = 10

  init(_ report: CutReport, isBeside: Bool, _ package: AppPackage) {
    var lines = ["included files: \(report.filesIn) of \(report.files)"]
    lines.append("views without cuts: \(report.wholeBodies) of \(report.bodies)")
    if !report.views.isEmpty {
      lines.append("views with cuts, starting with the largest losses:")
      for view in report.views.prefix(Self.shown) {
        let loss = view.isLost ? "the whole view" : view.cuts == 1 ? "1 cut" : "\(view.cuts) cuts"
        let names = view.names.prefix(3).joined(separator: ", ")
        lines.append("  \(view.path) \(view.name): \(loss) (\(names))")
      }
      let more = report.views.count - Self.shown
      if more > 0 { lines.append("  and \(more) more, in \(CutFile.path)") }
    }
    if !report.names.isEmpty {
      lines.append("missing names that affect the most views:")
      for name in report.names.prefix(Self.shown) {
        let views = name.views == 1 ? "1 view" : "\(name.views) views"
        let cuts = name.cuts == 1 ? "1 cut" : "\(name.cuts) cuts"
        lines.append("  \(name.name): \(views), \(cuts)")
      }
    }
    for (name, reason) in report.packages.sorted(by: { $0.key < $1.key }) {
      lines.append("the \(name) package is left out: \(reason)")
    }
    let program = package.targets.first(where: \.isProgram)?.name
    let run = program.map { "swift run \($0) --previews" } ?? "swift build"
    lines.append("next: \(isBeside ? "cd a11ynav && " : "")\(run)")
    self.lines = lines
  }
}

extension PackageCheck.Outcome {
  /// The report as JSON.
  var json: String {
    let views = report.views.map { view -> JSONValue in
      .object([
        "file": .string(view.path), "view": .string(view.name), "cuts": .number(Double(view.cuts)),
        "isLost": .bool(view.isLost), "names": .array(view.names.map { .string($0) }),
      ])
    }
    let names = report.names.map { name -> JSONValue in
      .object([
        "name": .string(name.name), "cuts": .number(Double(name.cuts)),
        "views": .number(Double(name.views)),
      ])
    }
    let leftOut = package.leftOut.map { entry -> JSONValue in
      .object(["path": .string(entry.path), "reason": .string(entry.reason)])
    }
    let packages = report.packages.sorted { $0.key < $1.key }.map { entry -> JSONValue in
      .object(["name": .string(entry.key), "reason": .string(entry.value)])
    }
    return JSONValue.object([
      "version": 1, "files": .number(Double(report.files)),
      "filesIn": .number(Double(report.filesIn)),
      "bodies": .number(Double(report.bodies)), "wholeBodies": .number(Double(report.wholeBodies)),
      "passes": .number(Double(passes)), "views": .array(views), "names": .array(names),
      "leftOut": .array(leftOut), "packages": .array(packages),
    ]).text
  }
}
